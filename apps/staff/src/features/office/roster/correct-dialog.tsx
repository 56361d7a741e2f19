import { officeLimits } from '@qadam/contract'
import { TextField } from '@qadam/ui/text-field'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { queryClient } from '../../../platform/query-client.ts'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster } from './roster-queries.ts'

export interface CorrectDialogProps {
  student: { id: number; points: number; coins: number }
  onClose: () => void
}

/** Adds points or coins, or takes them away, with a reason; the student sees it in the statement. */
export function CorrectDialog({ student, onClose }: CorrectDialogProps): ReactNode {
  const { t } = useTranslation()
  const [draft, setDraft] = useState({ points: '', coins: '', reason: '' })
  // A retry after a lost reply is the same request.
  const requestId = useRef(crypto.randomUUID())
  const points = readAmount(draft.points)
  const coins = readAmount(draft.coins)
  const isWhole =
    points !== undefined && coins !== undefined && (points !== 0 || coins !== 0) && draft.reason.trim() !== ''
  const save = useMutation({
    mutationFn: async (amounts: { points: number; coins: number }) =>
      await call('balance_correct', {
        student_id: student.id,
        ...amounts,
        reason: draft.reason.trim(),
        request_id: requestId.current,
      }),
    onSuccess: () => {
      void showToast('success', t('roster.saved'))
      refreshRoster(student.id)
      void queryClient.invalidateQueries({ queryKey: ['statement'] })
      onClose()
    },
    // What stands under the fields may be what refused it.
    onError: () => refreshRoster(student.id),
  })
  function onSubmit(): void {
    if (isWhole) save.mutate({ points, coins })
  }
  return (
    <FormDialog
      title={t('roster.correct')}
      description={t('roster.correct_text')}
      isBusy={save.isPending}
      fault={save.error && rosterFault(save.error, t)}
      submitLabel={t('roster.save')}
      canSubmit={isWhole}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {(['points', 'coins'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`roster.columns.${field}`)}
            hint={t('roster.now', { value: formatNumber(student[field]) })}
            inputMode="text"
            placeholder="-10"
            value={draft[field]}
            {...(readAmount(draft[field]) === undefined && { error: t('roster.bad_amount') })}
            onChange={({ target }) => {
              requestId.current = crypto.randomUUID()
              setDraft({ ...draft, [field]: target.value })
            }}
          />
        ))}
      </div>
      <TextField
        label={t('roster.reason')}
        value={draft.reason}
        required
        maxLength={officeLimits.roster.reasonMaxLength}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
      />
    </FormDialog>
  )
}

/** 0 where nothing was typed, undefined where it is no whole number within the bounds. */
export function readAmount(typed: string): number | undefined {
  const text = typed
    .trim()
    .replaceAll(/[\s\u00a0]/g, '')
    .replace(/^[−–]/, '-')
  if (text === '') return 0
  if (!/^[+-]?\d{1,6}$/.test(text)) return undefined
  const amount = Number(text)
  return Math.abs(amount) <= officeLimits.roster.correctionMax ? amount : undefined
}
