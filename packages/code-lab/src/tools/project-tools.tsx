import { useEffect, useState, type ReactNode } from 'react'
import { ToolButton } from '../editor/icons.tsx'
import type { ReadMedia } from '../project/project-file.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { MediaDialog } from './media-dialog.tsx'
import type { ToolPorts } from './ports.ts'
import { ShareDialog } from './share-dialog.tsx'
import { Tour } from './tour.tsx'

export type * from './ports.ts'
export type { ToolLabels } from './labels.ts'

interface ProjectToolsProps {
  ports: ToolPorts
  kind: ProjectKind
  /** The project as it is at the moment. */
  project: Project
  latest: () => Project
  onChange: (project: Project) => void
  activeFile: string
  onInsert: (code: string) => void
  isReadOnly: boolean
  fileName: string
  readMedia: ReadMedia
}

type Opened = 'media' | 'share' | 'history' | 'tour'

/** The tools around a project, each a button and what it opens. */
export function ProjectTools(props: ProjectToolsProps): ReactNode {
  const { ports, kind, project, latest, onChange, activeFile, onInsert, isReadOnly, fileName, readMedia } =
    props
  const { labels, media, history, share, tour } = ports
  const [opened, setOpened] = useState<Opened | undefined>(undefined)
  const close = () => setOpened(undefined)
  useEffect(() => {
    if (!tour?.isNew()) return
    // After the page around has found its place, and never over another question.
    const timer = setTimeout(() => {
      if (!document.querySelector('dialog[open], [role="dialog"]')) setOpened('tour')
    }, 600)
    return () => clearTimeout(timer)
  }, [tour])

  const open = (which: Opened) => () => setOpened(which)
  return (
    <>
      {media && kind === 'web' && (
        <span data-tool="media">
          <ToolButton icon="picture" label={labels.media.open} onClick={open('media')} />
          <MediaDialog
            isOpen={opened === 'media'}
            onClose={close}
            project={latest}
            onChange={onChange}
            activeFile={activeFile}
            onInsert={onInsert}
            isReadOnly={isReadOnly}
            port={media}
            words={labels}
          />
        </span>
      )}
      <span data-tool="share">
        <ToolButton icon="share" label={labels.share.open} onClick={open('share')} />
        <ShareDialog
          isOpen={opened === 'share'}
          onClose={close}
          kind={kind}
          project={project}
          fileName={fileName}
          readMedia={readMedia}
          port={share}
          words={labels}
        />
      </span>
      {history && (
        <span data-tool="history">
          <ToolButton icon="history" label={labels.history.open} onClick={open('history')} />
          <HistoryDialog
            isOpen={opened === 'history'}
            onClose={close}
            kind={kind}
            project={project}
            isReadOnly={isReadOnly}
            port={history}
            words={labels}
          />
        </span>
      )}
      {tour && (
        <span data-tool="tour">
          <ToolButton icon="help" label={labels.tour.open} onClick={open('tour')} />
          <Tour
            port={tour}
            words={labels}
            isOpen={opened === 'tour'}
            onClose={() => {
              tour.onSeen()
              setOpened((now) => (now === 'tour' ? undefined : now))
            }}
          />
        </span>
      )}
    </>
  )
}
