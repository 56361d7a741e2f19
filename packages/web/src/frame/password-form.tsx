import { Button, type ButtonVariant } from '@qadam/ui/button'
import { PasswordField } from '@qadam/ui/password-field'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface PasswordFormProps {
  /** Of whose password is asked. */
  phone: string
  submitLabel: string
  submitVariant?: ButtonVariant
  /** Stands in a dialog that has just opened. */
  isFirst?: boolean
  onPassword: (password: string) => Promise<void>
  /** What is said where `onPassword` rejects; nothing where that is no fault of the password. */
  faultText: (error: unknown) => string | undefined
  /** Below the button. */
  children?: ReactNode
}

/** Asks a person who is signed in, or was, for the password once more. */
export function PasswordForm({
  phone,
  submitLabel,
  submitVariant,
  isFirst = false,
  onPassword,
  faultText,
  children,
}: PasswordFormProps): ReactNode {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!isFirst) return
    // The dialog itself puts the focus on its first button once it is open.
    const timer = setTimeout(() => field.current?.focus(), 50)
    return () => clearTimeout(timer)
  }, [isFirst])

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
      setFault(faultText(error))
      setPassword('')
      field.current?.focus()
    } finally {
      setBusy(false)
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
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
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
      {children}
    </form>
  )
}
