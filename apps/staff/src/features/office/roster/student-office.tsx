import type { StaffStudent } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useConfirm } from '@qadam/ui/use-confirm'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster } from './roster-queries.ts'
import { StudentDialog } from './student-dialog.tsx'

/** What the office does with a student's account. */
export function StudentOffice({ student }: { student: StaffStudent }): ReactNode {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'edit' | 'correct'>()
  const confirm = useConfirm()
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
  const askToSignOut = () =>
    confirm.ask({
      title: t('roster.sign_out_title', { name }),
      body: t('roster.sign_out_text'),
      confirmLabel: t('roster.sign_out'),
      cancelLabel: t('shell.cancel'),
      onConfirm: () => signOut.mutate(),
    })
  const askToClose = () =>
    confirm.ask({
      tone: 'danger',
      title: t('roster.close_title', { name }),
      body: t('roster.close_text'),
      confirmLabel: t('roster.close'),
      cancelLabel: t('shell.cancel'),
      onConfirm: () => close.mutate(),
    })
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
      <Button size="sm" variant="ghost" loading={signOut.isPending} onClick={askToSignOut}>
        {t('roster.sign_out')}
      </Button>
      <Button size="sm" variant="danger-outline" loading={close.isPending} onClick={askToClose}>
        {t('roster.close')}
      </Button>
      {open === 'edit' && <StudentDialog student={student} onClose={() => setOpen(undefined)} />}
      {open === 'correct' && <CorrectDialog student={student} onClose={() => setOpen(undefined)} />}
      {confirm.dialog}
    </>
  )
}
