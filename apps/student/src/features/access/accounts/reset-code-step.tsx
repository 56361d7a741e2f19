import { limits } from '@qadam/contract/limits'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { PasswordField } from '@qadam/ui/password-field'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { showToast } from '../../../platform/toast.ts'
import { askForCode, resetErrorText, type AskedCode } from './reset-code.ts'
import { beginSession } from './sign-in.ts'
import { useFields } from './use-fields.ts'

interface Props {
  asked: AskedCode
  languageChosen: boolean
  onAsked: (asked: AskedCode) => void
  onBack: () => void
}

export function ResetCodeStep({ asked, languageChosen, onAsked, onBack }: Props): ReactNode {
  const { t } = useTranslation()
  const { phone, isSent, againAt } = asked
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useFields(['code', 'password'], (typed) => ({
    code: typed.code.replaceAll(/\D/g, '').length === 6 ? undefined : t('reset.code_required'),
    password:
      typed.password.length < limits.login.passwordMinLength ? t('reset.new_password_short') : undefined,
  }))
  const { faults } = form
  const [again, setAgain] = useState<'never' | 'asking' | 'sent'>('never')

  const onSubmit = form.submit(async ({ code, password }) => {
    try {
      const user = await call('password_reset_confirm', { phone, code, new_password: password })
      await beginSession(user, { keep: false, languageChosen })
      void showToast('success', t('reset.changed'))
      return undefined
    } catch (error) {
      const fields = isCallError(error, 'validation.failed') ? error.fields : {}
      if (fields['code'] !== undefined) return { code: fields['code'] }
      if (fields['new_password'] !== undefined) return { password: fields['new_password'] }
      return { form: fields['phone'] ?? resetErrorText(error, t) }
    }
  })
  async function askAgain(): Promise<void> {
    setAgain('asking')
    form.setFaults({})
    try {
      onAsked(await askForCode(phone))
      setAgain('sent')
      // The one of before opens nothing any more.
      form.clear('code')
      form.focus('code')
    } catch (error) {
      setAgain('never')
      form.setFaults({ form: resetErrorText(error, t) })
    }
  }

  return (
    <form {...form.formProps} onSubmit={onSubmit} className="flex flex-col gap-4">
      <p role="status" className="-mt-3 text-muted">
        {again === 'sent' ? t('reset.again_sent') : t(isSent ? 'reset.sent' : 'reset.enter', { phone })}
      </p>
      {/* By which a password manager knows whose password it is. */}
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <TextField
        label={t('reset.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="numbers"
        ref={field}
        name="code"
        error={faults.code}
      />
      <PasswordField
        label={t('reset.new_password')}
        autoComplete="new-password"
        showLabel={t('accounts.show_password')}
        hideLabel={t('accounts.hide_password')}
        hint={t('reset.new_password_hint')}
        maxLength={limits.login.passwordMaxLength}
        name="password"
        error={faults.password}
      />
      <FormFault isBoxed>{faults.form}</FormFault>
      <Button type="submit" size="lg" full loading={form.isBusy}>
        {t('reset.save')}
      </Button>
      <AgainButton againAt={againAt} busy={again === 'asking'} onPress={() => void askAgain()} />
      <p className="text-sm text-muted">{t('reset.no_code')}</p>
      <Button variant="ghost" full onClick={onBack}>
        {t('reset.other_phone')}
      </Button>
    </form>
  )
}

/** Counts down until another code may be asked for. */
function AgainButton({
  againAt,
  busy,
  onPress,
}: {
  againAt: number
  busy: boolean
  onPress: () => void
}): ReactNode {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((againAt - now) / 1000))
  useEffect(() => {
    if (Date.now() >= againAt) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= againAt) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [againAt])
  return (
    <Button variant="outline" full loading={busy} disabled={seconds > 0} onClick={onPress}>
      {seconds > 0 ? t('reset.again_in', { seconds }) : t('reset.again')}
    </Button>
  )
}
