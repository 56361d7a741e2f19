import { Button, type ButtonVariant } from '@qadam/ui/button'
import { PasswordField } from '@qadam/ui/password-field'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../use-user.ts'
import { secondFactorFault } from './second-factor-fault.ts'

interface PasswordFormProps {
  submitLabel: string
  submitVariant?: ButtonVariant
  onPassword: (password: string) => Promise<void>
}

/** Whatever changes the second factor asks for the password: a console that was left open is not enough. */
export function PasswordForm({ submitLabel, submitVariant, onPassword }: PasswordFormProps): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (isBusy) return
    if (password === '') {
      setFault(t('accounts.password_required'))
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      await onPassword(password)
    } catch (error) {
      setFault(secondFactorFault(error, t))
      setPassword('')
      setBusy(false)
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
      {/* Lets password managers fill the right password in. */}
      <input type="text" name="username" autoComplete="username" value={user.phone} readOnly hidden />
      <PasswordField
        label={t('accounts.password')}
        autoComplete="current-password"
        showLabel={t('accounts.show_password')}
        hideLabel={t('accounts.hide_password')}
        ref={field}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setFault(undefined)
        }}
        error={fault}
      />
      <Button type="submit" full variant={submitVariant} loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
