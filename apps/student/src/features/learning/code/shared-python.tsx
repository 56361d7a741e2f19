import type { Project } from '@qadam/code-lab/project'
import type { EditorLabels } from '@qadam/code-lab/project-editor'
import type { ToolPorts } from '@qadam/code-lab/project-tools'
import { PythonLab, type PythonLabels } from '@qadam/code-lab/python-lab'
import '@qadam/code-lab/code-lab.css'
import { limits } from '@qadam/contract'
import { pythonFrame } from '@qadam/web/code-frames'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import type { SharedCopy } from './read-shared.ts'
import { SharedBanner } from './shared-banner.tsx'

interface SharedPythonProps {
  project: Project
  /** Where the school stores it: such a copy is only read. */
  copy: SharedCopy | undefined
  isKeeping: boolean
  labels: { editor: EditorLabels; python: PythonLabels }
  tools: ToolPorts
  onKeep: (project: Project) => void
  onLeave: () => void
}

/** Another student's program: to be read, changed and run on a click; stored only on the student's request. */
export function SharedPython(props: SharedPythonProps): ReactNode {
  const { t } = useTranslation()
  const { copy, labels } = props
  const [changed, setChanged] = useState(props.project)
  return (
    <>
      <SharedBanner {...props} onKeep={() => props.onKeep(changed)} />
      <PythonLab
        project={changed}
        onChange={setChanged}
        labels={labels.editor}
        pythonLabels={labels.python}
        lang={currentLanguage()}
        frameAddress={pythonFrame}
        startsAtOnce
        maxBytes={limits.project.maxBytes}
        fileName={t('code.file_name')}
        tools={props.tools}
        isReadOnly={copy !== undefined}
      />
    </>
  )
}
