import type { DraftPorts } from '@qadam/code-lab/draft-keeper'
import { DraftStatus } from '@qadam/code-lab/draft-status'
import type { DraftLabels, EditorLabels } from '@qadam/code-lab/project-editor'
import { PythonLab, type PythonLabels } from '@qadam/code-lab/python-lab'
import { useDraft } from '@qadam/code-lab/use-draft'
import '@qadam/code-lab/code-lab.css'
import { limits } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pythonFrame } from '@qadam/web/code-frames'
import { errorText } from '../../platform/error-text.ts'
import { logEvent } from '../../platform/event-log.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { session } from '../../platform/session.ts'
import { useProjectWaiting } from '../projects/use-project-waiting.ts'
import { useDeskTools, type DeskTools } from './desk-tools.ts'

interface PythonDeskProps extends DeskTools {
  ports: DraftPorts
  labels: { editor: EditorLabels; draft: DraftLabels; python: PythonLabels }
}

/** A student's own Python: written, saved as it is typed, and run. */
export function PythonDesk({ ports, labels, ...desk }: PythonDeskProps): ReactNode {
  const { t } = useTranslation()
  const { state, keeper } = useDraft(ports)
  useProjectWaiting(ports.key, state)
  const tools = useDeskTools(desk, state, keeper)
  useEffect(() => session.subscribe(() => session.get() && keeper?.retry()), [keeper])

  if (state.phase === 'loading') return <Skeleton height={560} />
  if (state.phase === 'failed')
    return <LoadError error={state.error} retrying={false} onRetry={() => keeper?.retry()} />
  return (
    <PythonLab
      project={state.project}
      onChange={(next) => keeper?.change(next)}
      labels={labels.editor}
      pythonLabels={labels.python}
      lang={currentLanguage()}
      frameAddress={pythonFrame}
      startsAtOnce
      shellKey={ports.key}
      maxBytes={limits.project.maxBytes}
      fileName={t('code.file_name')}
      tools={tools}
      isReadOnly={state.save.kind === 'conflict' && state.save.isResolving}
      onRun={() => {
        // A program that takes all memory may take the tab with it.
        void keeper?.keep()
        logEvent('code_run', 'python /py')
      }}
      status={
        <DraftStatus
          save={state.save}
          labels={labels.draft}
          kind="python"
          project={state.project}
          refusal={errorText}
          onRetry={() => keeper?.retry()}
          onResolve={(choice) => void keeper?.resolve(choice)}
        />
      }
    />
  )
}
