import { studentActions, type User } from '@qadam/contract'
import { isCallError } from '@qadam/web/call-error'
import { createCaller } from '@qadam/web/caller'
import { errorText } from '@qadam/web/error-text'
import { SecondStep } from '@qadam/web/frame/second-step'
import { SignInAgain as Form } from '@qadam/web/frame/sign-in-again'
import { currentLanguage } from '@qadam/web/language'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/query-client.ts'
import { session } from '../../../platform/session.ts'

/** Signing in is one action for all roles, on the endpoint of callers without one yet. */
const { call: callSignedOut } = createCaller({
  actions: { login: studentActions.login },
  endpoint: '/api/student',
  tokenHeader: 'X-Student-Auth',
  session: { get: () => null, confirm: () => undefined, refuse: () => undefined },
  language: currentLanguage,
})

export function SignInAgain({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const isKept = (): boolean => {
    const out = session.signedOut()
    return out.reason === 'ended' && out.kept
  }
  const begin = async (begun: User): Promise<void> => {
    session.start(begun, isKept())
    await queryClient.invalidateQueries()
  }
  return (
    <Form
      user={user}
      signIn={async (password) =>
        await begin(await callSignedOut('login', { phone: user.phone, password, remember: isKept() }))
      }
      secondStep={(challenge, onBack) => (
        <SecondStep challenge={challenge} onSignedIn={begin} onBack={onBack} />
      )}
      failureText={(error) => signInErrorText(error, t)}
      onOtherAccount={() => session.logout()}
    />
  )
}

function signInErrorText(error: unknown, t: TFunction): string {
  if (isCallError(error, 'auth.invalid_credentials', 'validation.failed')) return t('accounts.wrong_password')
  return errorText(error)
}
