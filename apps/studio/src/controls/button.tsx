import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

export interface ButtonProps {
  onClick: () => void
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  icon?: IconName
  disabled?: boolean
  /** For a button that switches something on and off. */
  pressed?: boolean
  title?: string
  children?: ComponentChildren
}

/** Never submits a form. One that shows an icon only needs `title`, which is its accessible name. */
export function Button({ onClick, kind = 'plain', icon, disabled, pressed, title, children }: ButtonProps) {
  return (
    <button
      type="button"
      class={`button button-${kind}`}
      onClick={onClick}
      {...(disabled === undefined ? {} : { disabled })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(title === undefined ? {} : { title, 'aria-label': title })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
