import { limits } from '@qadam/contract'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../platform/date-field.tsx'
import { call } from '../../../platform/call.ts'
import { isClosedAccount } from '../../../platform/closed-account.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { schoolToday } from '../../../platform/times.ts'
import { refreshPayments } from './payments-queries.ts'

export interface DueDialogProps {
  student: { id: number; name: string; next_due_on: string | null }
  onClose: () => void
}

/** Sets the day by which a student has to pay, or that they pay nothing. */
export function DueDialog({ student, onClose }: DueDialogProps): ReactNode {
  const { t } = useTranslation()
  // What was there when the dialog opened.
  const [seen] = useState(student.next_due_on)
  const [day, setDay] = useState(seen ?? '')
  const [isFree, setFree] = useState(false)
  const [reason, setReason] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const isDayMissing = !isFree && day === ''
  const isReasonMissing = reason.trim() === ''
  const set = useMutation({
    mutationFn: async () =>
      await call('payment_due_set', {
        student_id: student.id,
        next_due_on: isFree ? null : day,
        reason: reason.trim(),
        seen,
      }),
    onSuccess: () => {
      refreshPayments(student.id)
      void showToast('success', t('payments.due_set'))
      onClose()
    },
    onError: (error) => isCallError(error, 'conflict') && refreshPayments(student.id),
  })

  function faultText(failure: Error): string {
    if (isClosedAccount(failure)) return t('roster.faults.closed')
    return isCallError(failure, 'conflict') ? t('payments.changed_meanwhile') : errorText(failure)
  }

  function onSubmit(): void {
    setWasPressed(true)
    if (!isDayMissing && !isReasonMissing) set.mutate()
  }

  return (
    <FormDialog
      title={t('payments.due_title', { name: student.name })}
      isBusy={set.isPending}
      fault={set.error && faultText(set.error)}
      submitLabel={t('payments.due_save')}
      noValidate
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Switch label={t('payments.free')} hint={t('payments.free_hint')} checked={isFree} onChange={setFree} />
      {!isFree && (
        <DateField
          label={t('payments.columns.due')}
          hint={t(day !== '' && day < schoolToday() ? 'payments.due_past' : 'payments.due_hint')}
          value={day}
          error={wasPressed && isDayMissing ? t('payments.day_missing') : undefined}
          onChange={setDay}
        />
      )}
      <TextField
        label={t('payments.reason')}
        value={reason}
        maxLength={limits.payment.noteMaxLength}
        error={wasPressed && isReasonMissing ? t('payments.reason_missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
