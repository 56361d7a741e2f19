import { limits, paymentMethods, type PaymentMethod } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { formatDate, schoolToday } from '../../platform/times.ts'

const { maxAmount, maxMonths, noteMaxLength } = limits.payment
/** Those that arrive by themselves are written down by the server. */
const byHand = paymentMethods.filter((method) => method !== 'payme' && method !== 'click')
const fieldClass = 'min-h-12 rounded-control border border-control bg-card px-3 text-base'

export interface RecordDialogProps {
  student: { id: number; name: string }
  onClose: () => void
}

/** Writes down that a student paid. A press whose answer was lost can be repeated: it is one payment. */
export function RecordDialog({ student, onClose }: RecordDialogProps): ReactNode {
  const { t } = useTranslation()
  const today = schoolToday()
  const [amount, setAmount] = useState('')
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const [paidOn, setPaidOn] = useState(today)
  const [months, setMonths] = useState(1)
  const [note, setNote] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const value = Number(amount.replaceAll(/[\s\u00A0]/g, ''))
  const isWhole = Number.isInteger(value) && value > 0 && value <= maxAmount

  const record = useMutation({
    mutationFn: async () =>
      await call('payment_record', {
        student_id: student.id,
        amount: value,
        method,
        paid_on: paidOn,
        months,
        note,
        request_id: requestId,
      }),
    onSuccess: ({ standing }) => {
      void queryClient.invalidateQueries({ queryKey: ['payments'] })
      void queryClient.invalidateQueries({ queryKey: ['student', student.id] })
      const until = standing.next_due_on === null ? '' : formatDate(standing.next_due_on)
      void showToast('success', t('payments.recorded', { name: student.name }), {
        text: t('payments.recorded_text', { until }),
      })
      onClose()
    },
  })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setWasPressed(true)
    if (isWhole && !record.isPending) record.mutate()
  }

  return (
    <Dialog
      open
      title={t('payments.record_title', { name: student.name })}
      closeLabel={t('shell.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('payments.amount')}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          error={wasPressed && !isWhole ? t('payments.amount_wrong') : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {t('payments.method')}
            <select
              className={fieldClass}
              value={method}
              onChange={({ target }) => setMethod(byHand.find((known) => known === target.value) ?? 'cash')}
            >
              {byHand.map((known) => (
                <option key={known} value={known}>
                  {t(`payments.methods.${known}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {t('payments.months')}
            <select
              className={fieldClass}
              value={months}
              onChange={({ target }) => setMonths(Number(target.value))}
            >
              {Array.from({ length: maxMonths }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {t('payments.months_count', { count })}
                </option>
              ))}
            </select>
          </label>
        </div>
        <TextField
          label={t('payments.paid_on')}
          type="date"
          max={today}
          value={paidOn}
          onChange={(event) => setPaidOn(event.target.value)}
        />
        <TextField
          label={t('payments.note')}
          value={note}
          maxLength={noteMaxLength}
          onChange={(event) => setNote(event.target.value)}
        />
        {record.error && (
          <p role="alert" className="text-pomegranate-text">
            {errorText(record.error)}
          </p>
        )}
        <Button type="submit" loading={record.isPending}>
          {t('payments.record')}
        </Button>
      </form>
    </Dialog>
  )
}
