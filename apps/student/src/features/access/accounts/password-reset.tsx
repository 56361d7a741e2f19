import { useState, type ReactNode } from 'react'
import { ResetCodeStep } from './reset-code-step.tsx'
import { ResetPhoneStep } from './reset-phone-step.tsx'
import type { AskedCode } from './reset-code.ts'

export interface PasswordResetProps {
  /** As it was typed into the sign-in. */
  phone: string
  languageChosen: boolean
  onBack: () => void
}

/** Password reset by a code: first the phone, then the code and the new password. Signs the student in. */
export default function PasswordReset({ phone, languageChosen, onBack }: PasswordResetProps): ReactNode {
  const [asked, setAsked] = useState<AskedCode | null>(null)
  const [typed, setTyped] = useState(phone)
  return asked ? (
    <ResetCodeStep
      asked={asked}
      languageChosen={languageChosen}
      onAsked={setAsked}
      onBack={() => setAsked(null)}
    />
  ) : (
    <ResetPhoneStep
      phone={typed}
      onAsked={(code) => {
        setTyped(code.phone)
        setAsked(code)
      }}
      onBack={onBack}
    />
  )
}
