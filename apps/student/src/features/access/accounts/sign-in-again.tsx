import type { User } from '@qadam/contract'
import { SignInAgain as Form } from '@qadam/web/frame/sign-in-again'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/query-client.ts'
import { session } from '../../../platform/session.ts'
import { signIn, signInErrorText } from './sign-in.ts'

export function SignInAgain({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  return (
    <Form
      user={user}
      signIn={async (password) => {
        const out = session.signedOut()
        const keep = out.reason === 'ended' && out.kept
        await signIn({ phone: user.phone, password, keep, languageChosen: true })
        await queryClient.invalidateQueries()
      }}
      failureText={(error) => signInErrorText(error, t)}
      onOtherAccount={() => session.logout()}
    />
  )
}
