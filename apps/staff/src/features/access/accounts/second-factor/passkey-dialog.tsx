import { secondFactorLimits, type Passkey, type SecondFactor } from '@qadam/contract'
import { showToast } from '@qadam/web/toast'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { OpenDialog } from '../../../../platform/open-dialog.tsx'
import { queryClient } from '../../../../platform/query-client.ts'
import { FieldForm } from './field-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { secondFactorQuery } from './second-factor-query.ts'

export type PasskeyAct = 'rename' | 'remove'

interface PasskeyDialogProps {
  passkey: Passkey
  /** Whether the password is enough without it. */
  isLast: boolean
  act: PasskeyAct
  onClose: () => void
}

/** Gives a passkey another name, or takes it off by the password. */
export function PasskeyDialog({ passkey, isLast, act, onClose }: PasskeyDialogProps): ReactNode {
  const { t } = useTranslation()
  const done = (factor: SecondFactor, told: string) => {
    queryClient.setQueryData(secondFactorQuery.queryKey, factor)
    void showToast('success', told)
    onClose()
  }
  if (act === 'rename')
    return (
      <OpenDialog title={t('second_factor.passkey_rename_title')} onClose={onClose}>
        <RenameForm
          passkey={passkey}
          onRenamed={(factor) => done(factor, t('second_factor.passkey_renamed'))}
        />
      </OpenDialog>
    )
  return (
    <OpenDialog
      title={t('second_factor.passkey_remove_title', { name: passkey.name })}
      description={t(isLast ? 'second_factor.remove_text' : 'second_factor.passkey_remove_text')}
      onClose={onClose}
    >
      <PasswordForm
        submitLabel={t('second_factor.passkey_remove')}
        submitVariant="danger-outline"
        onPassword={async (password) => {
          const factor = await call('passkey_remove', { passkey_id: passkey.id, password })
          // Where the school requires a second step, all else waits after the last one.
          await queryClient.invalidateQueries({ queryKey: ['me'] })
          done(factor, t('second_factor.passkey_removed'))
        }}
      />
    </OpenDialog>
  )
}

interface RenameFormProps {
  passkey: Passkey
  onRenamed: (factor: SecondFactor) => void
}

function RenameForm({ passkey, onRenamed }: RenameFormProps): ReactNode {
  const { t } = useTranslation()
  return (
    <FieldForm
      label={t('second_factor.passkey_name')}
      maxLength={secondFactorLimits.passkeys.nameMaxLength}
      initial={passkey.name}
      missing={t('second_factor.passkey_name_required')}
      submitLabel={t('second_factor.passkey_save')}
      onSend={async (name) => onRenamed(await call('passkey_rename', { passkey_id: passkey.id, name }))}
    />
  )
}
