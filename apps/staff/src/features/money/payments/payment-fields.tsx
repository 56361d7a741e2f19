import { limits, paymentMethods, type PaymentMethod } from '@qadam/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const { maxAmount } = limits.payment
/** Those that arrive by themselves are written down by the server. */
export const byHand: readonly PaymentMethod[] = paymentMethods.filter(
  (method) => method !== 'payme' && method !== 'click',
)
export const selectClass = 'min-h-12 rounded-control border border-control bg-card px-3 text-base'

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
    <label className="flex flex-col gap-1.5 text-sm font-medium">
      {t('payments.method')}
      <select
        className={selectClass}
        value={value}
        onChange={({ target }) => onChange(methods.find((known) => known === target.value) ?? value)}
      >
        {methods.map((known) => (
          <option key={known} value={known}>
            {t(`payments.methods.${known}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
