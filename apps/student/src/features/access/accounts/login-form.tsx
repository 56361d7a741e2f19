import { limits, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { PasswordField } from '@qadam/ui/password-field'
import { TextField } from '@qadam/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { FormFault } from './form-fault.tsx'
import { formatPhone } from '@qadam/web/phone-format'
import { signIn, signInErrorText } from './sign-in.ts'
import { signInFacts } from './sign-in-facts.ts'
import { usePhoneLayout } from './use-phone-layout.ts'

interface Fields {
  phone: string
  password: string
  keep: boolean
}

export interface LoginFormProps {
  languageChosen: boolean
  onSignedIn: (user: User) => void
  /** What stands under it; it may read the typed phone. */
  footer: (typedPhone: () => string) => ReactNode
}

export function LoginForm({ languageChosen, onSignedIn, footer }: LoginFormProps): ReactNode {
  const { t } = useTranslation()
  const { data: facts } = useQuery(signInFacts)
  const { register, handleSubmit, getValues, setError, setFocus, resetField, formState } = useForm<Fields>({
    defaultValues: { phone: '', password: '', keep: false },
    reValidateMode: 'onChange',
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const phone = usePhoneLayout(
    register('phone', {
      validate: (value) => formatPhone(value).trim() !== '' || t('accounts.phone_required'),
    }),
  )

  const onSubmit = handleSubmit(async (fields) => {
    try {
      onSignedIn(await signIn({ ...fields, languageChosen }))
    } catch (error) {
      setError('root', { message: signInErrorText(error, t) })
      resetField('password', { keepError: true })
      setFocus('password')
    }
  })

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-col gap-4">
      <TextField
        label={t('accounts.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+998 90 123 45 67"
        error={errors.phone?.message}
        {...phone}
      />
      <PasswordField
        label={t('accounts.password')}
        autoComplete="current-password"
        showLabel={t('accounts.show_password')}
        hideLabel={t('accounts.hide_password')}
        error={errors.password?.message}
        {...register('password', { required: t('accounts.password_required') })}
      />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 pt-1">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-[var(--turquoise-strong)]"
          {...register('keep')}
        />
        <span className="leading-5">
          {t('accounts.keep')}
          <span className="block text-sm text-muted">
            {t('accounts.keep_hint', {
              time: lengthText(facts?.kept_session_s ?? limits.session.lifetime_s, t),
            })}
          </span>
        </span>
      </label>
      <FormFault text={errors.root?.message} />
      <Button type="submit" size="lg" full loading={isSubmitting || (isSubmitSuccessful && !errors.root)}>
        {t('accounts.sign_in')}
      </Button>
      {footer(() => getValues('phone'))}
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
