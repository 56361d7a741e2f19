import { partOf } from './chart-scale.ts'
import { classNames } from './class-names.ts'
import type { ReactNode } from 'react'

export type ProgressPart = 'right' | 'partly' | 'wrong' | 'saved' | 'open'

const parts: Record<ProgressPart, string> = {
  right: 'bg-pistachio',
  partly: 'bg-saffron',
  // Lower too, for who does not see red.
  wrong: 'my-[3px] bg-pomegranate',
  saved: 'bg-turquoise',
  open: 'bg-tile',
}

interface ProgressPartsProps {
  parts: readonly ProgressPart[]
  label: string
  className?: string
}

/** How far it is, and what became of each step: green is for what went well alone. */
export function ProgressParts({ parts: shown, label, className }: ProgressPartsProps): ReactNode {
  const done = shown.filter((part) => part !== 'open').length
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(partOf(done, shown.length) * 100)}
      className={classNames('flex h-3 gap-0.5', className)}
    >
      {shown.map((part, index) => (
        <span
          key={index}
          data-part={part}
          className={classNames(
            'min-w-0 flex-1 rounded-[3px] transition-[background-color,margin] duration-[250ms] first:rounded-l-full last:rounded-r-full',
            parts[part],
          )}
        />
      ))}
    </div>
  )
}
