import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { TextButton } from '@qadam/ui/text-button'
import { ToolIcon } from '@qadam/ui/tool-icon'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Actions } from '../editor/actions.tsx'
import type { Project, ProjectKind } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'
import type { HistoryPort, StoredVersion } from './ports.ts'
import { VersionChanges } from './version-changes.tsx'

export interface VersionListProps {
  onClose: () => void
  kind: ProjectKind
  project: Project
  isReadOnly: boolean
  port: HistoryPort
  words: ToolLabels
}

type Asked<Answer> = { kind: 'asking' } | { kind: 'there'; answer: Answer } | { kind: 'failed'; why: string }

/** Fetches while it is shown; a failure can be retried. */
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

/** The times a project was stored at; one that is chosen is shown beside the present one. */
export function VersionList(props: VersionListProps): ReactNode {
  const { port, words } = props
  const say = words.history
  const { asked, retry } = useAsked(port.list, port.problem)
  const [chosen, setChosen] = useState<StoredVersion | undefined>(undefined)
  if (asked.kind === 'failed') return <Failure why={asked.why} words={words} onRetry={retry} />
  if (asked.kind === 'asking') return <p role="status">{say.loading}</p>
  if (asked.answer.length === 0) return <p className="text-compact text-muted">{say.empty}</p>
  if (chosen) return <Version {...props} version={chosen} onBack={() => setChosen(undefined)} />
  return (
    <>
      <p className="text-compact text-muted">{say.intro}</p>
      <ol className="code-lab-history flex flex-col">
        {asked.answer.map((version) => (
          <li key={version.revision} className="border-t border-line">
            <button
              type="button"
              className="flex min-h-14 w-full items-center justify-between rounded-lg px-1 py-2 text-left font-medium hover:bg-tile"
              onClick={() => setChosen(version)}
            >
              <time dateTime={version.savedAt.toISOString()}>{say.time(version.savedAt)}</time>
              <span className="text-muted">
                <ToolIcon name="forward" size={20} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

function Version(props: VersionListProps & { version: StoredVersion; onBack: () => void }): ReactNode {
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
        <TextButton onClick={onBack}>{say.back}</TextButton>
      </p>
      <h3 className="text-lead font-semibold">{say.time(version.savedAt)}</h3>
      {asked.kind === 'asking' && <p role="status">{say.loading}</p>}
      {asked.kind === 'failed' && <Failure why={asked.why} words={words} onRetry={retry} />}
      {asked.kind === 'there' && (
        <>
          <VersionChanges kind={kind} before={asked.answer} now={project} words={words} />
          {typeof restoring === 'object' && (
            <Notice role="alert" tone="saffron" icon="warning" title={restoring.why} />
          )}
          <Actions>
            <Button disabled={isReadOnly || restoring === 'yes'} onClick={() => void restore(asked.answer)}>
              {restoring === 'yes' ? say.restoring : say.restore}
            </Button>
          </Actions>
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
    <Notice
      role="alert"
      tone="saffron"
      icon="warning"
      title={why}
      action={<TextButton onClick={onRetry}>{words.retry}</TextButton>}
    />
  )
}
