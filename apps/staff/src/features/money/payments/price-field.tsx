import { Button } from '@qadam/ui/button'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { isCallError } from '@qadam/web/call-error'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { parseSum } from './payment-fields.tsx'

interface PriceFieldProps {
  label: string
  /** Whose price; the school's where neither is named. */
  of: { group_id?: number; student_id?: number }
  price: number | null
  hint?: string | undefined
}

/** What a month costs, in one field: empty leaves it to the wider price. */
export function PriceField({ label, of, price, hint }: PriceFieldProps): ReactNode {
  const { t } = useTranslation()
  // What was typed and is not saved yet.
  const [typed, setTyped] = useState<string>()
  const stored = price === null ? '' : formatNumber(price)
  const text = typed ?? stored
  const value = text.trim() === '' ? null : parseSum(text)
  const save = useMutation({
    mutationFn: async (next: number | null) =>
      await call('payment_price_set', { ...of, price: next, seen: price }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['payments'] })
      setTyped(undefined)
      void showToast('success', t('payments.prices.saved'))
    },
    onError: (failure) => {
      if (isCallError(failure, 'conflict')) void queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
  })
  const problem = value === undefined ? t('payments.amount_wrong') : undefined
  const failure = save.error
    ? isCallError(save.error, 'conflict')
      ? t('payments.prices.changed')
      : errorText(save.error)
    : undefined
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (value !== undefined && !save.isPending) save.mutate(value)
      }}
    >
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        className="min-w-44 flex-1"
        value={text}
        hint={hint}
        error={problem ?? failure}
        onChange={({ target }) => {
          save.reset()
          setTyped(target.value)
        }}
      />
      {typed !== undefined && value !== price && (
        <Button type="submit" variant="secondary" disabled={value === undefined} loading={save.isPending}>
          {t('payments.prices.save')}
        </Button>
      )}
    </form>
  )
}
