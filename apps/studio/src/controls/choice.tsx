interface ChoiceProps<V extends string> {
  label: string
  value: V
  values: readonly V[]
  names: Readonly<Record<V, string>>
  onChange: (value: V) => void
  help?: string
  disabled?: boolean
}

/** One of a few named values. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, value, values, names, onChange, help, disabled } = props
  return (
    <label class="choice" {...(help ? { title: help } : {})}>
      <span class="choice-label">{label}</span>
      <select
        value={value}
        {...(disabled === undefined ? {} : { disabled })}
        onChange={({ currentTarget }) => {
          const chosen = values.find((one) => one === currentTarget.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
