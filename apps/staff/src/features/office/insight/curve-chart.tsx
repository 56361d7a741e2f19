import type { VideoStretch } from '@qadam/contract'
import { formatClock, formatNumber } from '@qadam/web/format'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const HEIGHT = 120
const AGAIN_HEIGHT = 56

export interface CurveChartProps {
  viewers: number
  stretches: readonly VideoStretch[]
}

/**
 * How many watched each stretch, and below it what was watched again. A slider tells the figures of one place, by touch,
 * mouse and keys alike.
 */
export function CurveChart({ viewers, stretches }: CurveChartProps): ReactNode {
  const { t } = useTranslation()
  const [place, setPlace] = useState(0)
  const count = stretches.length
  const at = Math.min(place, count - 1)
  const current = stretches[at]
  const again = Math.max(0, ...stretches.map((stretch) => stretch.again))
  const told =
    current &&
    t('insight.video.at', {
      from: formatClock(current.from_s),
      to: formatClock(current.to_s),
      watched: formatNumber(current.watched),
      again: formatNumber(Math.round(current.again)),
    })
  return (
    <figure className="flex flex-col gap-1">
      <div aria-hidden className="relative flex flex-col gap-1">
        <Caption text={t('insight.video.watched')} most={formatNumber(viewers)} />
        <Watched viewers={viewers} stretches={stretches} />
        <Caption
          text={t('insight.video.again')}
          most={t('insight.video.times', { count: Math.round(again) })}
        />
        <svg
          viewBox={`0 0 ${count} ${AGAIN_HEIGHT}`}
          preserveAspectRatio="none"
          height={AGAIN_HEIGHT}
          className="block w-full border-b-2 border-line text-saffron-text"
        >
          {stretches.map((stretch, index) => {
            const height = (stretch.again / Math.max(1, again)) * AGAIN_HEIGHT
            return (
              <rect
                key={stretch.from_s}
                x={index}
                y={AGAIN_HEIGHT - height}
                width={0.85}
                height={height}
                fill="currentColor"
              />
            )
          })}
        </svg>
        <span
          className="absolute inset-y-0 -ml-px w-0.5 bg-ink/60"
          style={{ left: `${((at + 0.5) / count) * 100}%` }}
        />
      </div>
      <input
        type="range"
        min={0}
        max={count - 1}
        value={at}
        aria-label={t('insight.video.place')}
        aria-valuetext={told}
        className="h-11 w-full accent-turquoise-text"
        onChange={({ target: { value } }) => setPlace(Number(value))}
      />
      <p aria-hidden className="text-compact font-semibold numbers">
        {told}
      </p>
    </figure>
  )
}

function Caption({ text, most }: { text: string; most: string }): ReactNode {
  return (
    // The line of the place goes on behind the words.
    <span className="relative z-10 flex items-baseline justify-between gap-3 bg-card text-sm text-muted">
      <span>{text}</span>
      <span className="numbers">{most}</span>
    </span>
  )
}

/** Drawn in steps: nothing is known of what is within a stretch. */
function Watched({ viewers, stretches }: CurveChartProps): ReactNode {
  const line = stretches
    .map(({ watched }, index) => {
      const y = (HEIGHT - (watched / Math.max(1, viewers)) * (HEIGHT - 8)).toFixed(1)
      return `${index} ${y}L${index + 1} ${y}`
    })
    .join('L')
  return (
    <svg
      viewBox={`0 0 ${stretches.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      height={HEIGHT}
      className="block w-full border-b-2 border-line text-turquoise-text"
    >
      <path d={`M0 ${HEIGHT}L${line}L${stretches.length} ${HEIGHT}Z`} fill="currentColor" opacity={0.14} />
      <path
        d={`M${line}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
