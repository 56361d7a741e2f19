import { useState, type ReactNode } from 'react'
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'

export type Question = Omit<AlertDialogProps, 'open' | 'onOpenChange' | 'trigger' | 'loading'>

export interface Confirm {
  ask: (question: Question) => void
  /** Stands anywhere in what is rendered. */
  dialog: ReactNode
}

/** Asks before something is done that is not undone at a press. One at a time; the words are those of the moment. */
export function useConfirm(): Confirm {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  return {
    ask: (next) => {
      setQuestion(next)
      setOpen(true)
    },
    dialog: question && <AlertDialog {...question} open={isOpen} onOpenChange={setOpen} />,
  }
}
