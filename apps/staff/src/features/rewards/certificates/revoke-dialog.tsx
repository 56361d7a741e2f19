import { certificateLimits, type StaffCertificate } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'

interface RevokeDialogProps {
  studentId: number
  certificate: StaffCertificate
  onClose: () => void
}

/** Takes a certificate back, or gives it back: with a reason. */
export function RevokeDialog({ studentId, certificate, onClose }: RevokeDialogProps): ReactNode {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const revoked = certificate.revoked_at === null
  const about = { course: certificate.course.title }
  const save = useMutation({
    mutationFn: async () =>
      await call('certificate_revoke', {
        student_id: studentId,
        certificate_id: certificate.id,
        revoked,
        reason: reason.trim(),
      }),
    onSuccess: () => {
      void showToast('success', t('certificates.done'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(revoked ? 'certificates.revoke_title' : 'certificates.restore_title')}
      description={t(revoked ? 'certificates.revoke_text' : 'certificates.restore_text', about)}
      isBusy={save.isPending}
      fault={save.error && errorText(save.error)}
      submitLabel={t(revoked ? 'certificates.revoke' : 'certificates.restore')}
      submitVariant={revoked ? 'danger' : 'primary'}
      noValidate
      onSubmit={() => {
        setMissing(reason.trim() === '')
        if (reason.trim() !== '') save.mutate()
      }}
      onClose={onClose}
      after={
        <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
          {t(revoked ? 'shell.keep' : 'shell.cancel')}
        </Button>
      }
    >
      <TextField
        label={t('certificates.reason')}
        value={reason}
        maxLength={certificateLimits.reasonMaxLength}
        error={isMissing ? t('certificates.reason_missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
