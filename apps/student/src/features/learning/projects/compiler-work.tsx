import { openDeviceDrafts } from '@qadam/code-lab/device-drafts'
import type { DraftPorts } from '@qadam/code-lab/draft-keeper'
import type { Project } from '@qadam/code-lab/project'
import { prefetchPython } from '@qadam/code-lab/prefetch-python'
import { PythonLab } from '@qadam/code-lab/python-lab'
import { PythonChecks } from '@qadam/code-lab/python-tries'
import { WebChecks } from '@qadam/code-lab/web-tries'
import { WebLab } from '@qadam/code-lab/web-lab'
import { use, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pythonFrame, webFrame } from '@qadam/web/code-frames'
import { formatSize } from '../../../platform/i18n/sizes-and-moments.ts'
import { logEvent } from '../../../platform/event-log.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { noteFirstFault, noteProblem } from './last-problem.ts'
import type { Work, WorkAreaProps } from '../practice/practice-work.ts'
import { ProjectPlace, useOwnProject, type OwnProject } from './own-project.tsx'
import { checkLabels } from './check-labels.ts'
import { draftLabels, editorLabels } from '@qadam/web/code-labels'
import { pythonLabels } from '@qadam/web/python-labels'
import { isRefusal, projectStorage } from './project-storage.ts'
import { projectTools, serverStates } from './project-tools.tsx'
import { readMedia } from './read-media.ts'
import { TrialContext, trialPorts } from './trial-project.ts'
import { isRetryable } from '@qadam/web/is-retryable'
import { missingParts, webLabels } from '@qadam/web/web-labels'

const device = openDeviceDrafts('qadam.projects')

/** A Python program or a web project, saved as it is typed and submitted as it stands. */
export default function CompilerWork(props: WorkAreaProps): ReactNode {
  const { question, disabled, onWork, onRefused } = props
  const { t } = useTranslation()
  const { language: kind = 'web', checks = [] } = question.other
  useEffect(() => {
    if (kind === 'python') prefetchPython(pythonFrame)
  }, [kind])
  const trial = use(TrialContext)
  const [ports] = useState(() => (trial ? trialPorts(trial) : portsOf(props)))
  const own = useOwnProject(ports)
  const { state, keeper } = own
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
  const asked = useMemo(() => ({ question_id: question.id }), [question.id])
  const tools = useMemo(
    () => projectTools(t, { place: asked, states: serverStates(asked), keeper }),
    [t, asked, keeper],
  )
  const project = state.phase === 'open' ? state.project : undefined

  const latest = useRef(project)
  useEffect(() => {
    latest.current = project
  }, [project])
  const report = useEffectEvent(onWork)
  const refuse = useEffectEvent(onRefused)
  const problem = project && problemOf(project)
  /** The sentence that names what the pages lack, empty where that is nothing; undefined until that was checked. */
  const [lacks, setLacks] = useState(kind === 'web' ? undefined : '')
  useEffect(() => {
    if (problem === undefined || lacks === undefined) return report(undefined)
    const work: Work =
      problem === 'none' && lacks === ''
        ? { kind: 'answer', read: () => latest.current }
        : { kind: 'missing', message: problem === 'empty' ? t('code.missing.empty') : lacks }
    report(work)
  }, [problem, lacks, t])

  const refusal = refusalOf(state)
  useEffect(() => {
    if (refusal !== undefined && isRefusal(refusal)) refuse(refusal)
  }, [refusal])

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
  const place = { own, kind, labels, height: 420, isReadOnly: disabled }
  if (kind === 'web')
    return (
      <ProjectPlace {...place}>
        {(open) => (
          <>
            <WebLab
              {...open}
              tools={tools}
              webLabels={labels.web}
              frameAddress={webFrame}
              readMedia={readMedia}
              keep={keep}
              storageKey={ports.key}
              onRun={logRun}
              onThrown={(error) => noteProblem(question.id, error)}
              onProblems={(problems, findings) => {
                setLacks(missingParts(findings, t) ?? '')
                noteFirstFault(question.id, problems, labels.web.problem)
              }}
            />
            {checks.length > 0 && (
              <WebChecks
                project={open.project}
                checks={checks}
                labels={labels.checks}
                frameAddress={webFrame}
                readMedia={readMedia}
                keep={keep}
                onCheck={logCheck}
              />
            )}
          </>
        )}
      </ProjectPlace>
    )
  return (
    <ProjectPlace {...place}>
      {(open) => (
        <PythonLab
          {...open}
          tools={tools}
          shellKey={`account ${props.accountId}`}
          pythonLabels={labels.python}
          lang={currentLanguage()}
          frameAddress={pythonFrame}
          onRun={logRun}
          onProblem={(traceback) => noteProblem(question.id, traceback)}
          below={(workspace) =>
            checks.length > 0 && (
              <PythonChecks
                workspace={workspace}
                checks={checks}
                labels={labels.checks}
                lang={currentLanguage()}
                onCheck={logCheck}
              />
            )
          }
        />
      )}
    </ProjectPlace>
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

function refusalOf(state: OwnProject['state']): unknown {
  if (state.phase === 'failed') return state.error
  return state.phase === 'open' && state.save.kind === 'refused' ? state.save.error : undefined
}
