import { openDeviceDrafts } from '@qadam/code-lab/device-drafts'
import type { DraftPorts } from '@qadam/code-lab/draft-keeper'
import { DraftStatus } from '@qadam/code-lab/draft-status'
import type { Project } from '@qadam/code-lab/project'
import { prefetchPython } from '@qadam/code-lab/prefetch-python'
import { PythonLab } from '@qadam/code-lab/python-lab'
import { PythonChecks } from '@qadam/code-lab/python-tries'
import { useDraft } from '@qadam/code-lab/use-draft'
import { WebChecks } from '@qadam/code-lab/web-tries'
import { WebLab } from '@qadam/code-lab/web-lab'
import '@qadam/code-lab/code-lab.css'
import { limits } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pythonFrame, webFrame } from '@qadam/web/code-frames'
import { formatSize } from '../../platform/i18n/sizes-and-moments.ts'
import { errorText } from '../../platform/error-text.ts'
import { logEvent } from '../../platform/event-log.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { noteProblem } from './last-problem.ts'
import { LoadError } from '../../platform/load-error.tsx'
import type { Work, WorkAreaProps } from '../practice/practice-work.ts'
import { session } from '../../platform/session.ts'
import { useProjectWaiting } from './use-project-waiting.ts'
import { checkLabels } from './check-labels.ts'
import { draftLabels, editorLabels } from '@qadam/web/code-labels'
import { pythonLabels } from '@qadam/web/python-labels'
import { isRefusal, projectStorage } from './project-storage.ts'
import { projectTools, serverStates } from './project-tools.tsx'
import { readMedia } from './read-media.ts'
import { isRetryable } from '@qadam/web/is-retryable'
import { missingParts, webLabels } from '@qadam/web/web-labels'

const device = openDeviceDrafts('qadam.projects')

/** A Python program or a web project, saved as it is typed and handed in as it stands. */
export default function CompilerWork(props: WorkAreaProps): ReactNode {
  const { question, disabled, onWork, onRefused } = props
  const { t } = useTranslation()
  const { language: kind = 'web', checks = [] } = question.other
  useEffect(() => {
    if (kind === 'python') prefetchPython(pythonFrame)
  }, [kind])
  const [ports] = useState(() => portsOf(props))
  const { state, keeper } = useDraft(ports)
  useProjectWaiting(ports.key, state)
  const labels = useMemo(
    () => ({
      editor: editorLabels(t, formatSize),
      draft: draftLabels(t),
      python: pythonLabels(t),
      web: webLabels(t),
      checks: checkLabels(t),
    }),
    [t],
  )
  const place = useMemo(() => ({ question_id: question.id }), [question.id])
  const tools = useMemo(
    () => projectTools(t, { place, states: serverStates(place), keeper }),
    [t, place, keeper],
  )
  const project = state.phase === 'open' ? state.project : undefined

  const latest = useRef({ project, onWork, onRefused })
  latest.current = { project, onWork, onRefused }
  const problem = project && problemOf(project)
  /** The sentence that names what the pages lack, empty where that is nothing; undefined until somebody has looked. */
  const [lacks, setLacks] = useState(kind === 'web' ? undefined : '')
  useEffect(() => {
    if (problem === undefined || lacks === undefined) return latest.current.onWork(undefined)
    const work: Work =
      problem === 'none' && lacks === ''
        ? { kind: 'answer', read: () => latest.current.project }
        : { kind: 'missing', message: problem === 'empty' ? t('code.missing.empty') : lacks }
    latest.current.onWork(work)
  }, [problem, lacks, t])

  const refusal = refusalOf(state)
  useEffect(() => {
    if (refusal !== undefined && isRefusal(refusal)) latest.current.onRefused(refusal)
  }, [refusal])
  // Signed in again in place: what waited for that goes on.
  useEffect(() => session.subscribe(() => session.get() && keeper?.retry()), [keeper])

  if (state.phase === 'loading') return <Skeleton height={420} />
  if (state.phase === 'failed')
    return <LoadError error={state.error} retrying={false} onRetry={() => keeper?.retry()} />
  const shown = {
    project: state.project,
    onChange: (next: Project) => keeper?.change(next),
    labels: labels.editor,
    isReadOnly: disabled || (state.save.kind === 'conflict' && state.save.isResolving),
    maxBytes: limits.project.maxBytes,
    fileName: t('code.file_name'),
    tools,
    status: (
      <DraftStatus
        save={state.save}
        labels={labels.draft}
        kind={kind}
        project={state.project}
        refusal={errorText}
        onRetry={() => keeper?.retry()}
        onResolve={(choice) => void keeper?.resolve(choice)}
      />
    ),
  }
  // What runs may take the whole tab with it: first the device gets what was typed.
  const keep = async () => await keeper?.keep()
  const logRun = () => {
    void keep()
    logEvent('code_run', `question ${question.id}`)
  }
  const logCheck = () => {
    void keep()
    logEvent('code_run', `question ${question.id}, checks`)
  }
  if (kind === 'web')
    return (
      <>
        <WebLab
          {...shown}
          webLabels={labels.web}
          frameAddress={webFrame}
          readMedia={readMedia}
          keep={keep}
          storageKey={ports.key}
          onRun={logRun}
          onThrown={(error) => noteProblem(question.id, error)}
          onProblems={(problems, findings) => {
            setLacks(missingParts(findings, t) ?? '')
            const first = problems.find(({ severity }) => severity === 'error')
            noteProblem(question.id, first && labels.web.problem(first))
          }}
        />
        {checks.length > 0 && (
          <WebChecks
            project={state.project}
            checks={checks}
            labels={labels.checks}
            frameAddress={webFrame}
            readMedia={readMedia}
            keep={keep}
            onCheck={logCheck}
          />
        )}
      </>
    )
  return (
    <PythonLab
      {...shown}
      shellKey={`account ${props.accountId}`}
      pythonLabels={labels.python}
      lang={currentLanguage()}
      frameAddress={pythonFrame}
      onRun={logRun}
      onProblem={(traceback) => noteProblem(question.id, traceback)}
      below={(desk) =>
        checks.length > 0 && (
          <PythonChecks
            desk={desk}
            checks={checks}
            labels={labels.checks}
            lang={currentLanguage()}
            onCheck={logCheck}
          />
        )
      }
    />
  )
}

function portsOf({ accountId, question, base }: WorkAreaProps): DraftPorts {
  return {
    storage: projectStorage(accountId, { question_id: question.id }, base?.project),
    device,
    key: `account ${accountId}, question ${question.id}`,
    writer: crypto.randomUUID(),
    now: Date.now,
    isTransient: isRetryable,
  }
}

function problemOf(project: Project): 'none' | 'empty' {
  return Object.values(project.files).some((text) => text.trim() !== '') ? 'none' : 'empty'
}

function refusalOf(state: ReturnType<typeof useDraft>['state']): unknown {
  if (state.phase === 'failed') return state.error
  return state.phase === 'open' && state.save.kind === 'refused' ? state.save.error : undefined
}
