import { Button } from '@qadam/ui/button'
import { TextButton } from '@qadam/ui/text-button'
import { ToolIcon } from '@qadam/ui/tool-icon'
import { useState, type ReactNode } from 'react'
import type { SaveState, StoredProject } from '../drafts/drafts.ts'
import { diffRows, type DiffRow } from '../history/diff-rows.ts'
import { fileNames, type Project, type ProjectKind } from '../project/project.ts'
import { Actions } from './actions.tsx'
import type { DraftLabels } from './labels.ts'
import { Modal } from './modal.tsx'

interface DraftStatusProps {
  save: SaveState
  labels: DraftLabels
  kind: ProjectKind
  /** The own state, to be compared in a conflict. */
  project: Project
  /** Why the server refused, in words. */
  refusal: (error: unknown) => string
  onRetry: () => void
  onResolve: (choice: 'mine' | 'theirs') => void
}

const statusClass = 'code-lab-status flex min-h-8 items-center gap-x-2 gap-y-0.5'
const besideButton = 'min-w-0 flex-[1_1_12em]'
/** As high as a finger needs, without moving what is around. */
const lowButton = '-my-1.5 px-1.5'
const tones = { calm: '', waiting: 'text-saffron-text', problem: 'text-pomegranate-text' }

/** Whether all is saved, and what to do where it is not. */
export function DraftStatus({
  save,
  labels,
  kind,
  project,
  refusal,
  onRetry,
  onResolve,
}: DraftStatusProps): ReactNode {
  const [isComparing, setComparing] = useState(false)
  if (save.kind === 'conflict')
    return (
      <div className={`${statusClass} flex-wrap text-pomegranate-text`} data-tone="problem" role="alert">
        <ToolIcon name="problem" size={20} />
        <span className={besideButton}>{labels.conflict}</span>
        <TextButton className={lowButton} onClick={() => setComparing(true)}>
          {labels.compare}
        </TextButton>
        <Conflict
          isOpen={isComparing}
          mine={project}
          theirs={save.theirs}
          isResolving={save.isResolving}
          isFailed={save.error !== undefined}
          kind={kind}
          labels={labels}
          onResolve={onResolve}
          onClose={() => setComparing(false)}
        />
      </div>
    )
  const isRefused = save.kind === 'refused'
  const hasButton = isRefused || save.kind === 'waiting'
  const tone = isRefused ? 'problem' : save.kind === 'waiting' ? 'waiting' : 'calm'
  return (
    <p
      // A word stays beside its sign; only a button goes below what it answers.
      className={`${statusClass} ${tones[tone]} ${hasButton ? 'flex-wrap' : ''}`}
      data-save={save.kind}
      role="status"
    >
      <ToolIcon name={tone === 'calm' ? 'saved' : tone} size={20} />
      <span className={hasButton ? besideButton : 'min-w-0'}>
        {isRefused ? refusal(save.error) || labels.refused : textOf(save, labels)}
      </span>
      {hasButton && (
        <TextButton className={lowButton} onClick={onRetry}>
          {labels.retry}
        </TextButton>
      )}
    </p>
  )
}

function textOf(save: Exclude<SaveState, { kind: 'conflict' | 'refused' }>, labels: DraftLabels): string {
  switch (save.kind) {
    case 'saved':
      return labels.saved
    case 'typing':
    case 'on_device':
      return labels.saving
    case 'waiting':
      return save.isOnDevice ? labels.waiting : labels.waitingUnkept
  }
}

/** The lines of both versions, those that are only in one of them marked. */
function sidesOf(mine: string, theirs: string): Record<'mine' | 'theirs', DiffRow[]> {
  const rows = diffRows(theirs, mine)
  return {
    mine: rows.filter(({ kind }) => kind !== 'removed'),
    theirs: rows.filter(({ kind }) => kind !== 'added'),
  }
}

function Lines({ rows }: { rows: readonly DiffRow[] }): ReactNode {
  return rows.map(({ kind, text }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
    <span key={place} data-differs={kind !== 'same' || undefined}>
      {text}
      {'\n'}
    </span>
  ))
}

interface ConflictProps {
  isOpen: boolean
  mine: Project
  theirs: StoredProject
  isResolving: boolean
  isFailed: boolean
  kind: ProjectKind
  labels: DraftLabels
  onResolve: (choice: 'mine' | 'theirs') => void
  onClose: () => void
}

/** Both versions side by side, file by file where they differ; either choice stores the other one in the history. */
function Conflict(props: ConflictProps): ReactNode {
  const { isOpen, mine, theirs, isResolving, isFailed, kind, labels, onResolve, onClose } = props
  const both = { files: { ...theirs.project.files, ...mine.files }, media: {} }
  const differing = fileNames(both, kind).filter((name) => mine.files[name] !== theirs.project.files[name])
  return (
    <Modal title={labels.conflictTitle} closeLabel={labels.close} isOpen={isOpen} isWide onClose={onClose}>
      <p>{labels.conflictText}</p>
      {isFailed && (
        <p role="alert" className="text-sm text-pomegranate-text">
          {labels.resolveFailed}
        </p>
      )}
      {differing.map((name) => (
        <div key={name} className="code-lab-versions grid gap-3 sm:grid-cols-2">
          {(['mine', 'theirs'] as const).map((side) => {
            const text = (side === 'mine' ? mine : theirs.project).files[name]
            const rows = sidesOf(mine.files[name] ?? '', theirs.project.files[name] ?? '')[side]
            return (
              <figure key={side} className="min-w-0">
                <figcaption className="pb-1 text-sm font-semibold">
                  {labels[side]} · {name}
                </figcaption>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long code is scrolled by keyboard too */}
                <pre tabIndex={0} aria-label={`${labels[side]} · ${name}`}>
                  {text === undefined ? <span>{labels.absent}</span> : <Lines rows={rows} />}
                </pre>
              </figure>
            )
          })}
        </div>
      ))}
      <Actions>
        <Button variant="secondary" disabled={isResolving} onClick={() => onResolve('theirs')}>
          {labels.keepTheirs}
        </Button>
        <Button disabled={isResolving} onClick={() => onResolve('mine')}>
          {labels.keepMine}
        </Button>
      </Actions>
    </Modal>
  )
}
