import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button, buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { clockFormat } from './countdown-clock.ts'
import { Icon } from './icon.tsx'
import { SoundBars } from './sound-bars.tsx'
import { Spinner } from './spinner.tsx'
import { useSoundPlayer } from './use-sound-player.ts'

export interface AudioPlayerLabels {
  play: string
  pause: string
  /** Names the slider: "position". */
  seek: string
  /** Names the speed button; the speed itself is added. */
  speed: string
  failed: string
  retry: string
  download: string
  /** The position as it is spoken: "12 seconds of 40". Both in whole seconds. */
  timeOf: (at: number, total: number) => string
}

export interface AudioPlayerProps {
  /** An address of this origin, or what was just recorded. */
  source: string | Blob
  /** Says what is played, for screen readers. */
  name: string
  /** Seconds, where they are known before the sound is loaded. */
  duration?: number | null
  /** Offers the file for download under this name where it cannot be played. */
  downloadName?: string
  labels: AudioPlayerLabels
  /** Inside a frame that has its own edge. */
  isFlush?: boolean
  className?: string
}

const speeds = [0.75, 1, 1.25, 1.5, 2]
const jumps: Record<string, number> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
}

/** Plays a recording: waveform to seek in, speeds, time left. Of all players on a page one plays at a time. */
export function AudioPlayer({
  source,
  name,
  duration,
  downloadName,
  labels,
  isFlush = false,
  className,
}: AudioPlayerProps): ReactNode {
  const group = useRef<HTMLDivElement>(null)
  const [player, { kind, at, rate, peaks, ...state }] = useSoundPlayer(source, duration, group)
  const total = state.total ?? 0
  const isGoing = kind === 'playing' || kind === 'waiting'
  const toggle = () => (isGoing ? player?.pause() : player?.play())

  const onKeyDown = (event: KeyboardEvent) => {
    const jump = jumps[event.key]
    if (event.key === ' ') toggle()
    else if (event.key === 'Home') player?.seek(0)
    else if (event.key === 'End') player?.seek(total)
    else if (jump) player?.seek(at + jump)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label={name}
      className={classNames('bg-card p-3', !isFlush && 'rounded-card border border-line', className)}
    >
      {kind === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <Icon name="warning" className="text-pomegranate-text" />
          <p className="min-w-40 flex-1 text-compact text-ink">{labels.failed}</p>
          <div className="flex flex-wrap gap-1">
            <Button
              variant="outline"
              size="sm"
              icon={<Icon name="refresh" size={18} />}
              onClick={() => player?.retry()}
            >
              {labels.retry}
            </Button>
            {downloadName && player?.address && (
              <a
                href={player.address}
                download={downloadName}
                className={buttonClass({ variant: 'ghost', size: 'sm' })}
              >
                <Icon name="download" size={18} />
                {labels.download}
              </a>
            )}
          </div>
        </div>
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
          <button
            type="button"
            onClick={toggle}
            aria-label={isGoing ? labels.pause : labels.play}
            className="relative mb-[3px] grid size-12 place-items-center rounded-full bg-turquoise-strong text-on-turquoise shadow-[0_3px_0_var(--turquoise-strong-edge)] transition-transform duration-[120ms] active:translate-y-[3px] active:shadow-none"
          >
            {kind === 'waiting' ? (
              <Spinner />
            ) : (
              <Icon name={isGoing ? 'pause' : 'play'} size={24} stroke={isGoing ? 3 : 1.75} />
            )}
          </button>
          <div className="relative h-11 rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turquoise-text">
            <SoundBars
              peaks={peaks}
              part={total > 0 ? at / total : 0}
              hasHead
              className="absolute inset-x-0"
            />
            <input
              type="range"
              min={0}
              max={total || 1}
              step={0.05}
              value={at}
              disabled={total === 0}
              aria-label={labels.seek}
              aria-valuetext={labels.timeOf(Math.round(at), Math.round(total))}
              onChange={(event) => player?.seek(Number(event.target.value))}
              onKeyDown={onKeyDown}
              className="absolute inset-0 size-full cursor-pointer touch-pan-y appearance-none opacity-0 disabled:cursor-default [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:w-px"
            />
          </div>
          <div className="col-start-2 -mb-2 flex items-center justify-between sm:col-start-3 sm:mb-0 sm:flex-col sm:items-end">
            <span aria-hidden className="text-sm text-muted numbers">
              {clockFormat(Math.floor(at))}
              {total > 0 && ` / ${clockFormat(Math.round(total))}`}
            </span>
            <button
              type="button"
              aria-label={`${labels.speed}: ${rate}×`}
              onClick={() => player?.setRate(speeds[(speeds.indexOf(rate) + 1) % speeds.length] ?? 1)}
              className="-mr-1 min-h-11 min-w-11 rounded-control px-2 text-right text-sm font-semibold text-turquoise-text numbers hover:bg-turquoise-soft pointer-fine:min-h-8"
            >
              {rate}×
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
