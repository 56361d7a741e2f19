import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'

/** A whole number that may be left out. */
export function NumberField({
  label,
  value,
  onChange,
}: {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}): ReactNode {
  return (
    <TextField
      label={label}
      type="number"
      min={0}
      max={5000}
      className="max-w-48"
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : Math.max(0, Math.round(Number(target.value))))
      }
    />
  )
}
