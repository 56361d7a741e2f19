import { useState, type ReactNode } from 'react'
import type { AudioPlayerLabels } from './audio-player.tsx'
import { Button, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface PreviewedFile {
  name: string
  /** The MIME type its content has. */
  type: string
  /** Bytes. */
  size: number
  /** Of this origin. */
  address: string
  /** Seconds, of a sound. */
  duration?: number | null
}

export interface FilePreviewLabels {
  download: string
  loading: string
  failed: string
  retry: string
  /** Names the button that shows a picture at its full size. */
  zoom: (name: string) => string
  zoomIn: string
  zoomOut: string
  close: string
  openPdf: string
  page: (page: number, count: number) => string
  /** Below a text that is longer than what is shown. */
  cut: (size: string) => string
  audio: AudioPlayerLabels
}

export interface PreviewProps {
  file: PreviewedFile
  formatSize: (bytes: number) => string
  labels: FilePreviewLabels
}

export function PreviewLoading({ label }: { label: string }): ReactNode {
  return (
    <p role="status" className="flex min-h-24 items-center justify-center gap-3 p-4 text-compact text-muted">
      <Spinner />
      {label}
    </p>
  )
}

interface PreviewFailedProps extends Omit<PreviewProps, 'formatSize'> {
  onRetry: () => void
}

export function PreviewFailed({ file, labels, onRetry }: PreviewFailedProps): ReactNode {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 p-4">
      <Icon name="warning" className="text-pomegranate-text" />
      <p className="min-w-40 flex-1 text-compact text-ink">{labels.failed}</p>
      <div className="flex flex-wrap gap-1">
        <Button variant="outline" size="sm" icon={<Icon name="refresh" size={18} />} onClick={onRetry}>
          {labels.retry}
        </Button>
        <a href={file.address} download={file.name} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <Icon name="download" size={18} />
          {labels.download}
        </a>
      </div>
    </div>
  )
}

interface RetriedPreviewProps extends Omit<PreviewProps, 'formatSize'> {
  /** What the browser loads by itself, with the attempt as its key. */
  children: (attempt: number, onFailed: () => void) => ReactNode
}

/** A picture or a film that may not arrive: then it is asked for once more, as a new element. */
export function RetriedPreview({ file, labels, children }: RetriedPreviewProps): ReactNode {
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  if (!hasFailed) return children(attempt, () => setHasFailed(true))
  return (
    <PreviewFailed
      {...{ file, labels }}
      onRetry={() => {
        setAttempt(attempt + 1)
        setHasFailed(false)
      }}
    />
  )
}
