import { useState, type ReactNode } from 'react'
import { countChanges, diffRows, foldSame, type DiffRow } from '../history/diff-rows.ts'
import { fileNames, type Project, type ProjectKind } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'

interface VersionChangesProps {
  kind: ProjectKind
  /** The earlier state. */
  before: Project
  now: Project
  words: ToolLabels
}

const signs = { same: ' ', added: '+', removed: '−' }

/** What would change if an earlier state came back: file by file, line by line. */
export function VersionChanges({ kind, before, now, words }: VersionChangesProps): ReactNode {
  const say = words.history
  const both = { files: { ...now.files, ...before.files }, media: {} }
  const changed = fileNames(both, kind).filter((name) => before.files[name] !== now.files[name])
  const media = [...new Set([...Object.keys(before.media), ...Object.keys(now.media)])].filter(
    (name) => before.media[name] !== now.media[name],
  )
  if (changed.length === 0 && media.length === 0) return <p className="code-lab-quiet">{say.same}</p>
  return (
    <div className="code-lab-changes">
      {changed.map((name) => {
        const rows = diffRows(now.files[name] ?? '', before.files[name] ?? '')
        const { added, removed } = countChanges(rows)
        return (
          <section key={name}>
            <h4>
              <span>{name}</span>
              {before.files[name] === undefined && <em>{say.goneFile}</em>}
              {now.files[name] === undefined && <em>{say.newFile}</em>}
              <span aria-hidden>
                <b data-kind="added">+{added}</b> <b data-kind="removed">−{removed}</b>
              </span>
            </h4>
            <Rows rows={rows} label={name} words={words} />
          </section>
        )
      })}
      {media.length > 0 && <p>{say.mediaChanged(media.join(', '))}</p>}
    </div>
  )
}

function Rows({
  rows,
  label,
  words,
}: {
  rows: readonly DiffRow[]
  label: string
  words: ToolLabels
}): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const say = words.history
  const row = (one: DiffRow, key: string) => (
    <div key={key} data-kind={one.kind} className="code-lab-row">
      <span aria-hidden>{signs[one.kind]}</span>
      <code>
        {one.kind !== 'same' && <span className="code-lab-unseen">{say[one.kind]} </span>}
        {one.text || '\u00a0'}
      </code>
    </div>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long code is scrolled by keyboard too
    <div role="region" aria-label={label} tabIndex={0} className="code-lab-rows">
      {foldSame(rows, ({ kind }) => kind !== 'same').map((part, place) => {
        if (part.kind === 'item') return row(part.item, String(place))
        if (opened.has(place)) return part.items.map((one, index) => row(one, `${place}.${index}`))
        return (
          <button key={place} type="button" onClick={() => setOpened(new Set([...opened, place]))}>
            {say.unfold(part.items.length)}
          </button>
        )
      })}
    </div>
  )
}
