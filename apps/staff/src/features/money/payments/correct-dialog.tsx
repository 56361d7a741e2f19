import { limits, type StaffPayment } from '@qadam/contract'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
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

  function onSubmit(): void {
    setWasPressed(true)
    if (isWhole) correct.mutate(value)
  }

  return (
    <FormDialog
      title={t('payments.correct_title')}
      description={`${payment.student.name}, ${formatDate(payment.paid_on)}`}
      isBusy={correct.isPending}
      fault={
        correct.error &&
        (isCallError(correct.error, 'conflict') ? t('payments.changed_meanwhile') : errorText(correct.error))
      }
      submitLabel={t('payments.correct_save')}
      noValidate
      onSubmit={onSubmit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
