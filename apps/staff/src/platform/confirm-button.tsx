import { Button, type ButtonProps } from '@qadam/ui/button'
import { useConfirm, type Question } from '@qadam/ui/use-confirm'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface ConfirmButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What the button says; the answer that confirms says the same where the question has no words of its own. */
  children: string
  question: Pick<Question, 'title'> & Partial<Question>
  onConfirm: () => void
}

/** A button that asks before it does what it says. */
export function ConfirmButton({ children, question, onConfirm, ...button }: ConfirmButtonProps): ReactNode {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const ask = () =>
    confirm.ask({ confirmLabel: children, cancelLabel: t('shell.cancel'), ...question, onConfirm })
  return (
    <>
      <Button size="sm" {...button} onClick={ask}>
        {children}
      </Button>
      {confirm.dialog}
    </>
  )
}
