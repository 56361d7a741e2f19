import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { partOf } from './chart-scale.ts'
import { classNames } from './class-names.ts'
import { FileName } from './file-name.tsx'
import { Icon } from './icon.tsx'
import { fileIcon } from './preview-kind.ts'
import { ProgressBar } from './progress-bar.tsx'

export type FileState =
  | { kind: 'waiting' }
  /** How much of it is there, from 0 to 1. */
  | { kind: 'uploading'; part: number }
  /** Offline: it goes on by itself. */
  | { kind: 'paused'; part: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string; canRetry: boolean }

export interface FileItem {
  id: string
  name: string
  /** Bytes. */
  size: number
  type?: string
  state: FileState
}

export interface FileRowLabels {
  waiting: string
  /** From 0 to 1. */
  uploading: (part: number) => string
  paused: string
  done: string
  cancel: (name: string) => string
  retry: (name: string) => string
  remove: (name: string) => string
  open: (name: string) => string
}

export interface FileRowProps {
  file: FileItem
  formatSize: (bytes: number) => string
  labels: FileRowLabels
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
  onOpen?: () => void
}

const tints: Record<FileState['kind'], string> = {
  waiting: 'bg-tile text-muted',
  uploading: 'bg-turquoise-soft text-turquoise-text',
  paused: 'bg-saffron-soft text-saffron-text',
  done: 'bg-pistachio-soft text-pistachio-text',
  failed: 'bg-pomegranate-soft text-pomegranate-text',
}
const inks: Record<FileState['kind'], string> = {
  waiting: 'text-muted',
  uploading: 'text-muted',
  paused: 'text-saffron-text',
  done: 'text-pistachio-text',
  failed: 'text-pomegranate-text',
}

function stateText(state: FileState, labels: FileRowLabels): string {
  switch (state.kind) {
    case 'uploading':
      return labels.uploading(partOf(state.part, 1))
    case 'failed':
      return state.message
    default:
      return labels[state.kind]
  }
}

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({
  file: { name, size, type = '', state },
  formatSize,
  labels,
  onCancel,
  onRetry,
  onRemove,
  onOpen,
}: FileRowProps): ReactNode {
  const { kind } = state
  const isGoing = kind === 'waiting' || kind === 'uploading' || kind === 'paused'
  const text = stateText(state, labels)
  const body = (
    <>
      <span className={classNames('grid size-11 shrink-0 place-items-center rounded-control', tints[kind])}>
        <Icon name={fileIcon(type, name)} />
      </span>
      <span className="min-w-0 flex-1">
        <FileName name={name} />
        <span className={classNames('flex flex-wrap items-center gap-x-2 text-sm leading-5', inks[kind])}>
          <span className="text-muted numbers">{formatSize(size)}</span>
          <span className="inline-flex items-center gap-1 numbers">
            {kind === 'done' && <Icon name="check" size={16} stroke={2.5} />}
            {kind === 'paused' && <Icon name="wifi-off" size={16} />}
            {kind === 'failed' && <Icon name="warning" size={16} />}
            {text}
          </span>
        </span>
      </span>
    </>
  )
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-card border bg-card',
        kind === 'failed' ? 'border-pomegranate-text' : 'border-line',
      )}
    >
      <div className="flex items-center gap-1 py-2 pr-2 pl-2.5">
        {onOpen && kind === 'done' ? (
          <button
            type="button"
            onClick={onOpen}
            aria-label={labels.open(name)}
            className="flex min-w-0 flex-1 items-center gap-3 rounded-control text-left"
          >
            {body}
          </button>
        ) : (
          <span className="flex min-w-0 flex-1 items-center gap-3">{body}</span>
        )}
        {kind === 'failed' && state.canRetry && onRetry && (
          <IconButton label={labels.retry(name)} icon={<Icon name="refresh" size={22} />} onClick={onRetry} />
        )}
        {isGoing && onCancel && (
          <IconButton label={labels.cancel(name)} icon={<Icon name="cross" size={22} />} onClick={onCancel} />
        )}
        {!isGoing && onRemove && (
          <IconButton label={labels.remove(name)} icon={<Icon name="trash" size={22} />} onClick={onRemove} />
        )}
      </div>
      {(kind === 'uploading' || kind === 'paused') && (
        <ProgressBar
          value={state.part}
          tone={kind === 'paused' ? 'saffron' : 'turquoise'}
          label={`${name}: ${text}`}
          size="xs"
          isFlush
        />
      )}
      <span role="status" className="sr-only">
        {kind === 'uploading' ? '' : `${name}: ${text}`}
      </span>
    </div>
  )
}
