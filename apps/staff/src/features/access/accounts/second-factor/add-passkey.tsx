import { secondFactorLimits, type PasskeySetup } from '@qadam/contract'
import { makePasskey, passkeyRefusal } from '@qadam/web/passkeys'
import { showToast } from '@qadam/web/toast'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { queryClient } from '../../../../platform/query-client.ts'
import { FieldForm } from './field-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorQuery } from './second-factor-query.ts'

interface AddPasskeyProps {
  /** The codes are on the screen: what is closed now is not shown again. */
  onCodes?: () => void
  onDone: () => void
}

/** From the password by way of the device to the recovery codes, where it is the first second step. */
export function AddPasskey({ onCodes, onDone }: AddPasskeyProps): ReactNode {
  const { t } = useTranslation()
  const [setup, setSetup] = useState<PasskeySetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (setup)
    return (
      <NamePasskey
        setup={setup}
        onAdded={(dealt) => {
          void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
          void showToast('success', t('second_factor.passkey_added'))
          if (dealt.length === 0) return onDone()
          setCodes(dealt)
          onCodes?.()
        }}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-pretty">{t('second_factor.passkey_text')}</p>
      <PasswordForm
        submitLabel={t('second_factor.next')}
        onPassword={async (password) => setSetup(await call('passkey_begin', { password }))}
      />
    </div>
  )
}

interface NamePasskeyProps {
  setup: PasskeySetup
  onAdded: (recoveryCodes: readonly string[]) => void
}

/** Browsers ask a device only at the press of a button. */
function NamePasskey({ setup, onAdded }: NamePasskeyProps): ReactNode {
  const { t } = useTranslation()
  return (
    <FieldForm
      label={t('second_factor.passkey_name')}
      hint={t('second_factor.passkey_name_hint')}
      maxLength={secondFactorLimits.passkeys.nameMaxLength}
      missing={t('second_factor.passkey_name_required')}
      submitLabel={t('second_factor.passkey_make')}
      onSend={async (name) => {
        const made = await makePasskey(setup)
        const { recovery_codes } = await call('passkey_add', { name, made })
        onAdded(recovery_codes)
      }}
      faultText={(error) => {
        const refusal = passkeyRefusal(error)
        return refusal && t(`second_factor.passkey_${refusal}`)
      }}
    >
      <p className="text-pretty">{t('second_factor.passkey_next')}</p>
    </FieldForm>
  )
}
