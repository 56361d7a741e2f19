import { Component, lazy, Suspense, useState, type ReactNode } from 'react'
import { Button, buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { FileName } from './file-name.tsx'
import { Icon } from './icon.tsx'
import { claimPlayback } from './playing.ts'
import { PreviewFailed, PreviewLoading, RetriedPreview, type PreviewProps } from './preview-frame.tsx'
import { fileIcon, previewKind } from './preview-kind.ts'

export type { FilePreviewLabels, PreviewedFile } from './preview-frame.tsx'

export interface FilePreviewProps extends PreviewProps {
  /** The address of the frame that draws a PDF. */
  pdfFrame: string
  className?: string
}

type ViewProps = Omit<FilePreviewProps, 'className'>

const PictureView = lazy(() => import('./picture-view.tsx'))
const SourceView = lazy(() => import('./source-view.tsx'))
const PdfView = lazy(() => import('./pdf-view.tsx'))
const AudioPlayer = lazy(async () => ({ default: (await import('./audio-player.tsx')).AudioPlayer }))

/** A viewer whose code does not arrive must not take the page with it. */
class Guard extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

function Video({ file, labels }: PreviewProps): ReactNode {
  return (
    <RetriedPreview {...{ file, labels }}>
      {(attempt, onFailed) => (
        <video
          key={attempt}
          src={file.address}
          controls
          playsInline
          preload="metadata"
          aria-label={file.name}
          onPlay={(event) => claimPlayback(event.currentTarget)}
          onError={onFailed}
          className="block max-h-[70dvh] w-full bg-black"
        />
      )}
    </RetriedPreview>
  )
}

function Pdf({ pdfFrame, ...props }: ViewProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <PdfView {...props} frameAddress={pdfFrame} />
  return (
    <div className="p-4">
      <Button variant="secondary" full icon={<Icon name="eye" size={20} />} onClick={() => setIsOpen(true)}>
        {props.labels.openPdf}
      </Button>
    </div>
  )
}

function View({ pdfFrame, ...props }: ViewProps): ReactNode {
  const { file, labels } = props
  switch (previewKind(file.type, file.name)) {
    case 'picture':
      return <PictureView {...props} />
    case 'audio':
      return (
        <AudioPlayer
          source={file.address}
          name={file.name}
          duration={file.duration}
          downloadName={file.name}
          labels={labels.audio}
          isFlush
        />
      )
    case 'video':
      return <Video {...props} />
    case 'pdf':
      return <Pdf {...props} pdfFrame={pdfFrame} />
    case 'text':
      return <SourceView {...props} />
    case 'other':
      return null
  }
}

/** A file as what its content is: picture, sound, film, PDF or text; all else can be downloaded. Nothing in it runs. */
export function FilePreview({ className, ...props }: FilePreviewProps): ReactNode {
  const { file, formatSize, labels } = props
  const [attempt, setAttempt] = useState(0)
  return (
    <div
      role="group"
      aria-label={file.name}
      className={classNames('overflow-hidden rounded-card border border-line bg-card', className)}
    >
      <div className="flex items-center gap-3 py-1.5 pr-1.5 pl-4 [&:not(:last-child)]:border-b [&:not(:last-child)]:border-line">
        <Icon name={fileIcon(file.type, file.name)} size={22} className="text-turquoise-text" />
        <span className="min-w-0 flex-1">
          <FileName name={file.name} />
          <span className="block text-caption leading-4 text-muted numbers">{formatSize(file.size)}</span>
        </span>
        <a
          href={file.address}
          download={file.name}
          aria-label={`${labels.download}: ${file.name}`}
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <Icon name="download" size={22} />
        </a>
      </div>
      <Guard
        key={attempt}
        fallback={<PreviewFailed {...{ file, labels }} onRetry={() => setAttempt(attempt + 1)} />}
      >
        <Suspense fallback={<PreviewLoading label={labels.loading} />}>
          <View key={file.address} {...props} />
        </Suspense>
      </Guard>
    </div>
  )
}
