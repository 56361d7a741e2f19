import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { AudioPlayer, type AudioPlayerLabels } from './audio-player.tsx'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { clockFormat } from './countdown-clock.ts'
import { Icon } from './icon.tsx'
import { Notice } from './notice.tsx'
import { partOf } from './chart-scale.ts'
import type { FailureReason, RecorderState, Recording, VoiceRecorder } from './recorder.ts'
import { SoundBars } from './sound-bars.tsx'
import { Spinner } from './spinner.tsx'
import { useLevels } from './use-levels.ts'

export { useVoiceRecorder } from './use-voice-recorder.ts'

export interface RecorderLabels {
  record: string
  asking: string
  recording: string
  pause: string
  paused: string
  resume: string
  stop: string
  /** Replaces the recording by a new one. */
  again: string
  againTitle: string
  againText: string
  againConfirm: string
  againCancel: string
  /** How long a recording may be, before it begins. */
  limit: (seconds: number) => string
  timeLeft: (seconds: number) => string
  interruptedTitle: string
  interruptedText: string
  /** What went wrong and how to mend it. */
  failures: Record<FailureReason, { title: string; text: string }>
  retry: string
  player: AudioPlayerLabels
  playerName: string
}

export interface RecorderPanelProps {
  recorder: VoiceRecorder
  state: RecorderState
  maxSeconds?: number | null
  disabled?: boolean
  labels: RecorderLabels
  /** What can be done with a recording, such as handing it in. */
  action?: ReactNode
  className?: string
}

const BARS = 48
/** The last seconds are shown in red and announced. */
const LAST_SECONDS = 10

function TimeRing({ part }: { part: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 112 112"
      className="pointer-events-none absolute inset-0 size-full -rotate-90"
      aria-hidden
    >
      <circle cx="56" cy="56" r="53" fill="none" stroke="var(--tile)" strokeWidth="5" />
      <circle
        cx="56"
        cy="56"
        r="53"
        fill="none"
        stroke="var(--pomegranate)"
        strokeWidth="5"
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray="1"
        strokeDashoffset={1 - part}
        className={part === 0 ? 'opacity-0' : undefined}
      />
    </svg>
  )
}

interface BoothProps extends Pick<RecorderPanelProps, 'recorder' | 'maxSeconds' | 'disabled' | 'labels'> {
  state: Exclude<RecorderState, { kind: 'recorded' | 'failed' }>
}

function Booth({ recorder, state, maxSeconds, disabled, labels }: BoothProps): ReactNode {
  const level = useCallback(() => recorder.level(), [recorder])
  const levels = useLevels(level, state.kind === 'recording', BARS)
  const isOpen = state.kind === 'recording' || state.kind === 'paused'
  const seconds = isOpen ? state.seconds : 0
  const left = maxSeconds ? Math.max(0, Math.ceil(maxSeconds - seconds)) : undefined
  const isLast = isOpen && left !== undefined && left <= LAST_SECONDS
  const word = state.kind === 'idle' ? labels.record : labels[state.kind]
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="relative h-14 w-full max-w-sm">
        <SoundBars peaks={levels} part={state.kind === 'recording' ? 1 : 0} height={56} tone="pomegranate" />
      </div>
      <p className="font-display text-3xl font-bold text-ink numbers" aria-hidden>
        {clockFormat(Math.floor(seconds))}
      </p>
      <div className="relative grid size-28 place-items-center">
        <span
          aria-hidden
          className="absolute inset-1 rounded-full bg-pomegranate/20 transition-transform duration-[120ms] ease-out motion-reduce:hidden"
          style={{
            transform: `scale(${state.kind === 'recording' ? 1 + (levels.at(-1) ?? 0) * 0.45 : 0.9})`,
          }}
        />
        <TimeRing part={maxSeconds ? partOf(seconds, maxSeconds) : 0} />
        <button
          type="button"
          disabled={disabled || state.kind === 'asking'}
          aria-label={isOpen ? labels.stop : labels.record}
          onClick={() => (isOpen ? recorder.stop() : void recorder.start())}
          className="relative mb-1 grid size-22 place-items-center rounded-full bg-pomegranate text-on-pomegranate shadow-[0_4px_0_var(--pomegranate-edge)] transition-transform duration-[120ms] enabled:active:translate-y-1 enabled:active:shadow-none disabled:opacity-60"
        >
          {state.kind === 'asking' ? (
            <Spinner />
          ) : (
            <Icon name={isOpen ? 'stop' : 'mic'} size={40} className={isOpen ? 'fill-current' : undefined} />
          )}
        </button>
        {isOpen && (
          <span className="absolute top-1/2 left-full ml-5 -translate-y-1/2">
            <IconButton
              label={state.kind === 'paused' ? labels.resume : labels.pause}
              icon={<Icon name={state.kind === 'paused' ? 'mic' : 'pause'} size={26} stroke={2} />}
              onClick={() => (state.kind === 'paused' ? recorder.resume() : recorder.pause())}
              size="xl"
              className="animate-pop border-2 border-line bg-card"
            />
          </span>
        )}
      </div>
      <p className="flex min-h-12 flex-col items-center text-center">
        <span role="status" className="font-semibold text-ink">
          {word}
        </span>
        {left !== undefined && (
          <span className={classNames('text-sm numbers', isLast ? 'text-pomegranate-text' : 'text-muted')}>
            {isOpen ? labels.timeLeft(left) : labels.limit(left)}
          </span>
        )}
        <span role="status" className="sr-only">
          {isLast ? labels.timeLeft(LAST_SECONDS) : ''}
        </span>
      </p>
    </div>
  )
}

interface TakeProps extends Pick<RecorderPanelProps, 'recorder' | 'disabled' | 'labels' | 'action'> {
  recording: Recording
}

function Take({ recorder, recording, disabled, labels, action }: TakeProps): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      {recording.isInterrupted && (
        <Notice
          tone="saffron"
          icon="info"
          title={labels.interruptedTitle}
          text={labels.interruptedText}
          role="status"
        />
      )}
      <AudioPlayer
        source={recording.blob}
        name={labels.playerName}
        duration={recording.seconds}
        labels={labels.player}
      />
      <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
        {action}
        <AlertDialog
          title={labels.againTitle}
          body={labels.againText}
          confirmLabel={labels.againConfirm}
          cancelLabel={labels.againCancel}
          tone="danger"
          icon="mic"
          onConfirm={() => void recorder.start()}
          trigger={
            <Button variant="secondary" disabled={disabled} icon={<Icon name="mic" size={20} />}>
              {labels.again}
            </Button>
          }
        />
      </div>
    </div>
  )
}

/** Records a voice: record, pause, stop, listen, record again. */
export function RecorderPanel({
  recorder,
  state,
  maxSeconds,
  disabled,
  labels,
  action,
  className,
}: RecorderPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  const { kind } = state
  const recording = 'recording' in state ? state.recording : undefined

  // The button that was pressed is gone by then; without this a keyboard would start at the top of the page again.
  useEffect(() => {
    if ((kind === 'recorded' || kind === 'failed') && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
  }, [kind])

  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={classNames(
        'flex flex-col gap-4 rounded-card border border-line bg-card p-4 focus-visible:outline-none sm:p-6',
        className,
      )}
    >
      {state.kind === 'failed' && (
        <Notice
          role="alert"
          tone="pomegranate"
          icon="mic"
          {...labels.failures[state.reason]}
          action={
            <Button
              variant="outline"
              size="sm"
              disabled={disabled}
              icon={<Icon name="refresh" size={18} />}
              onClick={() => void recorder.start()}
            >
              {labels.retry}
            </Button>
          }
        />
      )}
      {recording ? (
        <Take {...{ recorder, recording, disabled, labels, action }} />
      ) : (
        state.kind !== 'failed' &&
        state.kind !== 'recorded' && <Booth {...{ recorder, state, maxSeconds, disabled, labels }} />
      )}
    </div>
  )
}
