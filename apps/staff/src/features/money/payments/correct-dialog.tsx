import { limits, type StaffPayment } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { formatDate, schoolToday } from '../../../platform/times.ts'
import { byHand, MethodField, parseSum } from './payment-fields.tsx'
import { refreshPayments } from './payments-queries.ts'

const { noteMaxLength } = limits.payment

export interface CorrectDialogProps {
  payment: StaffPayment
  onClose: () => void
}

/** Corrects a payment that was recorded wrong. Another person's change in the meantime is not overwritten. */
export function CorrectDialog({ payment, onClose }: CorrectDialogProps): ReactNode {
  const { t } = useTranslation()
  const [amount, setAmount] = useState(formatNumber(payment.amount))
  const [method, setMethod] = useState(payment.method)
  const [paidOn, setPaidOn] = useState(payment.paid_on)
  const [note, setNote] = useState(payment.note)
  const [reason, setReason] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const value = parseSum(amount)
  const isWhole = value !== undefined && paidOn !== '' && reason.trim() !== ''
  // The values when the dialog opened: a refetch of the list beneath it changes nothing here.
  const [seen] = useState({
    amount: payment.amount,
    method: payment.method,
    paid_on: payment.paid_on,
    note: payment.note,
  })
  const correct = useMutation({
    mutationFn: async (sum: number) =>
      await call('payment_correct', {
        payment_id: payment.id,
        amount: sum,
        method,
        paid_on: paidOn,
        note,
        reason: reason.trim(),
        seen,
      }),
    onSuccess: () => {
      refreshPayments(payment.student.id)
      void showToast('success', t('payments.corrected'))
      onClose()
    },
    onError: (error) => isCallError(error, 'conflict') && refreshPayments(payment.student.id),
  })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setWasPressed(true)
    if (isWhole && !correct.isPending) correct.mutate(value)
  }

  return (
    <Dialog
      open
      title={t('payments.correct_title')}
      description={`${payment.student.name}, ${formatDate(payment.paid_on)}`}
      closeLabel={t('shell.close')}
      isBusy={correct.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('payments.amount')}
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            error={wasPressed && value === undefined ? t('payments.amount_wrong') : undefined}
            onChange={(event) => setAmount(event.target.value)}
          />
          <MethodField
            value={method}
            methods={byHand.includes(payment.method) ? byHand : [payment.method, ...byHand]}
            onChange={setMethod}
          />
        </div>
        <TextField
          label={t('payments.paid_on')}
          type="date"
          max={schoolToday()}
          value={paidOn}
          error={wasPressed && paidOn === '' ? t('payments.day_missing') : undefined}
          onChange={(event) => setPaidOn(event.target.value)}
        />
        <TextField
          label={t('payments.note')}
          value={note}
          maxLength={noteMaxLength}
          onChange={(event) => setNote(event.target.value)}
        />
        <TextField
          label={t('payments.reason')}
          value={reason}
          maxLength={noteMaxLength}
          error={wasPressed && reason.trim() === '' ? t('payments.reason_missing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {correct.error && (
          <p role="alert" className="text-pomegranate-text">
            {isCallError(correct.error, 'conflict')
              ? t('payments.changed_meanwhile')
              : errorText(correct.error)}
          </p>
        )}
        <Button type="submit" loading={correct.isPending}>
          {t('payments.correct_save')}
        </Button>
      </form>
    </Dialog>
  )
}
