import type { DraftPorts } from '@qadam/code-lab/draft-keeper'
import type { DraftLabels, EditorLabels } from '@qadam/code-lab/project-editor'
import { PythonLab, type PythonLabels } from '@qadam/code-lab/python-lab'
import { pythonFrame } from '@qadam/web/code-frames'
import type { ReactNode } from 'react'
import { logEvent } from '../../../platform/event-log.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { noteProblem } from '../projects/last-problem.ts'
import { ProjectPlace, useOwnProject } from '../projects/own-project.tsx'
import { useWorkspaceTools, type WorkspaceTools } from './workspace-tools.ts'

interface PythonWorkspaceProps extends WorkspaceTools {
  ports: DraftPorts
  labels: { editor: EditorLabels; draft: DraftLabels; python: PythonLabels }
}

/** A student's own Python: written, saved as it is typed, and run. */
export function PythonWorkspace({ ports, labels, ...workspace }: PythonWorkspaceProps): ReactNode {
  const own = useOwnProject(ports)
  const tools = useWorkspaceTools(workspace, own)
  return (
    <ProjectPlace own={own} kind="python" labels={labels} height="max(440px, 100dvh - 80px)">
      {(open) => (
        <PythonLab
          {...open}
          pythonLabels={labels.python}
          lang={currentLanguage()}
          frameAddress={pythonFrame}
          startsAtOnce
          shellKey={ports.key}
          tools={tools}
          onProblem={(traceback) => noteProblem('py', traceback)}
          onRun={() => {
            // A program that takes all memory may take the tab with it.
            void own.keeper?.keep()
            logEvent('code_run', 'python /py')
          }}
        />
      )}
    </ProjectPlace>
  )
}
