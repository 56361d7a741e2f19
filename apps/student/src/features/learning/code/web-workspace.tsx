import type { DraftPorts } from '@qadam/code-lab/draft-keeper'
import { openStorageDevice } from '@qadam/code-lab/page-storage'
import type { DraftLabels, EditorLabels } from '@qadam/code-lab/project-editor'
import { WebLab, type WebLabels } from '@qadam/code-lab/web-lab'
import { webFrame } from '@qadam/web/code-frames'
import { useCallback, useState, type ReactNode } from 'react'
import { logEvent } from '../../../platform/event-log.ts'
import { noteFirstFault, noteProblem } from '../projects/last-problem.ts'
import { ProjectPlace, useOwnProject } from '../projects/own-project.tsx'
import { useWorkspaceTools, type WorkspaceTools } from './workspace-tools.ts'

interface WebWorkspaceProps extends WorkspaceTools {
  ports: DraftPorts
  labels: { editor: EditorLabels; draft: DraftLabels; web: WebLabels }
  readMedia: (address: string) => Promise<Uint8Array>
}

/** A student's own web project: written, saved as it is typed, and shown. */
export function WebWorkspace({ ports, labels, readMedia, ...workspace }: WebWorkspaceProps): ReactNode {
  const own = useOwnProject(ports)
  const { onAdopted } = workspace
  /** Grows when another project replaces this one: its pages see nothing that earlier pages stored. */
  const [adoptions, setAdoptions] = useState(0)
  const adopt = useCallback(
    (isStored: boolean) => {
      if (!isStored) return onAdopted(false)
      const forgotten = openStorageDevice().forget(ports.key)
      void forgotten
        .catch(() => undefined)
        .then(() => {
          setAdoptions((before) => before + 1)
          onAdopted(true)
        })
    },
    [ports.key, onAdopted],
  )
  const tools = useWorkspaceTools({ ...workspace, onAdopted: adopt }, own)
  return (
    <ProjectPlace own={own} kind="web" labels={labels} height="max(440px, 100dvh - 80px)">
      {(open) => (
        <WebLab
          {...open}
          key={adoptions}
          webLabels={labels.web}
          frameAddress={webFrame}
          readMedia={readMedia}
          storageKey={ports.key}
          keep={async () => await own.keeper?.keep()}
          tools={tools}
          onThrown={(error) => noteProblem('web', error)}
          onProblems={(problems) => noteFirstFault('web', problems, labels.web.problem)}
          onRun={() => logEvent('code_run', 'web /code')}
        />
      )}
    </ProjectPlace>
  )
}
