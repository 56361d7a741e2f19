import { Button, type ButtonProps } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useRef, type ReactNode } from 'react'
import type { FileField } from './course-files-context.ts'
import { SendRow } from './send-row.tsx'

export interface FileButtonProps {
  /** Null where nothing can be sent. */
  field: FileField | null
  label: string
  /** As browsers filter what may be chosen. */
  accept: string
  variant?: ButtonProps['variant']
}

/** Chooses a file of this device for a field, and shows its progress. */
export function FileButton({ field, label, accept, variant = 'secondary' }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  if (!field) return null
  const { send, put, drop } = field
  const isBusy = send !== undefined && send.state.kind !== 'failed'
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {!isBusy && (
        <Button
          size="sm"
          variant={variant}
          className="self-start"
          icon={<Icon name="upload" size={20} />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was refused and mended.
          target.value = ''
          if (file) put(file)
        }}
      />
      {send && <SendRow send={send} onDrop={drop} />}
    </div>
  )
}
