import { limits, paymentMethods, type PaymentMethod } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const { maxAmount } = limits.payment
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
