import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { boardOf, type Board } from './board.ts'

interface BoardTabsProps {
  label: string
  board: Board
  items: readonly { label: string; next: { whose?: string; period?: string }; isHere: boolean }[]
}

/** Boards side by side: each has an address, so that these are links and no tabs of one screen. */
export function BoardTabs({ label, board, items }: BoardTabsProps): ReactNode {
  return (
    <nav aria-label={label} className="mt-2 first-of-type:mt-0">
      <ul className="flex gap-1 overflow-x-auto rounded-card border border-line bg-card p-1 [scrollbar-width:none]">
        {items.map(({ label: name, next, isHere }) => (
          <li key={name} className="flex flex-1 shrink-0">
            <Link
              to={paths.leaderboard}
              search={boardOf({ ...board, ...next })}
              replace
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={isHere ? 'page' : undefined}
              className="inline-flex min-h-11 flex-1 items-center justify-center rounded-control px-3.5 max-[22rem]:px-2 text-compact font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors duration-[120ms] hover:text-ink aria-[current=page]:bg-tile aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
