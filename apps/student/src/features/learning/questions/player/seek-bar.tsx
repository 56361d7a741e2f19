import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../../platform/i18n/format.ts'
import type { PlayerSnapshot } from './player-snapshot.ts'

interface SeekBarProps {
  snapshot: PlayerSnapshot
  onSeek: (target_s: number) => void
}

const share = (part_s: number, whole_s: number): number =>
  whole_s > 0 ? Math.min(1, Math.max(0, part_s / whole_s)) : 0

/** The player's own progress bar: watched, buffered, here. Only what was watched can be gone to. */
export function SeekBar({ snapshot, onSeek }: SeekBarProps): ReactNode {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  const { position_s, duration_s, furthest_s, buffered_s } = snapshot

  const seekTo = (event: PointerEvent) => {
    const place = bar.current?.getBoundingClientRect()
    if (place) onSeek(share(event.clientX - place.left, place.width) * duration_s)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'End') onSeek(furthest_s)
    else if (event.key === 'PageDown') onSeek(position_s - 30)
    else if (event.key === 'PageUp') onSeek(position_s + 30)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={t('lesson.video.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration_s)}
      aria-valuenow={Math.round(position_s)}
      aria-valuetext={`${formatClock(position_s)} / ${formatClock(duration_s)}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && seekTo(event)}
      className="group @container relative flex h-8 w-full cursor-pointer touch-none items-center rounded-full focus-visible:outline-saffron"
    >
      <span className="relative h-1.5 w-full overflow-hidden rounded-full bg-white/25">
        <Part part={share(buffered_s, duration_s)} colour="bg-white/25" />
        <Part part={share(furthest_s, duration_s)} colour="bg-white/45" />
        <Part part={share(position_s, duration_s)} colour="bg-saffron" />
      </span>
      <span
        aria-hidden
        className="pointer-events-none absolute left-0 size-4 rounded-full bg-saffron shadow-float transition-[scale] duration-[120ms] group-hover:scale-125 group-active:scale-125"
        // By a transform, as the parts: each frame that `left` moves counts as a shift of the layout.
        style={{ transform: `translateX(calc(${share(position_s, duration_s) * 100}cqw - 50%))` }}
      />
    </div>
  )
}

function Part({ part, colour }: { part: number; colour: string }): ReactNode {
  return (
    <span className={`absolute inset-0 origin-left ${colour}`} style={{ transform: `scaleX(${part})` }} />
  )
}
