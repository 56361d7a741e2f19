import type { ReactNode } from 'react'

/** A screen, and the place of the student's rail at its right on a laptop, by style alone. */
export function BesideRail({ rail, children }: { rail?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="beside-rail">
      <div className="min-w-0">{children}</div>
      {rail}
    </div>
  )
}
