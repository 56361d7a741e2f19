import { diffWordsWithSpace } from 'diff'
import { useMemo, type ReactNode } from 'react'

/** A paragraph is one line: in a written answer words are what changes. */
export function ProseDiff({ before, after }: { before: string; after: string }): ReactNode {
  const changes = useMemo(() => diffWordsWithSpace(before, after), [before, after])
  return (
    <p className="max-h-[70dvh] overflow-auto px-5 py-4 text-lead leading-8 break-words whitespace-pre-wrap sm:px-6">
      {changes.map(({ value, added, removed }, place) => {
        if (added)
          return (
            <ins
              key={place}
              className="rounded bg-pistachio-soft text-pistachio-text decoration-2 underline-offset-4"
            >
              {value}
            </ins>
          )
        if (removed)
          return (
            <del key={place} className="rounded bg-pomegranate-soft text-pomegranate-text">
              {value}
            </del>
          )
        return value
      })}
    </p>
  )
}
