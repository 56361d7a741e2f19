import type { ReactNode } from 'react'

/** What a cell of a table says, and small below it what goes with it. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }): ReactNode {
  return (
    <span className="flex flex-col">
      {children}
      {Boolean(below) && <span className="text-caption leading-4 font-normal text-muted">{below}</span>}
    </span>
  )
}
