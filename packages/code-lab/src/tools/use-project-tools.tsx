import { useEffect, useState, type ReactNode } from 'react'
import type { ToolAction } from '../editor/tool-bar.tsx'
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
  /** Without it there are none. */
  ports: ToolPorts | undefined
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

/** The tools around a project, and what each opens. */
export function useProjectTools(props: ProjectToolsProps): {
  tools: readonly ToolAction[]
  dialogs: ReactNode
} {
  const { ports, kind, project, latest, onChange, activeFile, onInsert, isReadOnly, fileName, readMedia } =
    props
  const { labels, media, history, share, tour } = ports ?? {}
  const [opened, setOpened] = useState<Opened | undefined>(undefined)
  const close = () => setOpened(undefined)
  useEffect(() => {
    if (!tour) return
    let isGone = false
    // After the page around has found its place, and never over another question.
    const timer = setTimeout(() => {
      const open = async () => {
        const isNew = await tour.isNew()
        const isFree = !document.querySelector('dialog[open], [role="dialog"]')
        if (isNew && isFree && !isGone) setOpened((now) => now ?? 'tour')
      }
      void open()
    }, 600)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [tour])

  if (!labels) return { tools: [], dialogs: null }
  const hasMedia = media !== undefined && kind === 'web'
  const tool = (id: Opened, icon: ToolAction['icon'], label: string): ToolAction => ({
    id,
    icon,
    label,
    onSelect: () => setOpened(id),
  })
  const tools = [
    ...(hasMedia ? [tool('media', 'picture', labels.media.open)] : []),
    tool('share', 'share', labels.share.open),
    ...(history ? [tool('history', 'history', labels.history.open)] : []),
    ...(tour ? [tool('tour', 'help', labels.tour.open)] : []),
  ]
  const dialogs = (
    <>
      {hasMedia && (
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
      )}
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
      {history && (
        <HistoryDialog
          isOpen={opened === 'history'}
          onClose={close}
          kind={kind}
          project={project}
          isReadOnly={isReadOnly}
          port={history}
          words={labels}
        />
      )}
      {tour && (
        <Tour
          port={tour}
          words={labels}
          isOpen={opened === 'tour'}
          onClose={() => {
            tour.onSeen()
            setOpened((now) => (now === 'tour' ? undefined : now))
          }}
        />
      )}
    </>
  )
  return { tools, dialogs }
}
