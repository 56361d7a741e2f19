import { limits, type PaymentMethod } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { isClosedAccount } from '../../../platform/closed-account.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { formatDate, schoolToday } from '../../../platform/times.ts'
import { byHand, MethodField, NoteField, PaidOnField, parseSum, SumField } from './payment-fields.tsx'
import { refreshPayments } from './payments-queries.ts'

const { maxMonths } = limits.payment
export interface RecordDialogProps {
  student: { id: number; name: string }
  onClose: () => void
}

/** Writes down that a student paid. A press whose answer was lost can be repeated: it is one payment. */
export function RecordDialog({ student, onClose }: RecordDialogProps): ReactNode {
  const { t } = useTranslation()
  const [amount, setAmount] = useState('')
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const [paidOn, setPaidOn] = useState(schoolToday)
  const [months, setMonths] = useState(1)
  const [note, setNote] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const value = parseSum(amount)

  const record = useMutation({
    mutationFn: async (sum: number) =>
      await call('payment_record', {
        student_id: student.id,
        amount: sum,
        method,
        paid_on: paidOn,
        months,
        note,
        request_id: requestId,
      }),
    onSuccess: ({ standing }) => {
      refreshPayments(student.id)
      const until = standing.next_due_on === null ? '' : formatDate(standing.next_due_on)
      void showToast('success', t('payments.recorded', { name: student.name }), {
        text: t('payments.recorded_text', { until }),
      })
      onClose()
    },
  })

  function onSubmit(): void {
    setWasPressed(true)
    if (value !== undefined) record.mutate(value)
  }

  return (
    <FormDialog
      title={t('payments.record_title', { name: student.name })}
      isBusy={record.isPending}
      fault={
        record.error && (isClosedAccount(record.error) ? t('roster.faults.closed') : errorText(record.error))
      }
      submitLabel={t('payments.record')}
      noValidate
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SumField
        value={amount}
        error={wasPressed && value === undefined ? t('payments.amount_wrong') : undefined}
        onChange={setAmount}
      />
      <div className="grid grid-cols-2 gap-3">
        <MethodField value={method} methods={byHand} onChange={setMethod} />
        <SelectField
          label={t('payments.months')}
          value={months}
          options={Array.from({ length: maxMonths }, (_, index) => ({
            value: index + 1,
            label: t('payments.months_count', { count: index + 1 }),
          }))}
          onChange={setMonths}
        />
      </div>
      <PaidOnField value={paidOn} onChange={setPaidOn} />
      <NoteField label={t('payments.note')} value={note} onChange={setNote} />
    </FormDialog>
  )
}
