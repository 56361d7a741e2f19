import { useEffect, useId, useState, type ReactNode } from 'react'
import type { Edited } from '../project/project.ts'
import type { EditorLabels } from './labels.ts'
import { Modal } from './modal.tsx'

interface NameDialogProps {
  title: string
  isOpen: boolean
  /** What stands in the field at first. */
  suggested: string
  labels: EditorLabels
  /** Tries the name; what is wrong with it is said and the dialog stays. */
  onName: (name: string) => Edited
  onClose: () => void
}

export function NameDialog({ title, isOpen, ...form }: NameDialogProps): ReactNode {
  return (
    <Modal title={title} isOpen={isOpen} onClose={form.onClose}>
      <NameForm {...form} />
    </Modal>
  )
}

function NameForm({
  suggested,
  labels,
  onName,
  onClose,
}: Omit<NameDialogProps, 'title' | 'isOpen'>): ReactNode {
  const [name, setName] = useState(suggested)
  const [error, setError] = useState('')
  const id = useId()
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)
    field?.focus()
    // The type mostly stays; what is typed replaces the rest.
    field?.setSelectionRange(0, Math.max(0, field.value.lastIndexOf('.')))
  }, [id])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const edited = onName(name)
        if (edited.ok) onClose()
        else setError(labels.problem(edited.problem))
      }}
    >
      <label htmlFor={id}>{labels.name}</label>
      <input
        id={id}
        value={name}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setName(event.target.value)
          setError('')
        }}
      />
      <p id={`${id}-hint`} className="code-lab-hint" data-error={error !== '' || undefined} role="status">
        {error || labels.nameHint}
      </p>
      <div className="code-lab-actions">
        <button type="button" className="code-lab-button" onClick={onClose}>
          {labels.cancel}
        </button>
        <button type="submit" className="code-lab-button" data-tone="primary">
          {labels.save}
        </button>
      </div>
    </form>
  )
}
