import { studentActions, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { PasswordField } from '@qadam/ui/password-field'
import { isCallError } from '@qadam/web/call-error'
import { createCaller } from '@qadam/web/caller'
import { currentLanguage } from '@qadam/web/language'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../platform/error-text.ts'
import { queryClient } from '../../platform/query-client.ts'
import { session } from '../../platform/session.ts'

/** Signing in is one action for everybody, on the endpoint of those who have no role yet. */
const { call: callSignedOut } = createCaller({
  actions: { login: studentActions.login },
  endpoint: '/api/student',
  tokenHeader: 'X-Student-Auth',
  session: { get: () => null, confirm: () => undefined, refuse: () => undefined },
  language: currentLanguage,
})

/** A session that ends in the middle of work asks for the password in place; the work goes on where it was. */
export function SignInAgain({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

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
      session.start(await callSignedOut('login', { phone: user.phone, password }), false)
      await queryClient.invalidateQueries()
    } catch (failure) {
      setError(signInErrorText(failure, t))
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
      onOpenChange={(open) => !open && session.logout()}
    >
      <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-col gap-4 pt-2">
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
        <Button variant="ghost" full onClick={() => session.logout()}>
          {t('accounts.other_account')}
        </Button>
      </form>
    </Dialog>
  )
}

function signInErrorText(error: unknown, t: TFunction): string {
  if (isCallError(error, 'auth.invalid_credentials', 'validation.failed')) return t('accounts.wrong_password')
  return errorText(error)
}
