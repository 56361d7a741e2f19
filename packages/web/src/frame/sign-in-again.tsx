import type { User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { PasswordField } from '@qadam/ui/password-field'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { challengeIn } from '../challenge-in.ts'
import { useCover } from './use-cover.ts'

interface SignInAgainProps {
  user: User
  /** Renews the session and refetches what the screen shows. */
  signIn: (password: string) => Promise<void>
  /** The form's message for a failed sign-in. */
  failureText: (error: unknown) => string
  /** Asks for the second step where the right password brought a challenge. */
  secondStep?: (challenge: string, onBack: () => void) => ReactNode
  onOtherAccount: () => void
}

/** After a session that ended unexpectedly, asks for the password in place; the screen stays as it was. */
export function SignInAgain({
  user,
  signIn,
  failureText,
  secondStep,
  onOtherAccount,
}: SignInAgainProps): ReactNode {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [challenge, setChallenge] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const inside = useCover()

  useEffect(() => {
    // The dialog itself puts the focus on its first button once it is open.
    const timer = setTimeout(() => field.current?.focus(), 50)
    return () => clearTimeout(timer)
  }, [])

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (password === '') return setError(t('accounts.password_required'))
    setBusy(true)
    try {
      await signIn(password)
    } catch (failure) {
      const brought = secondStep && challengeIn(failure)
      if (brought === undefined) setError(failureText(failure))
      setChallenge(brought)
      setPassword('')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      title={t('accounts.session_ended')}
      description={t('accounts.session_ended_text', { name: user.first_name })}
      closeLabel={t('accounts.other_account')}
      onOpenChange={(open) => !open && onOtherAccount()}
    >
      <div ref={inside} className="pt-2">
        {challenge !== undefined && secondStep ? (
          secondStep(challenge, () => setChallenge(undefined))
        ) : (
          <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-col gap-4">
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
                setError(undefined)
              }}
              error={error}
            />
            <Button type="submit" full loading={busy}>
              {t('accounts.continue')}
            </Button>
            <Button variant="ghost" full onClick={onOtherAccount}>
              {t('accounts.other_account')}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  )
}
