import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { ConfirmApp } from './confirm-app.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SetUpProps {
  /** The codes are on the screen: what is closed now is not shown again. */
  onCodes?: () => void
  onDone: () => void
}

/** From the password by way of the app to the recovery codes. */
export function SetUp({ onCodes, onDone }: SetUpProps): ReactNode {
  const { t } = useTranslation()
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (begun)
    return (
      <ConfirmApp
        begun={begun}
        onConfirmed={(dealt) => {
          setCodes(dealt)
          onCodes?.()
        }}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-pretty">{t('second_factor.set_up_text')}</p>
      <PasswordForm
        submitLabel={t('second_factor.next')}
        onPassword={async (password) => setBegun(await call('second_factor_begin', { password }))}
      />
    </div>
  )
}
