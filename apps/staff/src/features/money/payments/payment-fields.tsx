import { limits, paymentMethods, type PaymentMethod } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../platform/date-field.tsx'
import { schoolToday } from '../../../platform/times.ts'

const { maxAmount, noteMaxLength } = limits.payment
/** Those that arrive by themselves are written down by the server. */
export const byHand: readonly PaymentMethod[] = paymentMethods.filter(
  (method) => method !== 'payme' && method !== 'click',
)

/** Whole soʻm as they were typed, with or without spaces; undefined for what is no sum. */
export function parseSum(typed: string): number | undefined {
  const digits = typed.replaceAll(/\s/g, '')
  const value = Number(digits)
  return /^\d+$/.test(digits) && value > 0 && value <= maxAmount ? value : undefined
}

export interface MethodFieldProps {
  value: PaymentMethod
  methods: readonly PaymentMethod[]
  onChange: (method: PaymentMethod) => void
}

export function MethodField({ value, methods, onChange }: MethodFieldProps): ReactNode {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('payments.method')}
      value={value}
      options={methods.map((known) => ({ value: known, label: t(`payments.methods.${known}`) }))}
      onChange={onChange}
    />
  )
}

export interface TypedFieldProps {
  value: string
  error?: string | undefined
  onChange: (typed: string) => void
}

export function SumField({ value, error, onChange }: TypedFieldProps): ReactNode {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('payments.amount')}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function PaidOnField({ value, error, onChange }: TypedFieldProps): ReactNode {
  const { t } = useTranslation()
  return (
    <DateField
      label={t('payments.paid_on')}
      max={schoolToday()}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

export function NoteField({ label, value, error, onChange }: TypedFieldProps & { label: string }): ReactNode {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={noteMaxLength}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
