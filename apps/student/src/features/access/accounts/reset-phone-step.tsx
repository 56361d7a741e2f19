import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '@qadam/web/phone-format'
import { askForCode, resetErrorText, type AskedCode } from './reset-code.ts'
import { useFields } from './use-fields.ts'
import { usePhoneLayout } from './use-phone-layout.ts'

interface Props {
  phone: string
  onAsked: (asked: AskedCode) => void
  onBack: () => void
}

export function ResetPhoneStep({ phone, onAsked, onBack }: Props): ReactNode {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useFields(['phone'], (typed) => ({
    phone: formatPhone(typed.phone).trim() === '' ? t('accounts.phone_required') : undefined,
  }))
  const { faults } = form
  const send = form.submit(async (typed) => {
    try {
      onAsked(await askForCode(typed.phone))
      return undefined
    } catch (error) {
      const wrong = isCallError(error, 'validation.failed') ? error.fields['phone'] : undefined
      return wrong === undefined ? { form: resetErrorText(error, t) } : { phone: wrong }
    }
  })
  const goOn = form.submit((typed) => onAsked({ phone: typed.phone, isSent: false, againAt: 0 }))
  return (
    <form {...form.formProps} onSubmit={send} className="flex flex-col gap-4">
      <p className="-mt-3 text-muted">{t('reset.phone_text')}</p>
      <TextField
        label={t('accounts.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+998 90 123 45 67"
        ref={field}
        name="phone"
        defaultValue={phone}
        error={faults.phone}
        onChange={usePhoneLayout()}
      />
      <FormFault isBoxed>{faults.form}</FormFault>
      <Button type="submit" size="lg" full loading={form.isBusy}>
        {t('reset.get_code')}
      </Button>
      <Button variant="ghost" full disabled={form.isBusy} onClick={goOn}>
        {t('reset.have_code')}
      </Button>
      <Button variant="ghost" full onClick={onBack}>
        {t('reset.back')}
      </Button>
    </form>
  )
}
