import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { LabIcon } from '../editor/icons.tsx'
import { Modal } from '../editor/modal.tsx'
import type { Project, ProjectKind } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'
import type { HistoryPort, KeptVersion } from './ports.ts'
import { VersionChanges } from './version-changes.tsx'

interface HistoryDialogProps {
  isOpen: boolean
  onClose: () => void
  kind: ProjectKind
  project: Project
  isReadOnly: boolean
  port: HistoryPort
  words: ToolLabels
}

/** The earlier states of a project: by time, each beside the present one, to be taken back. */
export function HistoryDialog(props: HistoryDialogProps): ReactNode {
  return (
    <Modal
      title={props.words.history.title}
      closeLabel={props.words.close}
      isOpen={props.isOpen}
      isWide
      onClose={props.onClose}
    >
      <Versions {...props} />
    </Modal>
  )
}

type Asked<Answer> = { kind: 'asking' } | { kind: 'there'; answer: Answer } | { kind: 'failed'; why: string }

/** Asks as long as it is shown; a failure can be tried again. */
function useAsked<Answer>(
  ask: () => Promise<Answer>,
  problem: (error: unknown) => string,
): { asked: Asked<Answer>; retry: () => void } {
  const [asked, setAsked] = useState<Asked<Answer>>({ kind: 'asking' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    setAsked({ kind: 'asking' })
    const show = async () => {
      const next = await ask().then(
        (answer): Asked<Answer> => ({ kind: 'there', answer }),
        (error: unknown): Asked<Answer> => ({ kind: 'failed', why: problem(error) }),
      )
      if (!isGone) setAsked(next)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [ask, problem, tries])
  return { asked, retry: () => setTries((now) => now + 1) }
}

function Versions(props: HistoryDialogProps): ReactNode {
  const { port, words } = props
  const say = words.history
  const { asked, retry } = useAsked(port.list, port.problem)
  const [chosen, setChosen] = useState<KeptVersion | undefined>(undefined)
  if (asked.kind === 'failed') return <Failure why={asked.why} words={words} onRetry={retry} />
  if (asked.kind === 'asking') return <p role="status">{say.loading}</p>
  if (asked.answer.length === 0) return <p className="code-lab-quiet">{say.empty}</p>
  if (chosen) return <Version {...props} version={chosen} onBack={() => setChosen(undefined)} />
  return (
    <>
      <p className="code-lab-quiet">{say.intro}</p>
      <ol className="code-lab-history">
        {asked.answer.map((version) => (
          <li key={version.revision}>
            <button type="button" onClick={() => setChosen(version)}>
              <time dateTime={version.savedAt.toISOString()}>{say.time(version.savedAt)}</time>
              <LabIcon name="forward" size={20} />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

function Version(props: HistoryDialogProps & { version: KeptVersion; onBack: () => void }): ReactNode {
  const { kind, project, isReadOnly, port, words, version, onBack, onClose } = props
  const say = words.history
  const { load, problem } = port
  const ask = useCallback(() => load(version.revision), [load, version])
  const { asked, retry } = useAsked(ask, problem)
  const [restoring, setRestoring] = useState<'no' | 'yes' | { why: string }>('no')
  const restore = async (earlier: Project) => {
    setRestoring('yes')
    try {
      await port.restore(earlier)
      onClose()
    } catch (error) {
      setRestoring({ why: problem(error) })
    }
  }
  return (
    <>
      <p>
        <button type="button" className="code-lab-link" onClick={onBack}>
          {say.back}
        </button>
      </p>
      <h3>{say.time(version.savedAt)}</h3>
      {asked.kind === 'asking' && <p role="status">{say.loading}</p>}
      {asked.kind === 'failed' && <Failure why={asked.why} words={words} onRetry={retry} />}
      {asked.kind === 'there' && (
        <>
          <VersionChanges kind={kind} before={asked.answer} now={project} words={words} />
          {typeof restoring === 'object' && (
            <p role="alert" className="code-lab-note">
              {restoring.why}
            </p>
          )}
          <div className="code-lab-actions">
            <button
              type="button"
              className="code-lab-button"
              data-tone="primary"
              disabled={isReadOnly || restoring === 'yes'}
              onClick={() => void restore(asked.answer)}
            >
              {restoring === 'yes' ? say.restoring : say.restore}
            </button>
          </div>
        </>
      )}
    </>
  )
}

function Failure({
  why,
  words,
  onRetry,
}: {
  why: string
  words: ToolLabels
  onRetry: () => void
}): ReactNode {
  return (
    <div role="alert" className="code-lab-note">
      <p>{why}</p>
      <button type="button" className="code-lab-link" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
