import { useRef, type ReactNode } from 'react'
import { Modal } from './modal.tsx'
import type { NameFormProps } from './name-form.tsx'

interface NameDialogProps extends Omit<NameFormProps, 'field'> {
  title: string
  isOpen: boolean
}

export function NameDialog({ title, isOpen, ...form }: NameDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Modal title={title} isOpen={isOpen} onClose={form.onClose} initialFocus={field}>
      {({ NameForm }) => <NameForm {...form} field={field} />}
    </Modal>
  )
}
