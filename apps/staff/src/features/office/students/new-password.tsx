import { Icon } from '@qadam/ui/icon'
import { errorText } from '@qadam/web/error-text'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { OneTimePassword } from '../../../platform/one-time-password.tsx'

export interface NewPasswordProps {
  student: { id: number; name: string; phone: string }
}

/** Gives a student who lost their password a new one. */
export function NewPassword({ student }: NewPasswordProps): ReactNode {
  const { t } = useTranslation()
  const make = useMutation({
    mutationFn: async () => await call('student_password_new', { student_id: student.id }),
    onError: (error) => void showToast('error', errorText(error)),
    // A password stays nowhere once it was read.
    gcTime: 0,
  })
  return (
    <>
      <ConfirmButton
        variant="secondary"
        icon={<Icon name="lock" size={18} />}
        loading={make.isPending}
        question={{
          title: t('students.new_title', { name: student.name }),
          body: t('students.new_text'),
          confirmLabel: t('students.new_yes'),
        }}
        onConfirm={() => make.mutate()}
      >
        {t('students.new_password')}
      </ConfirmButton>
      {make.data && (
        <OneTimePassword
          title={t('students.new_password')}
          description={`${student.name}, ${formatPhone(student.phone)}`}
          password={make.data.password}
          onClose={() => make.reset()}
        />
      )}
    </>
  )
}
