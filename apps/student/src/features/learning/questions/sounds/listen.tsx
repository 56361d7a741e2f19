import { Icon } from '@qadam/ui/icon'
import { Spinner } from '@qadam/ui/spinner'
import { TextButton } from '@qadam/ui/text-button'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SLOW_RATE, useSound } from './use-sound.ts'

interface ListenProps {
  source: string
  /** Says which recording it is, for screen readers. */
  name: string
  /** What is said in it, where that may be read. */
  transcript: string | undefined
}

/** A recording to be listened to, again and slowly. */
export function Listen({ source, name, transcript }: ListenProps): ReactNode {
  const { t } = useTranslation()
  const { state, play, pause } = useSound(source)
  const [isRead, setRead] = useState(false)
  const { kind, at, total, rate } = state
  const isGoing = kind === 'playing' || kind === 'waiting'
  const isSlow = rate !== 1
  return (
    <span role="group" aria-label={name} className="my-1 block max-w-md font-sans text-base font-normal">
      <span className="flex items-center gap-3 rounded-card border border-line bg-card p-2.5">
        <button
          type="button"
          aria-label={t(isGoing ? 'lesson.listen.pause' : 'lesson.listen.play')}
          onClick={() => (isGoing ? pause() : play())}
          className="mb-[3px] grid size-14 shrink-0 place-items-center rounded-full bg-turquoise-strong text-on-turquoise shadow-[0_3px_0_var(--turquoise-strong-edge)] transition-transform duration-[120ms] active:translate-y-[3px] active:shadow-none"
        >
          {kind === 'waiting' ? <Spinner /> : <Icon name={isGoing ? 'pause' : 'volume'} size={28} />}
        </button>
        <span aria-hidden className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-tile">
          <span
            className="block h-full rounded-full bg-turquoise"
            style={{ width: `${total ? Math.min(100, (at / total) * 100) : 0}%` }}
          />
        </span>
        <button
          type="button"
          onClick={() => play(SLOW_RATE)}
          aria-pressed={isSlow && isGoing}
          className="flex min-h-11 items-center gap-1.5 rounded-control px-3 text-compact font-semibold text-turquoise-text hover:bg-turquoise-soft"
        >
          <Icon name="speed" size={20} />
          {t('lesson.listen.slow')}
        </button>
      </span>
      {kind === 'failed' && (
        <span role="alert" className="mt-1.5 block text-compact text-pomegranate-text">
          {t('lesson.listen.failed')}
        </span>
      )}
      {transcript && (
        <span className="mt-1 block text-compact">
          <TextButton aria-expanded={isRead} onClick={() => setRead(!isRead)}>
            {t(isRead ? 'lesson.listen.hide_text' : 'lesson.listen.text')}
          </TextButton>
          {isRead && <span className="block px-1 pb-1 text-ink">{transcript}</span>}
        </span>
      )}
    </span>
  )
}
