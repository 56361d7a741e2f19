import { QrCode } from '@qadam/ui/qr-code'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { FieldForm } from './field-form.tsx'

interface ConfirmAppProps {
  /** What the app is to learn: to be typed, and as the picture holds it. */
  begun: { secret: string; uri: string }
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The secret for the app, as a picture and as text, and the first code of it. */
export function ConfirmApp({ begun, onConfirmed }: ConfirmAppProps): ReactNode {
  const { t } = useTranslation()
  return (
    <FieldForm
      label={t('second_factor.first_code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      className="numbers"
      missing={t('second_step.required')}
      submitLabel={t('second_factor.confirm')}
      onSend={async (code) => {
        const { recovery_codes } = await call('second_factor_confirm', { code })
        onConfirmed(recovery_codes)
      }}
    >
      <p>{t('second_factor.scan')}</p>
      <div className="flex justify-center">
        <QrCode text={begun.uri} label={t('second_factor.picture')} />
      </div>
      <p className="text-compact text-muted">
        {t('second_factor.type')}{' '}
        <span className="font-mono font-semibold text-ink select-all">
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </p>
    </FieldForm>
  )
}
