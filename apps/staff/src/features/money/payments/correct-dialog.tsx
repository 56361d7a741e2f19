import type { StaffPayment } from '@qadam/contract'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { formatDate } from '../../../platform/times.ts'
import { byHand, MethodField, NoteField, PaidOnField, parseSum, SumField } from './payment-fields.tsx'
import { refreshPayments } from './payments-queries.ts'

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
        <SumField
          value={amount}
          error={wasPressed && value === undefined ? t('payments.amount_wrong') : undefined}
          onChange={setAmount}
        />
        <MethodField
          value={method}
          methods={byHand.includes(payment.method) ? byHand : [payment.method, ...byHand]}
          onChange={setMethod}
        />
      </div>
      <PaidOnField
        value={paidOn}
        error={wasPressed && paidOn === '' ? t('payments.day_missing') : undefined}
        onChange={setPaidOn}
      />
      <NoteField label={t('payments.note')} value={note} onChange={setNote} />
      <NoteField
        label={t('payments.reason')}
        value={reason}
        error={wasPressed && reason.trim() === '' ? t('payments.reason_missing') : undefined}
        onChange={setReason}
      />
    </FormDialog>
  )
}
