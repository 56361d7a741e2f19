import { SelectMenu } from '@qadam/ui/menu'
import type { ReactNode } from 'react'
import { DateField } from './date-field.tsx'

export interface ChoiceFilterProps<Value extends string> {
  label: string
  /** What is chosen where the address says nothing. */
  all: string
  value: Value | undefined
  options: readonly Value[]
  textOf: (value: Value) => string
  onChange: (value: Value | undefined) => void
  className?: string
}

/** One of a few by which a list is filtered, or none of them. */
export function ChoiceFilter<Value extends string>({
  label,
  all,
  value,
  options,
  textOf,
  onChange,
  className,
}: ChoiceFilterProps<Value>): ReactNode {
  return (
    <SelectMenu<Value | ''>
      label={label}
      className={className}
      value={value ?? ''}
      options={[{ value: '', label: all }, ...options.map((each) => ({ value: each, label: textOf(each) }))]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  )
}

export interface DaysFilterProps {
  labels: { from: string; to: string }
  from: string | undefined
  to: string | undefined
  onChange: (days: { from?: string | undefined } | { to?: string | undefined }) => void
}

/** The first and the last day of what a list shows; either may be open. */
export function DaysFilter({ labels, from, to, onChange }: DaysFilterProps): ReactNode {
  const field = (end: 'from' | 'to', value: string | undefined) => (
    <DateField
      label={labels[end]}
      size="sm"
      className="w-40 max-sm:w-[calc(50%-0.375rem)]"
      value={value ?? ''}
      onChange={(day) => onChange({ [end]: day === '' ? undefined : day })}
    />
  )
  return (
    <>
      {field('from', from)}
      {field('to', to)}
    </>
  )
}
