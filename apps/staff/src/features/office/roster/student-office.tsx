import type { StaffStudent } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { fullName } from '../../../platform/person.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster } from './roster-queries.ts'
import { StudentDialog } from './student-dialog.tsx'

/** What the office does with a student's account. */
export function StudentOffice({ student }: { student: StaffStudent }): ReactNode {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'edit' | 'correct'>()
  // A question closes itself: by the time the answer is there something else may be open.
  const onError = (error: unknown) => void showToast('error', rosterFault(error, t))
  const signOut = useMutation({
    mutationFn: async () => await call('student_sessions_end', { student_id: student.id }),
    onSuccess: ({ ended }) => {
      void showToast('success', t('roster.signed_out', { count: ended }))
      refreshRoster(student.id)
    },
    onError,
  })
  const close = useMutation({
    mutationFn: async () => await call('student_close', { student_id: student.id, closed: true }),
    onSuccess: () => {
      void showToast('success', t('roster.closed'))
      refreshRoster(student.id)
    },
    onError,
  })
  const name = fullName(student)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="edit" size={18} />}
        onClick={() => setOpen('edit')}
      >
        {t('roster.edit')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="coin" size={18} />}
        onClick={() => setOpen('correct')}
      >
        {t('roster.correct')}
      </Button>
      <ConfirmButton
        variant="secondary"
        icon={<Icon name="logout" size={18} />}
        loading={signOut.isPending}
        question={{ title: t('roster.sign_out_title', { name }), body: t('roster.sign_out_text') }}
        onConfirm={() => signOut.mutate()}
      >
        {t('roster.sign_out')}
      </ConfirmButton>
      <ConfirmButton
        variant="danger-outline"
        className="order-last"
        loading={close.isPending}
        question={{ tone: 'danger', title: t('roster.close_title', { name }), body: t('roster.close_text') }}
        onConfirm={() => close.mutate()}
      >
        {t('roster.close')}
      </ConfirmButton>
      {open === 'edit' && <StudentDialog student={student} onClose={() => setOpen(undefined)} />}
      {open === 'correct' && <CorrectDialog student={student} onClose={() => setOpen(undefined)} />}
    </>
  )
}
