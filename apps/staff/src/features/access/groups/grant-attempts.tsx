import { limits } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
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
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (reason.trim() !== '' && count > 0 && !give.isPending) give.mutate()
  }
  const now = spentNow(give.error)
  const fault =
    now === 0 ? t('attempts.none_left') : now === undefined ? give.error && errorText(give.error) : undefined
  return (
    <Dialog
      open
      title={t('attempts.give')}
      description={t('attempts.about', { name: student.name, lesson: lesson.title })}
      closeLabel={t('shell.close')}
      isBusy={give.isPending}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        {seen > 1 && (
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {t('attempts.count')}
            <select
              className="min-h-12 rounded-control border border-control bg-card px-3 text-base"
              value={count}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {Array.from({ length: seen }, (_, index) => seen - index).map((amount) => (
                <option key={amount} value={amount}>
                  {t(amount === seen ? 'attempts.all_of' : 'attempts.some', { count: amount })}
                </option>
              ))}
            </select>
          </label>
        )}
        <TextField
          label={t('attempts.reason')}
          hint={t('attempts.reason_hint')}
          value={reason}
          required
          maxLength={limits.roster.reasonMaxLength}
          onChange={({ target }) => setReason(target.value)}
        />
        {now !== undefined && now > 0 && (
          <p role="alert" className="text-[15px] text-saffron-text">
            {t('attempts.changed', { count: now })}
          </p>
        )}
        {fault && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {fault}
          </p>
        )}
        <Button type="submit" full loading={give.isPending} disabled={reason.trim() === '' || count === 0}>
          {t('attempts.give')}
        </Button>
        {submissionId !== null && (
          <Link
            to={paths.reviewPattern}
            params={{ submissionId: String(submissionId) }}
            className="inline-flex min-h-11 items-center self-center font-semibold text-turquoise-text"
          >
            {t('attempts.to_work')}
          </Link>
        )}
      </form>
    </Dialog>
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
