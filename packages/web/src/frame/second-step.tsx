import { secondFactorLimits, type PasskeyQuestion, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextField } from '@qadam/ui/text-field'
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isCallError } from '../call-error.ts'
import { errorText } from '../error-text.ts'
import { canUsePasskeys, passkeyRefusal, signByPasskey } from '../passkeys.ts'
import { callSecondStep } from '../second-step.ts'
import { LoadError } from './load-error.tsx'

interface SecondStepProps {
  challenge: string
  onSignedIn: (user: User) => Promise<void> | void
  /** To the password again. */
  onBack: () => void
}

interface Means {
  /** Of a device that this browser can ask; null: there is none. */
  passkey: PasskeyQuestion | null
  app: boolean
}

/** @throws CallError where a try later may succeed. */
async function findMeans(challenge: string): Promise<Means> {
  try {
    const { passkey, app } = await callSecondStep('login_passkey_begin', { challenge })
    return { passkey: passkey && canUsePasskeys(passkey.rp_id) ? passkey : null, app }
  } catch (error) {
    // A server of before knows codes alone; of a challenge that is over the code's own reply tells.
    if (isCallError(error, 'action.unknown', 'conflict')) return { passkey: null, app: true }
    throw error
  }
}

/** After the right password: a passkey, or the code that an app on the phone shows, or a recovery code, in one field. */
export function SecondStep(props: SecondStepProps): ReactNode {
  const { challenge } = props
  const [means, setMeans] = useState<Means>()
  const [failure, setFailure] = useState<unknown>()
  const find = useCallback(async () => await findMeans(challenge).then(setMeans, setFailure), [challenge])
  useEffect(() => void find(), [find])
  if (means) return <SecondStepForm {...props} means={means} />
  if (!failure) return <Skeleton height={280} />
  const retry = () => {
    setFailure(undefined)
    void find()
  }
  return <LoadError error={failure} retrying={false} onRetry={retry} />
}

function SecondStepForm({
  challenge,
  means: { passkey, app },
  onSignedIn,
  onBack,
}: SecondStepProps & { means: Means }): ReactNode {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    // Where it stands in a dialog, that puts the focus on its first button once it is open.
    const timer = setTimeout(() => (button.current ?? field.current)?.focus(), 50)
    return () => clearTimeout(timer)
  }, [])

  async function onPasskey(question: PasskeyQuestion): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const signed = await signByPasskey(question)
      await onSignedIn(await callSecondStep('login_passkey', { challenge, signed }))
    } catch (error) {
      setOver(isCallError(error, 'conflict'))
      if (isCallError(error, 'conflict')) setFault(t('second_step.over'))
      else setRefusal(passkeyRefusal(error) ? t('second_step.passkey_cancelled') : faultOf(error))
      setBusy(false)
      button.current?.focus()
    }
  }

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

  const codeText = app ? 'second_step.text' : 'second_step.recovery_text'
  // Where there is nothing else, the text above says it.
  const recoveryHint = passkey ? t('second_step.or_recovery_hint') : undefined
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-col gap-4">
      <p className="text-muted">{t(passkey ? 'second_step.passkey_text' : codeText)}</p>
      {passkey && !isOver && (
        <>
          <Button ref={button} size="lg" full loading={isBusy} onClick={() => void onPasskey(passkey)}>
            {t('second_step.use_passkey')}
          </Button>
          <FormFault>{refusal}</FormFault>
        </>
      )}
      <TextField
        label={t(app ? 'second_step.code' : 'second_step.or_recovery')}
        hint={app ? t('second_step.hint') : recoveryHint}
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
      <Button
        type="submit"
        size="lg"
        full
        variant={passkey && !isOver ? 'secondary' : 'primary'}
        loading={isBusy}
      >
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
  (isCallError(error, 'validation.failed') ? (error.fields['code'] ?? error.fields['signed']) : undefined) ??
  errorText(error)
