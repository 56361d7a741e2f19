import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon.tsx'
import { climb, highestReached, layoutPath, ROW_HEIGHT } from './path-layout.ts'
import { StarTile, type StarState } from './star-tile.tsx'

export interface StarPathItem {
  id: string
  state: StarState
  title: string
  note?: string
  icon?: IconName
  /** The state in words, for screen readers. */
  stateLabel?: string
  /** The last stop of a module may be bigger, as the gate at the top. */
  big?: boolean
}

export interface StopProps {
  className: string
  'aria-current'?: 'step'
  'aria-disabled'?: true
}

export interface StarPathProps {
  items: StarPathItem[]
  /** Wraps a stop (the tile with its title) in the app's own link or button. */
  renderItem: (item: StarPathItem, tile: ReactNode, props: StopProps) => ReactNode
  label?: string
  className?: string
}

function Strapwork({ items }: { items: StarPathItem[] }): ReactNode {
  const { height, stops } = layoutPath(items.length)
  const reached = highestReached(items.map(({ state }) => state))
  const segments = stops
    .slice(1)
    .map((to, index) => ({ d: climb(stops[index] ?? to, to), done: index < reached }))
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 top-0 w-full"
      height={height}
      aria-hidden
    >
      {segments.map(({ d, done }) =>
        done ? (
          <g key={d} className="animate-fade">
            <path d={d} {...line} stroke="var(--turquoise)" strokeWidth={14} />
            <path d={d} {...line} stroke="var(--ground)" strokeWidth={5} />
          </g>
        ) : (
          <g key={d}>
            <path d={d} {...line} stroke="var(--tile)" strokeWidth={14} />
            <path
              d={d}
              {...line}
              stroke="var(--tile-edge)"
              strokeWidth={5}
              strokeLinecap="round"
              strokeDasharray="0.1 12"
            />
          </g>
        ),
      )}
    </svg>
  )
}

function Stop({ item, onRight }: { item: StarPathItem; onRight: boolean }): ReactNode {
  const closed = item.state === 'closed'
  const size = item.big ? 92 : item.state === 'open' ? 80 : 74
  return (
    <>
      <span className="absolute top-1/2 -translate-1/2" style={{ left: 'var(--stop-x)' }}>
        <StarTile state={item.state} size={size} icon={item.icon} className="block" />
      </span>
      <span
        className={classNames(
          'absolute top-1/2 flex -translate-y-1/2 flex-col',
          onRight ? 'items-end text-right' : 'text-left',
        )}
        style={
          onRight
            ? { left: 0, right: `calc(100% - var(--stop-x) + ${size / 2 + 14}px)` }
            : { right: 0, left: `calc(var(--stop-x) + ${size / 2 + 14}px)` }
        }
      >
        <span
          className={classNames(
            'line-clamp-4 text-compact leading-5 text-balance',
            closed ? 'text-muted' : 'font-semibold text-ink',
          )}
        >
          {item.title}
        </span>
        {item.note && (
          <span className="line-clamp-2 text-caption leading-[18px] text-muted">{item.note}</span>
        )}
        {item.stateLabel && <span className="sr-only">{item.stateLabel}</span>}
      </span>
    </>
  )
}

/** Lessons as stars on a climbing strapwork: lesson order in the document, bottom to top on the screen. */
export function StarPath({ items, renderItem, label, className }: StarPathProps): ReactNode {
  const { stops } = layoutPath(items.length)
  const current = items.findIndex(({ state }) => state === 'open')
  return (
    <div className={classNames('relative mx-auto w-full max-w-xl', className)}>
      <Strapwork items={items} />
      <ol aria-label={label} className="relative flex flex-col-reverse">
        {items.map((item, index) => {
          const x = stops[index]?.x ?? 50
          return (
            <li
              key={item.id}
              className="relative"
              style={{ height: ROW_HEIGHT, ['--stop-x' as string]: `${x}%` }}
            >
              {renderItem(item, <Stop item={item} onRight={x > 50} />, {
                className:
                  'group absolute inset-x-0 top-1 block h-[92px] rounded-card text-ink no-underline select-none',
                'aria-current': index === current ? 'step' : undefined,
                'aria-disabled': item.state === 'closed' ? true : undefined,
              })}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
