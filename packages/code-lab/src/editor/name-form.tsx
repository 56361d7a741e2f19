import { Button } from '@qadam/ui/button'
import { FieldMessage, TextField } from '@qadam/ui/text-field'
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react'
import { Actions } from './actions.tsx'
import type { Edited, ProjectKind } from '../project/project.ts'
import type { EditorLabels } from './labels.ts'

export interface NameFormProps {
  /** What stands in the field at first. */
  suggested: string
  kind: ProjectKind
  labels: EditorLabels
  /** Tries the name; an error is shown and the dialog stays open. */
  onName: (name: string) => Edited
  onClose: () => void
  field: RefObject<HTMLInputElement | null>
}

/** A dialog for the name of a file, open until it is valid. */
export function NameForm({ suggested, kind, labels, onName, onClose, field }: NameFormProps): ReactNode {
  const [name, setName] = useState(suggested)
  const [error, setError] = useState('')
  const hintId = useId()
  useEffect(() => {
    const input = field.current
    input?.focus()
    // The type mostly stays; what is typed replaces the rest.
    input?.setSelectionRange(0, Math.max(0, input.value.lastIndexOf('.')))
  }, [field])
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const edited = onName(name)
        if (edited.ok) onClose()
        else setError(labels.problem(edited.problem, { name, kind }))
      }}
    >
      <TextField
        ref={field}
        label={labels.name}
        className="[&_input]:font-mono"
        aria-invalid={error !== ''}
        aria-describedby={hintId}
        value={name}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setName(event.target.value)
          setError('')
        }}
      />
      <p role="status">
        <FieldMessage id={hintId} error={error} hint={labels.nameHint} />
      </p>
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          {labels.cancel}
        </Button>
        <Button type="submit">{labels.save}</Button>
      </Actions>
    </form>
  )
}
