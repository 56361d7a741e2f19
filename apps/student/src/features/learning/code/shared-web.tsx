import type { Project } from '@qadam/code-lab/project'
import type { EditorLabels } from '@qadam/code-lab/project-editor'
import type { ToolPorts } from '@qadam/code-lab/project-tools'
import { WebLab, type WebLabels } from '@qadam/code-lab/web-lab'
import '@qadam/code-lab/code-lab.css'
import { limits } from '@qadam/contract'
import { webFrame } from '@qadam/web/code-frames'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedCopy } from './read-shared.ts'
import { SharedBanner } from './shared-banner.tsx'

interface SharedWebProps {
  project: Project
  /** Where the school stores it: such a copy is only read. */
  copy: SharedCopy | undefined
  isKeeping: boolean
  labels: { editor: EditorLabels; web: WebLabels }
  tools: ToolPorts
  onKeep: (project: Project) => void
  onLeave: () => void
  readMedia: (address: string) => Promise<Uint8Array>
}

/** Another student's page: to be read and changed, shown on a click; stored only on the student's request. */
export function SharedWeb(props: SharedWebProps): ReactNode {
  const { t } = useTranslation()
  const { copy, labels } = props
  const [changed, setChanged] = useState(props.project)
  return (
    <>
      <SharedBanner {...props} onKeep={() => props.onKeep(changed)} />
      <WebLab
        project={changed}
        onChange={setChanged}
        labels={labels.editor}
        webLabels={labels.web}
        frameAddress={webFrame}
        startsAtOnce={false}
        maxBytes={limits.project.maxBytes}
        fileName={t('code.file_name')}
        tools={props.tools}
        isReadOnly={copy !== undefined}
        readMedia={props.readMedia}
      />
    </>
  )
}
