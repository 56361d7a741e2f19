import type { User } from '@qadam/contract'
import { SecondStep as Form } from '@qadam/web/frame/second-step'
import type { ReactNode } from 'react'
import { beginSession } from './sign-in.ts'

export interface SecondStepProps {
  challenge: string
  keep: boolean
  languageChosen: boolean
  onSignedIn: (user: User) => void
  onBack: () => void
}

/** Staff who have a second factor sign in here too; the console takes their session over. */
export default function SecondStep({
  challenge,
  keep,
  languageChosen,
  onSignedIn,
  onBack,
}: SecondStepProps): ReactNode {
  return (
    <Form
      challenge={challenge}
      onSignedIn={async (user) => {
        await beginSession(user, { keep, languageChosen })
        onSignedIn(user)
      }}
      onBack={onBack}
    />
  )
}
