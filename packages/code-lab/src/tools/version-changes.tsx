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
  if (changed.length === 0 && media.length === 0) return <p className="text-compact text-muted">{say.same}</p>
  return (
    <div className="flex flex-col gap-3.5">
      {changed.map((name) => {
        const rows = diffRows(now.files[name] ?? '', before.files[name] ?? '')
        const { added, removed } = countChanges(rows)
        return (
          <section key={name} className="overflow-hidden rounded-control border border-line">
            <h4 className="flex flex-wrap gap-x-3 gap-y-0.5 border-b border-line px-3.5 py-2 text-sm font-semibold">
              <span className="min-w-0 flex-1 font-mono wrap-anywhere">{name}</span>
              {before.files[name] === undefined && (
                <em className="font-normal text-muted not-italic">{say.goneFile}</em>
              )}
              {now.files[name] === undefined && (
                <em className="font-normal text-muted not-italic">{say.newFile}</em>
              )}
              <span aria-hidden>
                <b className="text-pistachio-text">+{added}</b>{' '}
                <b className="text-pomegranate-text">−{removed}</b>
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
    <div
      key={key}
      data-kind={one.kind}
      className="flex gap-2 px-3 font-mono text-caption leading-[1.7] data-[kind=added]:bg-pistachio-soft data-[kind=removed]:bg-pomegranate-soft"
    >
      <span aria-hidden className="w-[1ch] flex-none">
        {signs[one.kind]}
      </span>
      <code className="min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere">
        {one.kind !== 'same' && <span className="sr-only">{say[one.kind]} </span>}
        {one.text || '\u00a0'}
      </code>
    </div>
  )
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long code is scrolled by keyboard too
      tabIndex={0}
      className="max-h-[40dvh] overflow-auto -outline-offset-3"
    >
      {foldSame(rows, ({ kind }) => kind !== 'same').map((part, place) => {
        if (part.kind === 'item') return row(part.item, String(place))
        if (opened.has(place)) return part.items.map((one, index) => row(one, `${place}.${index}`))
        return (
          <button
            key={place}
            type="button"
            className="min-h-11 w-full bg-turquoise-soft px-3.5 py-1 text-left text-caption font-medium text-turquoise-text"
            onClick={() => setOpened(new Set([...opened, place]))}
          >
            {say.unfold(part.items.length)}
          </button>
        )
      })}
    </div>
  )
}
