import { Button } from '@qadam/ui/button'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormFault } from './form-fault.tsx'
import { formatPhone } from '@qadam/web/phone-format'
import { askForCode, resetErrorText, type AskedCode } from './reset-code.ts'
import { usePhoneLayout } from './use-phone-layout.ts'

interface Props {
  phone: string
  onAsked: (asked: AskedCode) => void
  onBack: () => void
}

export function ResetPhoneStep({ phone, onAsked, onBack }: Props): ReactNode {
  const { t } = useTranslation()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { phone } })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('phone'), [setFocus])
  const field = usePhoneLayout(
    register('phone', {
      validate: (value) => formatPhone(value).trim() !== '' || t('accounts.phone_required'),
    }),
  )
  const send = handleSubmit(async (typed) => {
    try {
      onAsked(await askForCode(typed.phone))
    } catch (error) {
      const wrong = isCallError(error, 'validation.failed') ? error.fields['phone'] : undefined
      if (wrong === undefined) setError('root', { message: resetErrorText(error, t) })
      else setError('phone', { message: wrong })
    }
  })
  const goOn = handleSubmit((typed) => onAsked({ phone: typed.phone, isSent: false, againAt: 0 }))
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-4">
      <p className="-mt-3 text-muted">{t('reset.phone_text')}</p>
      <TextField
        label={t('accounts.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+998 90 123 45 67"
        error={errors.phone?.message}
        {...field}
      />
      <FormFault text={errors.root?.message} />
      <Button type="submit" size="lg" full loading={isSubmitting}>
        {t('reset.get_code')}
      </Button>
      <Button variant="ghost" full disabled={isSubmitting} onClick={(event) => void goOn(event)}>
        {t('reset.have_code')}
      </Button>
      <Button variant="ghost" full onClick={onBack}>
        {t('reset.back')}
      </Button>
    </form>
  )
}
