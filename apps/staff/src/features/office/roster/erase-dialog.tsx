import type { RosterStudent } from '@qadam/contract'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { fullName } from '../../../platform/person.ts'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster } from './roster-queries.ts'

export interface EraseDialogProps {
  student: RosterStudent
  onClose: () => void
}

/** Erases a student whose account is closed. Nothing brings it back, so the phone is typed once more. */
export function EraseDialog({ student, onClose }: EraseDialogProps): ReactNode {
  const { t } = useTranslation()
  const [phone, setPhone] = useState('')
  const erase = useMutation({
    mutationFn: async () => await call('student_erase', { student_id: student.id, phone }),
    onSuccess: () => {
      void showToast('success', t('roster.erased'))
      refreshRoster(student.id)
      onClose()
    },
  })
  const isOther =
    isCallError(erase.error, 'validation.failed') ||
    (isCallError(erase.error, 'conflict') && erase.error.details['reason'] === 'other_phone')
  return (
    <FormDialog
      title={t('roster.erase_title', { name: fullName(student) })}
      description={t('roster.erase_text')}
      isBusy={erase.isPending}
      fault={erase.error && !isOther && rosterFault(erase.error, t)}
      submitLabel={t('roster.erase')}
      submitVariant="danger"
      canSubmit={phone.trim() !== ''}
      onSubmit={() => erase.mutate()}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        <li>{t('roster.erase_goes')}</li>
        <li>{t('roster.erase_stays')}</li>
        <li>{t('roster.erase_backups')}</li>
      </ul>
      <TextField
        label={t('roster.erase_phone')}
        hint={student.phone}
        inputMode="tel"
        autoComplete="off"
        required
        value={phone}
        {...(isOther && { error: t('roster.erase_other_phone') })}
        onChange={({ target }) => {
          setPhone(target.value)
          erase.reset()
        }}
      />
    </FormDialog>
  )
}
