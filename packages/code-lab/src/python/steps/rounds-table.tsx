import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { StepLabels } from './labels.ts'
import { loopRounds } from './loop-rounds.ts'
import type { Step } from './parse-steps.ts'

interface RoundsTableProps {
  steps: readonly Step[]
  at: number
  onMove: (at: number) => void
  words: StepLabels
}

/** The rounds of the loop that a step is in, with what the names held at the end of each; a press leads to a round. */
export function RoundsTable({ steps, at, onMove, words }: RoundsTableProps): ReactNode {
  const told = useMemo(() => loopRounds(steps, at), [steps, at])
  const box = useRef<HTMLDivElement>(null)
  // The round that goes on is the last, and the table is scrolled by itself: the page stays where it is.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [told])
  if (!told || told.names.length === 0) return null
  const now = told.rounds.at(-1)
  return (
    <div>
      {/* Not in the table, with which it would be scrolled out of sight. */}
      <h3 className="mb-1 text-sm font-semibold text-muted">{words.rounds(told.line)}</h3>
      <div
        ref={box}
        className="code-lab-steps-rounds"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
        tabIndex={0}
        role="group"
        aria-label={words.rounds(told.line)}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {told.names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.rounds.map((round) => (
              <tr key={round.number} data-current={round === now}>
                <th scope="row">
                  <button
                    type="button"
                    aria-label={words.toRound(round.number)}
                    onClick={() => onMove(round.at)}
                  >
                    {round.number}
                  </button>
                  {round === now && ` ${words.now}`}
                </th>
                {round.values.map((value, index) => (
                  <td key={told.names[index]}>
                    <span>{value ?? '—'}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {told.leftOut > 0 && <p className="text-muted">{words.roundsLeftOut(told.leftOut)}</p>}
        {told.moreNames > 0 && <p className="text-muted">{words.more(told.moreNames)}</p>}
      </div>
    </div>
  )
}
