import { useId, type ReactNode } from 'react'

/** One of a few values, each with what it does. */
export function SettingChoice<Value extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: {
  label: string
  hint: string
  value: string
  choices: readonly { value: Value; title: string; text: string }[]
  onChange: (value: Value) => void
}): ReactNode {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="flex w-full min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="overflow-hidden rounded-control border border-line">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-line px-3 py-2.5 last:border-b-0 has-checked:bg-turquoise-soft"
          >
            <input
              type="radio"
              name={id}
              className="mt-0.5 tick-box"
              aria-describedby={`${id}-${choice.value}`}
              aria-label={choice.title}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{choice.title}</span>
              <span id={`${id}-${choice.value}`} className="block text-compact text-muted">
                {choice.text}
              </span>
            </span>
          </label>
        ))}
      </div>
      <span id={`${id}-hint`} className="text-sm leading-5 text-muted">
        {hint}
      </span>
    </fieldset>
  )
}
