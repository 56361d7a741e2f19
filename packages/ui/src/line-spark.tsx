import { useRef, type ReactNode } from 'react'
import { sparkPoints } from './chart-scale.ts'
import { ChartTable, type ChartFrame, type ChartPoint } from './chart-table.tsx'
import { classNames } from './class-names.ts'
import { useWidth } from './use-width.ts'

export interface LineSparkProps extends ChartFrame {
  points: readonly ChartPoint[]
  tone?: 'turquoise' | 'pistachio' | 'saffron' | 'pomegranate'
  height?: number
}

const strokes = {
  turquoise: 'var(--turquoise-text)',
  pistachio: 'var(--pistachio-text)',
  saffron: 'var(--saffron-text)',
  pomegranate: 'var(--pomegranate-text)',
}

/** A small line of how something went, with its last value; it fills the width it is given. */
export function LineSpark({
  title,
  points,
  tone = 'turquoise',
  height = 48,
  labelHeader,
  valueHeader,
  format = String,
  className,
}: LineSparkProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const places = sparkPoints(
    points.map(({ value }) => value),
    Math.max(0, width - 10),
    height,
    6,
  )
  const line = places.map(({ x, y }) => `${(x + 5).toFixed(1)} ${y.toFixed(1)}`).join('L')
  const first = places[0]
  const last = places.at(-1)
  const newest = points.at(-1)
  return (
    <figure className={classNames('flex flex-col gap-1', className)}>
      <figcaption aria-hidden className="flex items-baseline justify-between gap-3 text-sm text-muted">
        <span className="min-w-0 truncate">{title}</span>
        {newest && (
          <span className="font-display text-lg font-bold text-ink numbers">{format(newest.value)}</span>
        )}
      </figcaption>
      <div ref={box} aria-hidden style={{ height }}>
        {width > 0 && first && last && (
          <svg width={width} height={height} className="block">
            <path
              d={`M${line}L${(last.x + 5).toFixed(1)} ${height}L${(first.x + 5).toFixed(1)} ${height}Z`}
              fill={strokes[tone]}
              opacity={0.12}
            />
            <path
              d={`M${line}`}
              fill="none"
              stroke={strokes[tone]}
              strokeWidth={2.5}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            <circle
              cx={last.x + 5}
              cy={last.y}
              r={4}
              fill={strokes[tone]}
              stroke="var(--card)"
              strokeWidth={2}
            />
          </svg>
        )}
      </div>
      <ChartTable {...{ title, labelHeader, valueHeader, format }} items={points} />
    </figure>
  )
}
