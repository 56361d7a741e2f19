import { limits, type Lang, type Video } from '@qadam/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../../platform/i18n/sizes-and-moments.ts'
import type { PlayerSnapshot } from './player-snapshot.ts'
import { firstQuality, type QualityChoice } from './quality.ts'
import type { VideoPlayer } from './video-player.ts'

const MEGABYTE = 1024 * 1024

/** 1.25 -> "1,25×" */
export const speedText = (speed: number): string => `${String(speed).replace('.', ',')}×`

/** Beyond ten megabytes a tenth of one is no matter. */
const wholeSize = (bytes: number): string =>
  formatSize(bytes < 10 * MEGABYTE ? bytes : Math.round(bytes / MEGABYTE) * MEGABYTE)

/** A side that was chosen for another film may be none of this one's: then it is the next smaller. */
function isChosenSide(
  video: Pick<Video, 'qualities' | 'duration_s'>,
  choice: QualityChoice,
  side: number,
): boolean {
  return choice !== 'auto' && firstQuality(video, choice, {})?.side === side
}

const languageNames: Record<Lang, string> = { uz: 'Oʻzbekcha', ru: 'Русский' }

interface SettingsPanelProps {
  player: VideoPlayer
  snapshot: PlayerSnapshot
  video: Video
  onDone: () => void
}

/** Speeds, sizes of the film and caption languages. It lives inside the player's box, since only that is seen in full screen. */
export function SettingsPanel({ player, snapshot, video, onDone }: SettingsPanelProps): ReactNode {
  const { t } = useTranslation()
  const { quality } = snapshot
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = panel.current
    box?.querySelector<HTMLElement>('[aria-checked=true]')?.focus({ preventScroll: true })
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !box?.contains(event.target)) onDone()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [onDone])
  return (
    <div
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onDone()
      }}
      className="absolute right-2 bottom-2 z-10 w-[min(22rem,calc(100%-1rem))] animate-fade rounded-card bg-[#04151c] p-2 sm:p-3"
    >
      <PanelRow label={t('lesson.video.speed')}>
        {limits.video.speeds.map((speed) => (
          <PanelChoice
            key={speed}
            isChosen={snapshot.speed === speed}
            onChoose={() => {
              player.setSpeed(speed)
              onDone()
            }}
          >
            {speedText(speed)}
          </PanelChoice>
        ))}
      </PanelRow>
      {quality && (
        <PanelRow label={t('lesson.video.quality')}>
          <PanelChoice
            isChosen={quality.choice === 'auto'}
            onChoose={() => {
              player.setQuality('auto')
              onDone()
            }}
          >
            {t('lesson.video.auto')}
          </PanelChoice>
          {video.qualities?.map(({ side, size }) => (
            <PanelChoice
              key={side}
              isChosen={isChosenSide(video, quality.choice, side)}
              onChoose={() => {
                player.setQuality(side)
                onDone()
              }}
            >
              {side}p
              <span className="block text-caption font-medium whitespace-nowrap">{wholeSize(size)}</span>
            </PanelChoice>
          ))}
        </PanelRow>
      )}
      {video.captions.length > 1 && (
        <PanelRow label={t('lesson.video.captions')}>
          {video.captions.map(({ lang }) => (
            <PanelChoice
              key={lang}
              isChosen={snapshot.captions === lang}
              onChoose={() => {
                player.setCaptions(lang)
                onDone()
              }}
            >
              <span lang={lang}>{languageNames[lang]}</span>
            </PanelChoice>
          ))}
        </PanelRow>
      )}
    </div>
  )
}

function PanelRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div role="radiogroup" aria-label={label} className="not-first:mt-2">
      {/* On a phone the picture is no higher than three rows without words. */}
      <p aria-hidden className="hidden px-1 text-caption text-white/75 sm:block">
        {label}
      </p>
      <div className="flex flex-wrap gap-1">{children}</div>
    </div>
  )
}

interface PanelChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function PanelChoice({ isChosen, onChoose, children }: PanelChoiceProps): ReactNode {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      onClick={onChoose}
      className="min-h-11 min-w-11 flex-1 rounded-control px-1 text-sm font-semibold hover:bg-white/15 focus-visible:outline-saffron aria-checked:bg-saffron aria-checked:text-on-saffron"
    >
      {children}
    </button>
  )
}
