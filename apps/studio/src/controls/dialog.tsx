import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../language/language.ts'
import { Button } from './button.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  children: ComponentChildren
}

/** The browser's own modal dialog: keeps the focus, closes on Escape, and puts the focus where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog ref={element} class="dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <header class="dialog-header">
        <h2 id="dialog-title">{title}</h2>
        <Button kind="quiet" icon="close" title={t.value.close} onClick={() => element.current?.close()} />
      </header>
      {children}
    </dialog>
  )
}
