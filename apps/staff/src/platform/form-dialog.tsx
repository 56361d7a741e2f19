import { Button, type ButtonVariant } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import type { ReactNode } from 'react'
import { OpenDialog } from './open-dialog.tsx'

export interface FormDialogProps {
  title: string
  description?: ReactNode
  /** What was sent is on its way: nothing more is sent, and the dialog stays. */
  isBusy: boolean
  /** Something else that was asked for in it is on its way: it stays as well. */
  isHeld?: boolean
  /** Why the last save failed, in words. */
  fault?: string | false | null | undefined
  submitLabel: string
  submitVariant?: ButtonVariant
  /** Whether what is typed can be sent; without it a press says what is missing. */
  canSubmit?: boolean
  /** The form says itself what is missing, not the browser. */
  noValidate?: boolean
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** Below the button. */
  after?: ReactNode
}

/** A dialog with fields and the button that sends them. */
export function FormDialog({
  title,
  description,
  isBusy,
  isHeld = false,
  fault,
  submitLabel,
  submitVariant = 'primary',
  canSubmit = true,
  noValidate,
  onSubmit,
  onClose,
  children,
  after,
}: FormDialogProps): ReactNode {
  return (
    <OpenDialog title={title} description={description} isBusy={isBusy || isHeld} onClose={onClose}>
      <form
        noValidate={noValidate}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (canSubmit && !isBusy) onSubmit(event.currentTarget)
        }}
      >
        {children}
        <FormFault>{fault}</FormFault>
        <Button type="submit" variant={submitVariant} full loading={isBusy} disabled={!canSubmit}>
          {submitLabel}
        </Button>
        {after}
      </form>
    </OpenDialog>
  )
}
