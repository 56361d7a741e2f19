import { limits, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CheckField } from '@qadam/ui/check-field'
import { FormFault } from '@qadam/ui/form-fault'
import { PasswordField } from '@qadam/ui/password-field'
import { TextField } from '@qadam/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '@qadam/web/phone-format'
import { challengeIn } from '@qadam/web/challenge-in'
import { signIn, signInErrorText } from './sign-in.ts'
import { signInFacts } from './sign-in-facts.ts'
import { useFields } from './use-fields.ts'
import { usePhoneLayout } from './use-phone-layout.ts'

const names = ['phone', 'password', 'keep'] as const

export interface LoginFormProps {
  languageChosen: boolean
  onSignedIn: (user: User) => void
  /** Of staff who have a second factor: the password was right. */
  onSecondStep: (step: { challenge: string; keep: boolean }) => void
  /** What stands under it; it may read the typed phone. */
  footer: (typedPhone: () => string) => ReactNode
}

export function LoginForm({ languageChosen, onSignedIn, onSecondStep, footer }: LoginFormProps): ReactNode {
  const { t } = useTranslation()
  const { data: facts } = useQuery(signInFacts)
  const form = useFields(names, ({ phone, password }) => ({
    phone: formatPhone(phone).trim() === '' ? t('accounts.phone_required') : undefined,
    password: password === '' ? t('accounts.password_required') : undefined,
  }))
  const { faults } = form
  const onSubmit = form.submit(async ({ phone, password, keep }) => {
    try {
      onSignedIn(await signIn({ phone, password, keep: keep !== '', languageChosen }))
      return undefined
    } catch (error) {
      form.clear('password')
      const challenge = challengeIn(error)
      if (challenge !== undefined) {
        onSecondStep({ challenge, keep: keep !== '' })
        return {}
      }
      form.focus('password')
      return { form: signInErrorText(error, t) }
    }
  })

  return (
    <form {...form.formProps} onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t('accounts.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+998 90 123 45 67"
        name="phone"
        error={faults.phone}
        onChange={usePhoneLayout()}
      />
      <PasswordField
        label={t('accounts.password')}
        autoComplete="current-password"
        showLabel={t('accounts.show_password')}
        hideLabel={t('accounts.hide_password')}
        name="password"
        error={faults.password}
      />
      <CheckField
        name="keep"
        label={t('accounts.keep')}
        hint={t('accounts.keep_hint', {
          time: lengthText(facts?.kept_session_s ?? limits.session.lifetime_s, t),
        })}
      />
      <FormFault isBoxed>{faults.form}</FormFault>
      <Button type="submit" size="lg" full loading={form.isBusy}>
        {t('accounts.sign_in')}
      </Button>
      {footer(() => form.textOf('phone'))}
    </form>
  )
}

/** '30 days', '8 hours 20 minutes'. */
function lengthText(seconds: number, t: TFunction): string {
  const minutes = Math.round(seconds / 60)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)]
  if (days > 0) return t('accounts.keep_days', { count: days })
  const rest = minutes % 60
  return [
    ...(hours > 0 ? [t('accounts.keep_hours', { count: hours })] : []),
    ...(rest > 0 ? [t('accounts.keep_minutes', { count: rest })] : []),
  ].join(' ')
}
