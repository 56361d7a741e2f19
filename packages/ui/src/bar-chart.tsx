import { useRef, type ReactNode } from 'react'
import { labelStep, niceMax, partOf, percentOf } from './chart-scale.ts'
import { ChartTable, type ChartFrame, type ChartPoint } from './chart-table.tsx'
import { classNames } from './class-names.ts'
import type { Tone } from './progress-bar.tsx'
import { useWidth } from './use-width.ts'

export interface Bar extends ChartPoint {
  tone?: Exclude<Tone, 'neutral'>
}

export interface BarChartProps extends ChartFrame {
  items: readonly Bar[]
  /** Columns for a course of time, rows for things with names. */
  direction?: 'columns' | 'rows'
  /** The value at full length, where none is greater; by default the greatest. */
  max?: number
  height?: number
}

const fills = {
  turquoise: 'bg-turquoise',
  pistachio: 'bg-pistachio',
  saffron: 'bg-saffron',
  pomegranate: 'bg-pomegranate',
  lapis: 'bg-lapis-text',
}
/** Pixels a label below a column, and the number above it, need so as not to touch the next. */
const LABEL_WIDTH = 52
const NUMBER_WIDTH = 30
/** The number above a column with its gap, which the columns leave free. */
const NUMBER_HEIGHT = 18

function Columns({
  items,
  max,
  height,
  format,
}: Required<Pick<BarChartProps, 'items' | 'height' | 'format'>> & Pick<BarChartProps, 'max'>): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const step = labelStep(items.length, Math.floor(width / LABEL_WIDTH))
  const hasNumbers = width / Math.max(1, items.length) >= NUMBER_WIDTH
  const isWhole = items.every(({ value }) => Number.isInteger(value))
  const most = Math.max(max ?? 0, ...items.map(({ value }) => value))
  // Numbers on the bars show the values; a scale beside them needs a round end.
  const top = max === most || hasNumbers ? most || 1 : niceMax(most, isWhole)
  const room = hasNumbers ? '' : 'pl-9'
  return (
    <div ref={box} aria-hidden>
      <div
        className={classNames('relative flex items-end gap-[3px] border-b-2 border-line', room)}
        style={{ height }}
      >
        {!hasNumbers &&
          [1, 0.5].map((part) => (
            // The line is where the value is; the label hangs below it.
            <span
              key={part}
              data-line={top * part}
              className="absolute inset-x-0 h-0 border-t border-dashed border-line"
              style={{ bottom: percentOf(part) }}
            >
              <span className="absolute top-0.5 left-0 text-xs leading-4 text-muted numbers">
                {format(top * part)}
              </span>
            </span>
          ))}
        {items.map(({ id, label, value, tone = 'turquoise' }) => (
          <div
            key={id}
            title={`${label}: ${format(value)}`}
            className="relative flex h-full min-w-0 flex-1 flex-col items-center justify-end"
          >
            {hasNumbers && (
              <span className="mb-0.5 text-xs leading-4 font-semibold text-ink numbers">{format(value)}</span>
            )}
            <div
              data-bar={value}
              className={classNames('w-full max-w-10 shrink-0 rounded-t-md', fills[tone])}
              style={{
                height: hasNumbers
                  ? `calc((100% - ${NUMBER_HEIGHT}px) * ${partOf(value, top)})`
                  : percentOf(partOf(value, top)),
              }}
            />
          </div>
        ))}
      </div>
      <div className={classNames('flex gap-[3px] pt-1 text-xs leading-4 text-muted', room)}>
        {items.map(({ id, label }, index) => (
          <span key={id} className="flex min-w-0 flex-1 justify-center">
            {index % step === 0 && <span className="whitespace-nowrap">{label}</span>}
          </span>
        ))}
      </div>
    </div>
  )
}

function Rows({
  items,
  max,
  format,
}: Required<Pick<BarChartProps, 'items' | 'format'>> & Pick<BarChartProps, 'max'>): ReactNode {
  const top = Math.max(max ?? 0, ...items.map(({ value }) => value)) || 1
  return (
    <div aria-hidden className="flex flex-col gap-2.5">
      {items.map(({ id, label, value, tone = 'turquoise' }) => (
        <div key={id} className="flex flex-col gap-1">
          <span className="flex justify-between gap-3 text-sm leading-5">
            <span className="min-w-0 truncate text-ink">{label}</span>
            <span className="font-semibold text-ink numbers">{format(value)}</span>
          </span>
          <span className="h-2.5 overflow-hidden rounded-full bg-tile">
            <span
              data-bar={value}
              className={classNames('block h-full rounded-full', fills[tone])}
              style={{ width: percentOf(partOf(value, top)) }}
            />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Counts side by side; a table repeats them for screen readers. */
export function BarChart({
  title,
  items,
  direction = 'columns',
  max,
  height = 160,
  labelHeader,
  valueHeader,
  format = String,
  className,
}: BarChartProps): ReactNode {
  return (
    <figure className={classNames('flex flex-col gap-4', className)}>
      <figcaption aria-hidden className="text-compact font-semibold text-ink">
        {title}
      </figcaption>
      {direction === 'columns' ? (
        <Columns {...{ items, max, height, format }} />
      ) : (
        <Rows {...{ items, max, format }} />
      )}
      <ChartTable {...{ title, labelHeader, valueHeader, format, items }} />
    </figure>
  )
}
