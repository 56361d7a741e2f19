import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { filesOf } from './dropped-files.ts'
import { FileRow, type FileItem, type FileRowLabels } from './file-row.tsx'
import { Icon } from './icon.tsx'
import { ToolIcon } from './tool-icon.tsx'

export type { FileItem, FileState } from './file-row.tsx'

export interface FileDropLabels extends FileRowLabels {
  pick: string
  camera: string
  /** Shown while something is dragged over. */
  dropHere: string
  /** Names the list of files. */
  list: string
}

export interface FileDropProps {
  label: string
  hint?: string
  error?: string
  files: readonly FileItem[]
  /** As in an input: ".pdf,image/*". A drop or a paste may hold anything: the caller checks. */
  accept?: string
  multiple?: boolean
  /** Offers the camera on devices that have one in the back. */
  camera?: boolean
  disabled?: boolean
  onAdd: (files: File[]) => void
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  onRemove: (id: string) => void
  onOpen?: (id: string) => void
  formatSize: (bytes: number) => string
  labels: FileDropLabels
  className?: string
}

const hasFiles = (event: globalThis.DragEvent | DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false

/** Returns whether files are dragged anywhere over the page, and prevents a missed drop from replacing the page. */
function usePageDrag(isOn: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: globalThis.DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const left = (event: globalThis.DragEvent) => event.relatedTarget === null && setIsOver(false)
    const dropped = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
      setIsOver(false)
    }
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', left, { signal })
    addEventListener('drop', dropped, { signal })
    return () => listening.abort()
  }, [isOn])
  return isOver
}

function usePaste(isOn: boolean, add: (files: File[]) => void): void {
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // A copied table carries a picture of itself beside its text; in a text field the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      latest.current(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [isOn])
}

/** What became more since the first showing lies below what was pressed, on a phone below the fold: it comes into sight. */
function useCameIntoBeing(count: number, find: () => Element | null | undefined): void {
  const before = useRef(count)
  const latest = useRef(find)
  useEffect(() => {
    latest.current = find
  })
  useEffect(() => {
    const isMore = count > before.current
    before.current = count
    if (isMore) latest.current()?.scrollIntoView({ block: 'nearest' })
  }, [count])
}

interface PickerProps {
  label: string
  accept?: string
  multiple?: boolean
  capture?: 'environment'
  describedBy?: string
  disabled?: boolean
  icon: ReactNode
  variant: 'primary' | 'secondary'
  className?: string
  onAdd: (files: File[]) => void
}

function Picker({ label, describedBy, icon, variant, onAdd, className, ...input }: PickerProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])])
          // The same file again is a change, too: after it was removed or mended.
          event.target.value = ''
        }}
        {...input}
      />
      <Button
        variant={variant}
        size="sm"
        icon={icon}
        disabled={input.disabled}
        aria-describedby={describedBy}
        className={className}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

/** Takes files by picking, dropping, pasting or the camera and lists them with how far they are; uploading is the caller's. */
export function FileDrop({
  label,
  hint,
  error,
  files,
  accept,
  multiple = true,
  camera = false,
  disabled = false,
  onAdd,
  onCancel,
  onRetry,
  onRemove,
  onOpen,
  formatSize,
  labels,
  className,
}: FileDropProps): ReactNode {
  const id = useId()
  const isOver = usePageDrag(!disabled)
  const add = (picked: File[]) => {
    if (picked.length > 0 && !disabled) onAdd(multiple ? picked : picked.slice(0, 1))
  }
  usePaste(!disabled, add)
  const describedBy = `${id}-hint`
  const fault = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useCameIntoBeing(files.length, () => list.current?.lastElementChild)
  useCameIntoBeing(error === undefined ? 0 : 1, () => fault.current)
  // Its row grows by the reason.
  const lastFailed = files.findLastIndex(({ state }) => state.kind === 'failed')
  useCameIntoBeing(lastFailed + 1, () => list.current?.children[lastFailed])

  return (
    <section aria-labelledby={`${id}-label`} className={classNames('flex flex-col gap-3', className)}>
      <div
        onDrop={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          add(filesOf(event.dataTransfer))
        }}
        className={classNames(
          'relative flex flex-col items-center gap-1 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors duration-[120ms]',
          isOver ? 'border-turquoise-text bg-turquoise-soft' : 'border-control bg-card',
          disabled && 'opacity-60',
          error && 'border-pomegranate-text',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'mb-1 grid size-14 place-items-center rounded-full bg-turquoise-soft text-turquoise-text transition-transform duration-200 ease-out',
            isOver && '-translate-y-1 scale-110',
          )}
        >
          <Icon name="upload" size={28} />
        </span>
        <h3 id={`${id}-label`} className="text-lead font-semibold text-ink">
          {isOver ? labels.dropHere : label}
        </h3>
        <p id={describedBy} className="max-w-[44ch] text-sm text-pretty text-muted">
          {hint}
        </p>
        <div className="mt-3 flex w-full flex-wrap justify-center gap-3">
          <Picker
            label={labels.pick}
            icon={<Icon name="file" size={20} />}
            variant="primary"
            describedBy={describedBy}
            {...{ accept, multiple, disabled, onAdd: add }}
          />
          {camera && (
            <Picker
              label={labels.camera}
              icon={<ToolIcon name="camera" size={20} />}
              variant="secondary"
              accept="image/*"
              capture="environment"
              describedBy={describedBy}
              className="pointer-fine:hidden"
              {...{ disabled, onAdd: add }}
            />
          )}
        </div>
      </div>
      {error && (
        <p
          ref={fault}
          role="alert"
          className="flex scroll-mb-44 items-start gap-1.5 text-sm leading-5 text-pomegranate-text"
        >
          <Icon name="warning" size={18} className="mt-px" />
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul ref={list} aria-label={labels.list} className="flex flex-col gap-2">
          {files.map((file) => (
            <li key={file.id} className="scroll-mb-44 animate-rise">
              <FileRow
                file={file}
                formatSize={formatSize}
                labels={labels}
                onCancel={() => onCancel(file.id)}
                onRetry={() => onRetry(file.id)}
                onRemove={disabled ? undefined : () => onRemove(file.id)}
                onOpen={onOpen && (() => onOpen(file.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
