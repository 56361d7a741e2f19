import { limits, type StaffPayment } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
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

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setWasPressed(true)
    if (!isMissing && !cancel.isPending) cancel.mutate()
  }

  return (
    <Dialog
      open
      title={t('payments.cancel_title', { sum: formatNumber(payment.amount) })}
      description={t('payments.cancel_text', {
        name: payment.student.name,
        day: formatDate(payment.paid_on),
        count: payment.months,
      })}
      closeLabel={t('shell.close')}
      isBusy={cancel.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('payments.reason')}
          value={reason}
          maxLength={limits.payment.noteMaxLength}
          error={wasPressed && isMissing ? t('payments.reason_missing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {cancel.error && (
          <p role="alert" className="text-pomegranate-text">
            {errorText(cancel.error)}
          </p>
        )}
        <Button type="submit" variant="danger" loading={cancel.isPending}>
          {t('payments.cancel')}
        </Button>
      </form>
    </Dialog>
  )
}
