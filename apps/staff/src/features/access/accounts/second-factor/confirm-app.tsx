import { Button } from '@qadam/ui/button'
import { QrCode } from '@qadam/ui/qr-code'
import { TextField } from '@qadam/ui/text-field'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { secondFactorFault } from './second-factor-fault.ts'

interface ConfirmAppProps {
  /** What the app is to learn: to be typed, and as the picture holds it. */
  begun: { secret: string; uri: string }
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The secret for the app, as a picture and as text, and the first code of it. */
export function ConfirmApp({ begun, onConfirmed }: ConfirmAppProps): ReactNode {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (isBusy) return
    if (code.trim() === '') {
      setFault(t('second_step.required'))
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      const { recovery_codes } = await call('second_factor_confirm', { code })
      onConfirmed(recovery_codes)
    } catch (error) {
      setFault(secondFactorFault(error, t))
      setBusy(false)
      field.current?.select()
      field.current?.focus()
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
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
      <TextField
        label={t('second_factor.first_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="numbers"
        ref={field}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setFault(undefined)
        }}
        error={fault}
      />
      <Button type="submit" full loading={isBusy}>
        {t('second_factor.confirm')}
      </Button>
    </form>
  )
}
