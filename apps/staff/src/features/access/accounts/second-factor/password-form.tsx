import type { ButtonVariant } from '@qadam/ui/button'
import { PasswordForm as Form } from '@qadam/web/frame/password-form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../use-user.ts'
import { secondFactorFault } from './second-factor-fault.ts'

interface PasswordFormProps {
  submitLabel: string
  submitVariant?: ButtonVariant
  onPassword: (password: string) => Promise<void>
}

/** Whatever changes the second factor asks for the password: a console that was left open is not enough. */
export function PasswordForm(props: PasswordFormProps): ReactNode {
  const { t } = useTranslation()
  const { phone } = useUser()
  return <Form {...props} phone={phone} faultText={(error) => secondFactorFault(error, t)} />
}
