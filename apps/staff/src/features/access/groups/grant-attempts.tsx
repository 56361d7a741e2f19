import { officeLimits } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { paths } from '../../../platform/paths.ts'
import { queryClient } from '../../../platform/query-client.ts'

export interface GrantAttemptsProps {
  student: { id: number; name: string }
  lesson: { id: number; title: string }
  /** Spent attempts that may be given back, at least one. */
  spent: number
  /** The student's submission for the lesson, where there is one. */
  submissionId?: number | null
  onClose: () => void
}

/** Gives spent attempts at a test back, with a reason; the student sees it at once. */
export function GrantAttempts({
  student,
  lesson,
  spent,
  submissionId = null,
  onClose,
}: GrantAttemptsProps): ReactNode {
  const { t } = useTranslation()
  // As the server last told; another teacher may have given some back meanwhile.
  const [seen, setSeen] = useState(spent)
  const [chosen, setChosen] = useState(spent)
  const [reason, setReason] = useState('')
  const count = Math.min(chosen, seen)
  const give = useMutation({
    mutationFn: async () =>
      await call('attempts_grant', {
        student_id: student.id,
        lesson_id: lesson.id,
        count,
        spent_seen: seen,
        reason: reason.trim(),
      }),
    onSuccess: ({ granted }) => {
      void showToast('success', t('attempts.given', { count: granted }))
      refresh(student.id)
      onClose()
    },
    onError: (failure) => {
      const now = spentNow(failure)
      if (now === undefined) return
      setSeen(now)
      refresh(student.id)
    },
  })
  const now = spentNow(give.error)
  const fault =
    now === 0 ? t('attempts.none_left') : now === undefined ? give.error && errorText(give.error) : undefined
  return (
    <FormDialog
      title={t('attempts.give')}
      description={t('attempts.about', { name: student.name, lesson: lesson.title })}
      isBusy={give.isPending}
      fault={fault}
      submitLabel={t('attempts.give')}
      canSubmit={reason.trim() !== '' && count > 0}
      onSubmit={() => give.mutate()}
      onClose={onClose}
      after={
        submissionId !== null && (
          <Link
            to={paths.reviewPattern}
            params={{ submissionId: String(submissionId) }}
            className="inline-flex min-h-11 items-center self-center font-semibold text-turquoise-text"
          >
            {t('attempts.to_work')}
          </Link>
        )
      }
    >
      {seen > 1 && (
        <SelectField
          label={t('attempts.count')}
          value={count}
          options={Array.from({ length: seen }, (_, index) => ({
            value: seen - index,
            label: t(index === 0 ? 'attempts.all_of' : 'attempts.some', { count: seen - index }),
          }))}
          onChange={setChosen}
        />
      )}
      <TextField
        label={t('attempts.reason')}
        hint={t('attempts.reason_hint')}
        value={reason}
        required
        maxLength={officeLimits.roster.reasonMaxLength}
        onChange={({ target }) => setReason(target.value)}
      />
      {now !== undefined && now > 0 && (
        <p role="alert" className="text-compact text-saffron-text">
          {t('attempts.changed', { count: now })}
        </p>
      )}
    </FormDialog>
  )
}

/** How many are spent now, where that is why it was refused. */
function spentNow(failure: unknown): number | undefined {
  const spent = isCallError(failure, 'conflict') ? failure.details['spent'] : undefined
  return typeof spent === 'number' ? spent : undefined
}

function refresh(studentId: number): void {
  void queryClient.invalidateQueries({ queryKey: ['student', studentId] })
  void queryClient.invalidateQueries({ queryKey: ['group_progress'] })
}
