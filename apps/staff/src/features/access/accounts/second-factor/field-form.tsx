import { Button } from '@qadam/ui/button'
import { TextField } from '@qadam/ui/text-field'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { secondFactorFault } from './second-factor-fault.ts'

interface FieldFormProps extends Omit<
  ComponentProps<typeof TextField>,
  'ref' | 'value' | 'onChange' | 'error' | 'children'
> {
  /** What stands in the field at first. */
  initial?: string
  /** What is said where nothing is typed. */
  missing: string
  submitLabel: string
  /** @param typed without the blanks around it */
  onSend: (typed: string) => Promise<void>
  /** What is said where `onSend` rejects. */
  faultText?: (error: unknown) => string | undefined
  /** Above the field. */
  children?: ReactNode
}

/** One field and the button that sends it: a code, or the name of a passkey. */
export function FieldForm({
  initial = '',
  missing,
  submitLabel,
  onSend,
  faultText,
  children,
  ...input
}: FieldFormProps): ReactNode {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (isBusy) return
    if (typed.trim() === '') {
      setFault(missing)
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      await onSend(typed.trim())
    } catch (error) {
      setFault(faultText?.(error) ?? secondFactorFault(error, t))
      setBusy(false)
      field.current?.select()
      field.current?.focus()
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {children}
      <TextField
        {...input}
        ref={field}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
        error={fault}
      />
      <Button type="submit" full loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
