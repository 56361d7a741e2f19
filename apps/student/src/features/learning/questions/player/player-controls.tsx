import type { Video } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { ToolIcon } from '@qadam/ui/tool-icon'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../../platform/i18n/format.ts'
import type { PlayerSnapshot } from './player-snapshot.ts'
import { canShowPicture } from './screens.ts'
import { SeekBar } from './seek-bar.tsx'
import { SettingsPanel, speedText } from './settings-panel.tsx'
import type { VideoPlayer } from './video-player.ts'

interface PlayerControlsProps {
  player: VideoPlayer
  snapshot: PlayerSnapshot
  video: Video
  onToggleCaptions: () => void
}

/** The bar over the lower edge of the picture. */
export function PlayerControls({
  player,
  snapshot,
  video,
  onToggleCaptions,
}: PlayerControlsProps): ReactNode {
  const { t } = useTranslation()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const closePanel = useCallback(() => setPanelOpen(false), [])
  const sideText = snapshot.quality ? [`${snapshot.quality.side}p`] : []
  const isPlaying = snapshot.state.status === 'playing' || snapshot.state.status === 'buffering'
  return (
    <div className="pointer-events-none relative bg-linear-to-t from-black/80 via-black/45 to-transparent px-2.5 pt-5 pb-1 text-white *:pointer-events-auto">
      {isPanelOpen && <SettingsPanel player={player} snapshot={snapshot} video={video} onDone={closePanel} />}
      <div className="px-1.5">
        <SeekBar snapshot={snapshot} onSeek={(target_s) => player.seek(target_s)} />
      </div>
      <div className="flex items-center">
        <ControlButton
          icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
          label={t(isPlaying ? 'lesson.video.pause' : 'lesson.video.play')}
          onClick={() => player.toggle()}
        />
        <span className="numbers px-1 text-caption font-medium">
          {formatClock(snapshot.position_s)}
          <span className="text-white/70"> / {formatClock(snapshot.duration_s)}</span>
        </span>
        <span className="flex-1" />
        <span className="hidden sm:block">
          <ControlButton
            icon={<Icon name={snapshot.isMuted ? 'volume-off' : 'volume'} />}
            label={t(snapshot.isMuted ? 'lesson.video.unmute' : 'lesson.video.mute')}
            onClick={() => player.toggleMuted()}
          />
        </span>
        {video.captions.length > 0 && (
          <ControlButton
            icon={<ToolIcon name="captions" size={24} />}
            label={t('lesson.video.captions')}
            isPressed={snapshot.captions !== 'off'}
            onClick={onToggleCaptions}
          />
        )}
        <button
          type="button"
          aria-expanded={isPanelOpen}
          onPointerDown={(event) => isPanelOpen && event.stopPropagation()}
          aria-label={t('lesson.video.speed_is', {
            speed: [speedText(snapshot.speed), ...sideText].join(', '),
          })}
          onClick={() => setPanelOpen(!isPanelOpen)}
          className="numbers flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-1.5 text-compact font-semibold hover:bg-white/15 focus-visible:outline-saffron"
        >
          {speedText(snapshot.speed)}
          {sideText.map((side) => (
            <span key={side} className="text-caption font-medium text-white/80">
              {side}
            </span>
          ))}
        </button>
        {canShowPicture() && (
          <span className="hidden sm:block">
            <ControlButton
              icon={<ToolIcon name="pictureInPicture" size={24} />}
              label={t('lesson.video.picture')}
              isPressed={snapshot.isInPicture}
              onClick={() => void player.togglePicture()}
            />
          </span>
        )}
        <ControlButton
          icon={<ToolIcon name="fullscreen" size={24} />}
          label={t(snapshot.isFullscreen ? 'lesson.video.fullscreen_exit' : 'lesson.video.fullscreen')}
          isPressed={snapshot.isFullscreen}
          onClick={() => void player.toggleFullscreen()}
        />
      </div>
    </div>
  )
}

interface ControlButtonProps {
  icon: ReactNode
  label: string
  isPressed?: boolean
  onClick: () => void
}

function ControlButton({ icon, label, isPressed, onClick }: ControlButtonProps): ReactNode {
  return (
    <button
      type="button"
      data-sound="none"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className="relative grid size-11 place-items-center rounded-full hover:bg-white/15 focus-visible:outline-saffron aria-pressed:after:absolute aria-pressed:after:bottom-1.5 aria-pressed:after:h-[3px] aria-pressed:after:w-5 aria-pressed:after:rounded-full aria-pressed:after:bg-saffron"
    >
      {icon}
    </button>
  )
}
