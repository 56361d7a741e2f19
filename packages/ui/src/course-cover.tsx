import { useId, useMemo, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { designCover, type CoverShape } from './cover-pattern.ts'

export interface CourseCoverProps {
  /** Hue angle of the course, 0 to 360, in OKLCH. */
  hue: number
  seed: string
  title?: string
  /** Its place and height; by default 16:9. */
  className?: string
}

function colours(hue: number): Record<CoverShape['layer'], string> {
  // Yellows and reds turn to mud at the depth that suits blues, so they are lifted and saturated.
  const golden = hue > 45 && hue < 115
  const rosy = hue <= 45 || hue > 335
  const lift = golden ? 0.1 : rosy ? 0.03 : 0
  const strength = golden ? 1.15 : rosy ? 1.5 : 1.1
  const shade = (light: number, chroma: number, turn = 0) =>
    `oklch(${light + lift} ${chroma * strength} ${hue + turn})`
  return {
    ground: shade(0.44, 0.095),
    deep: shade(0.36, 0.085, golden ? -20 : 14),
    mid: shade(0.53, 0.105),
    bright: shade(0.68, 0.115, -8),
    accent: golden ? 'oklch(0.58 0.2 20)' : 'oklch(0.82 0.155 82)',
    line: shade(0.84, 0.06, -8),
  }
}

function Shape({
  shape,
  palette,
}: {
  shape: CoverShape
  palette: Record<CoverShape['layer'], string>
}): ReactNode {
  const line = shape.layer === 'line'
  return (
    <path
      d={shape.d}
      fill={line ? 'none' : palette[shape.layer]}
      stroke={line ? palette.line : 'none'}
      strokeWidth={1.25}
      strokeLinejoin="round"
    />
  )
}

/** A generated girih picture in the course's hue. Fills the width of its place. */
export function CourseCover({ hue, seed, title, className = 'aspect-video' }: CourseCoverProps): ReactNode {
  const id = useId()
  const design = useMemo(() => designCover(seed), [seed])
  const palette = colours(hue)
  const { tile, turn, offset, shapes, medallion } = design
  return (
    <div className={classNames('relative isolate overflow-hidden', className)}>
      <svg
        viewBox="0 0 320 180"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full dark:brightness-90"
        aria-hidden
      >
        <defs>
          <pattern
            id={`${id}-t`}
            width={tile}
            height={tile}
            patternUnits="userSpaceOnUse"
            patternTransform={`translate(${offset.x} ${offset.y}) rotate(${turn})`}
          >
            {shapes.map((shape, index) => (
              <Shape key={index} shape={shape} palette={palette} />
            ))}
          </pattern>
          <linearGradient id={`${id}-g`} x1="0" x2="1">
            <stop offset="0" stopColor={palette.ground} />
            <stop offset="0.25" stopColor={palette.ground} stopOpacity={0.94} />
            <stop offset="0.8" stopColor={palette.ground} stopOpacity={0.25} />
          </linearGradient>
        </defs>
        <rect width="320" height="180" fill={palette.ground} />
        <rect width="320" height="180" fill={`url(#${id}-t)`} opacity={0.75} />
        <rect width="320" height="180" fill={`url(#${id}-g)`} />
        {medallion.rings.map((ring, index) => (
          <Shape key={index} shape={ring} palette={palette} />
        ))}
      </svg>
      {title && (
        <span className="absolute bottom-0 left-0 max-w-[68%] p-4 text-lg leading-6 font-bold text-balance text-white">
          {title}
        </span>
      )}
    </div>
  )
}
