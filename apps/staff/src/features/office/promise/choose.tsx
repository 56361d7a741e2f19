import { inputClass } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'

export interface ChooseProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of a list of people, as the device shows lists. */
export function Choose({ label, value, options, onChange }: ChooseProps): ReactNode {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1.5">
      <span className="text-[15px] font-semibold">{label}</span>
      <select value={value} className={inputClass} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
