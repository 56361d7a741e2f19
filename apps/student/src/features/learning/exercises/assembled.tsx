import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeParts, useTemplate } from '../questions/drag/code-template.tsx'
import { SortableList } from '../questions/drag/sortable-list.tsx'
import { filled, fillsOf, orderedLines, programOf } from './stage-text.ts'

interface AssembledProps {
  starter: string
  text: string
  onType: (text: string) => void
  labelledBy: string
}

/** The lines of a program, to be put in order. */
export function LineOrder({ starter, text, onType, labelledBy }: AssembledProps): ReactNode {
  const lines = orderedLines(starter, text)
  return (
    // A text around it has looks of its own for lists.
    <div className="px-4 pt-1 pb-3 [&_li]:m-0 [&_li]:list-none [&_ol]:m-0 [&_ol]:p-0">
      <SortableList
        labelledBy={labelledBy}
        items={lines.map(({ place, line }) => ({
          id: place + 1,
          name: line.trim(),
          shown: (
            <code className="bg-transparent p-0 font-mono text-compact leading-snug break-words whitespace-pre-wrap [font-variant-ligatures:none]">
              {line}
            </code>
          ),
        }))}
        onOrder={(ids) =>
          onType(programOf(ids.flatMap((id) => lines.find(({ place }) => place + 1 === id) ?? [])))
        }
      />
    </div>
  )
}

/** A program with gaps, to be filled by typing. */
export function GapFields({ starter, text, onType, labelledBy }: AssembledProps): ReactNode {
  const { t } = useTranslation()
  const parts = useTemplate(starter.trimEnd(), 'python')
  // As it is typed: what stands in a gap may look like what stands beside it.
  const [typed, setTyped] = useState(() => fillsOf(starter, text))
  const fills = filled(starter, typed) === text ? typed : fillsOf(starter, text)
  const fill = (index: number, value: string) => {
    const next = fills.with(index, value)
    setTyped(next)
    onType(filled(starter, next))
  }
  return (
    <pre
      role="group"
      aria-labelledby={labelledBy}
      className="my-0 overflow-x-auto rounded-none bg-code-ground p-4 font-mono text-compact leading-[3] whitespace-pre-wrap text-code-ink [font-variant-ligatures:none] [tab-size:4]"
    >
      <CodeParts
        parts={parts}
        blank={(index) => {
          const value = fills[index] ?? ''
          return (
            <input
              key={`gap-${index}`}
              aria-label={t('test.drag.blank', { place: index + 1 })}
              value={value}
              onChange={({ target }) => fill(index, target.value)}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              className="min-h-11 rounded-lg border-2 border-dashed border-white/40 bg-transparent px-2 align-middle font-mono text-base text-code-ink not-placeholder-shown:border-solid focus-visible:border-saffron focus-visible:outline-saffron"
              style={{ width: `calc(${Math.min(Math.max(value.length, 4), 22) + 1}ch + 20px)` }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                event.preventDefault()
                const gaps = [...(event.currentTarget.closest('pre')?.querySelectorAll('input') ?? [])]
                gaps[gaps.indexOf(event.currentTarget) + 1]?.focus()
              }}
            />
          )
        }}
      />
    </pre>
  )
}
