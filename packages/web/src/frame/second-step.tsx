import { secondFactorLimits, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { TextField } from '@qadam/ui/text-field'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isCallError } from '../call-error.ts'
import { errorText } from '../error-text.ts'
import { callSecondStep } from '../second-step.ts'

interface SecondStepProps {
  challenge: string
  onSignedIn: (user: User) => Promise<void> | void
  /** To the password again. */
  onBack: () => void
}

/** After the right password: the code that an app on the phone shows, or a recovery code, in one field. */
export function SecondStep({ challenge, onSignedIn, onBack }: SecondStepProps): ReactNode {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    // Where it stands in a dialog, that puts the focus on its first button once it is open.
    const timer = setTimeout(() => field.current?.focus(), 50)
    return () => clearTimeout(timer)
  }, [])

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (isOver) return onBack()
    if (code.trim() === '') {
      setFault(t('second_step.required'))
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      await onSignedIn(await callSecondStep('login_second_step', { challenge, code }))
    } catch (error) {
      setOver(isCallError(error, 'conflict'))
      setFault(isCallError(error, 'conflict') ? t('second_step.over') : faultOf(error))
      setBusy(false)
      field.current?.select()
      field.current?.focus()
    }
  }

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-col gap-4">
      <p className="text-muted">{t('second_step.text')}</p>
      <TextField
        label={t('second_step.code')}
        hint={t('second_step.hint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={secondFactorLimits.codeMaxLength}
        className="numbers"
        ref={field}
        value={code}
        readOnly={isOver}
        onChange={(event) => {
          setCode(event.target.value)
          setFault(undefined)
        }}
        error={fault}
      />
      <Button type="submit" size="lg" full loading={isBusy}>
        {t(isOver ? 'second_step.again' : 'second_step.continue')}
      </Button>
      {!isOver && (
        <Button variant="ghost" full onClick={onBack}>
          {t('second_step.back')}
        </Button>
      )}
      <p className="text-sm text-muted">{t('second_step.lost')}</p>
    </form>
  )
}

const faultOf = (error: unknown): string =>
  (isCallError(error, 'validation.failed') ? error.fields['code'] : undefined) ?? errorText(error)
