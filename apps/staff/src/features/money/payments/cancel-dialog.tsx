import { limits, type StaffPayment } from '@qadam/contract'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { formatDate } from '../../../platform/times.ts'
import { refreshPayments } from './payments-queries.ts'

/** Cancels a payment that did not happen, with a reason that stays beside it. */
export function CancelDialog({
  payment,
  onClose,
}: {
  payment: StaffPayment
  onClose: () => void
}): ReactNode {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const isMissing = reason.trim() === ''
  const cancel = useMutation({
    mutationFn: async () => await call('payment_cancel', { payment_id: payment.id, reason: reason.trim() }),
    onSuccess: () => {
      refreshPayments(payment.student.id)
      onClose()
    },
  })

  function onSubmit(): void {
    setWasPressed(true)
    if (!isMissing) cancel.mutate()
  }

  return (
    <FormDialog
      title={t('payments.cancel_title', { sum: formatNumber(payment.amount) })}
      description={t('payments.cancel_text', {
        name: payment.student.name,
        day: formatDate(payment.paid_on),
        count: payment.months,
      })}
      isBusy={cancel.isPending}
      fault={cancel.error && errorText(cancel.error)}
      submitLabel={t('payments.cancel')}
      submitVariant="danger"
      noValidate
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('payments.reason')}
        value={reason}
        maxLength={limits.payment.noteMaxLength}
        error={wasPressed && isMissing ? t('payments.reason_missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
