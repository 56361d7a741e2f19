import type { User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { challengeIn } from '../challenge-in.ts'
import { PasswordForm } from './password-form.tsx'
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
  const [challenge, setChallenge] = useState<string>()
  const inside = useCover()

  function faultText(failure: unknown): string | undefined {
    const brought = secondStep && challengeIn(failure)
    setChallenge(brought)
    return brought === undefined ? failureText(failure) : undefined
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
          <PasswordForm
            phone={user.phone}
            submitLabel={t('accounts.continue')}
            isFirst
            onPassword={signIn}
            faultText={faultText}
          >
            <Button variant="ghost" full onClick={onOtherAccount}>
              {t('accounts.other_account')}
            </Button>
          </PasswordForm>
        )}
      </div>
    </Dialog>
  )
}
