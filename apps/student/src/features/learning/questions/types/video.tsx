import type { Video } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Spinner } from '@qadam/ui/spinner'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../platform/i18n/language.ts'
import { formatClock } from '../../../../platform/i18n/format.ts'
import { captionsFor } from '../player/caption-choice.ts'
import { leftToWatch } from '../player/left-to-watch.ts'
import { PlayerControls } from '../player/player-controls.tsx'
import { listenForPlayerKeys } from '../player/player-keys.ts'
import type { PlayerSnapshot } from '../player/player-snapshot.ts'
import { useVideoPlayer } from '../player/use-video-player.ts'
import { useIdleControls } from '../player/use-idle-controls.ts'
import type { VideoPlayer } from '../player/video-player.ts'
import { QuestionText } from '../question-text.tsx'
import { defineQuestionType, type ContentProps } from '../question-view.ts'

function VideoQuestion(props: ContentProps): ReactNode {
  const { video } = props.question.other
  return video ? <Player {...props} video={video} /> : <QuestionText html={props.question.question} />
}

function Player({ question, lessonId, title, onRefused, video }: ContentProps & { video: Video }): ReactNode {
  const { t } = useTranslation()
  const lang = currentLanguage()
  const { player, snapshot, element, box } = useVideoPlayer({
    lessonId,
    question,
    video,
    title,
    lang,
    onRefused,
  })
  const { isShown, wake } = useIdleControls(snapshot.state.status === 'playing')
  const hasCaptions = video.captions.length > 0 && snapshot.captions !== 'off'
  const toggleCaptions = () =>
    player.setCaptions(player.getSnapshot().captions === 'off' ? captionsFor(video, lang) : 'off')

  useEffect(
    () =>
      listenForPlayerKeys({
        player,
        toggleCaptions: () =>
          player.setCaptions(player.getSnapshot().captions === 'off' ? captionsFor(video, lang) : 'off'),
      }),
    [player, video, lang],
  )

  return (
    <div className="flex flex-col gap-4">
      <div
        ref={box}
        role="region"
        aria-label={t('lesson.video.player')}
        onPointerMove={wake}
        onFocus={wake}
        onKeyDown={wake}
        data-idle={!isShown || undefined}
        className="group isolate flex w-full flex-col overflow-hidden bg-[#04151c] data-idle:cursor-none sm:rounded-card short:h-[calc(100dvh-4rem)] [&:fullscreen]:h-full [&:fullscreen]:rounded-none"
      >
        <div className="relative aspect-video w-full short:aspect-auto short:min-h-0 short:flex-1 group-[:fullscreen]:aspect-auto group-[:fullscreen]:min-h-0 group-[:fullscreen]:flex-1">
          <video
            ref={element}
            // A film that loads anew in its middle is not before its beginning.
            poster={snapshot.hasBegun && snapshot.position_s > 0 ? undefined : (video.poster ?? undefined)}
            playsInline
            preload="metadata"
            onContextMenu={(event) => event.preventDefault()}
            onPointerUp={(event) => {
              // A tap on a phone first brings the controls back; a mouse click always plays or pauses.
              if (event.pointerType === 'mouse' || isShown) player.toggle()
              wake()
            }}
            className="absolute inset-0 size-full object-contain"
          >
            {video.captions.map((caption) => (
              <track
                key={caption.lang}
                kind="captions"
                srcLang={caption.lang}
                src={caption.src}
                label={caption.lang === 'uz' ? 'Oʻzbekcha' : 'Русский'}
              />
            ))}
          </video>
          <PlayerFace player={player} snapshot={snapshot} />
          <Notice count={snapshot.refusals} icon="lock">
            {t('lesson.video.no_skipping')}
          </Notice>
          <Notice count={snapshot.slowdowns} icon="wifi-off">
            {t('lesson.video.slowed', { side: snapshot.quality?.side ?? '' })}
          </Notice>
          {snapshot.hasBegun && snapshot.state.status !== 'error' && (
            <div
              className={`absolute inset-x-0 bottom-0 transition-opacity duration-200 ${isShown ? '' : 'pointer-events-none opacity-0 group-focus-within:opacity-100'}`}
            >
              <PlayerControls
                player={player}
                snapshot={snapshot}
                video={video}
                onToggleCaptions={toggleCaptions}
              />
            </div>
          )}
        </div>
        {hasCaptions && <CaptionBand cue={snapshot.state.status === 'ended' ? '' : snapshot.cue} />}
      </div>
      <div className="flex flex-col gap-3 px-4 sm:px-0">
        <WatchNote player={player} snapshot={snapshot} />
        <QuestionText html={question.question} />
      </div>
    </div>
  )
}

/** Below the picture, whose code they would cover; as high with words as without. */
function CaptionBand({ cue }: { cue: string }): ReactNode {
  return (
    <p className="grid min-h-17 shrink-0 place-items-center px-3 py-1.5 text-center text-compact leading-snug font-medium text-white sm:min-h-18 sm:text-lg sm:whitespace-pre-line short:min-h-12 short:text-compact short:whitespace-normal group-[:fullscreen]:sm:text-2xl">
      {cue}
    </p>
  )
}

/** What stands in the middle of the picture: play, loading, or what went wrong. */
function PlayerFace({ player, snapshot }: { player: VideoPlayer; snapshot: PlayerSnapshot }): ReactNode {
  const { t } = useTranslation()
  const { state } = snapshot
  if (state.status === 'error')
    return (
      <div
        role="alert"
        className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-[#04151c]/90 p-4 text-center text-white"
      >
        <Icon name={state.reason === 'network' ? 'wifi-off' : 'warning'} size={32} />
        <p className="max-w-[32ch] text-compact">
          {t(state.reason === 'network' ? 'lesson.video.network' : 'lesson.video.broken')}
        </p>
        <Button
          variant="light"
          size="sm"
          icon={<Icon name="refresh" size={18} />}
          onClick={() => void player.retry()}
        >
          {t('errors.retry')}
        </Button>
      </div>
    )
  if (snapshot.hasBegun && (state.status === 'loading' || state.status === 'buffering'))
    return (
      <div
        role="status"
        aria-label={t('lesson.video.loading')}
        className="pointer-events-none absolute inset-0 grid place-items-center text-white"
      >
        <span className="grid size-16 place-items-center rounded-full bg-black/45">
          <Spinner size={32} />
        </span>
      </div>
    )
  if (state.status === 'playing') return null
  return (
    <button
      type="button"
      data-sound="none"
      aria-label={t(state.status === 'ended' ? 'lesson.video.again' : 'lesson.video.play')}
      onClick={() => player.toggle()}
      // Before it begins in the corner: in the middle of a poster stands what the film is called.
      className={`absolute grid animate-pop place-items-center rounded-full bg-turquoise-strong text-white shadow-[0_4px_0_var(--turquoise-strong-edge)] transition-transform duration-[120ms] focus-visible:outline-saffron active:scale-95 ${snapshot.hasBegun ? 'inset-x-0 top-[46%] mx-auto size-14 -translate-y-1/2 sm:top-[42%] sm:size-[72px]' : 'right-3 bottom-4 size-14 sm:right-6 sm:bottom-7 sm:size-20'}`}
    >
      <Icon name={state.status === 'ended' ? 'refresh' : 'play'} size={36} />
    </button>
  )
}

const EXPLAIN_MS = 4000

/** Said over the picture for a moment, each time that `count` goes up. */
function Notice({
  count,
  icon,
  children,
}: {
  count: number
  icon: IconName
  children: ReactNode
}): ReactNode {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (count === 0) return
    setShown(count)
    const timer = setTimeout(() => setShown(0), EXPLAIN_MS)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <p role="status" className="pointer-events-none absolute inset-x-0 top-3 px-3 text-center">
      {shown > 0 && (
        <span className="inline-flex animate-rise items-center gap-2 rounded-full bg-black/80 px-4 py-2 text-sm font-medium text-white">
          <Icon name={icon} size={16} />
          {children}
        </span>
      )}
    </p>
  )
}

/** Under the picture: how much is left, what the connection owes, or that it is all watched. */
function WatchNote({ player, snapshot }: { player: VideoPlayer; snapshot: PlayerSnapshot }): ReactNode {
  const { t } = useTranslation()
  const { state, isCompleted, isUnsent, isTelling, duration_s, believed_s } = snapshot
  if (isCompleted)
    return (
      <p className="flex items-center gap-2 text-compact font-semibold text-pistachio-text">
        <Icon name="check" size={20} />
        {t('lesson.video.watched')}
      </p>
    )
  if (isUnsent)
    return (
      <p role="status" className="flex items-center gap-2 text-compact text-saffron-text">
        <Icon name="wifi-off" size={20} />
        {t('lesson.video.unsent')}
      </p>
    )
  if (state.status === 'ended' && !isTelling && duration_s - believed_s > 1)
    return (
      <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-saffron-soft px-4 py-3">
        <p className="min-w-48 flex-1 text-compact">
          {t('lesson.video.missing', { from: formatClock(believed_s) })}
        </p>
        <Button size="sm" onClick={() => player.watchMissing()}>
          {t('lesson.video.watch_missing')}
        </Button>
      </div>
    )
  return (
    <p className="numbers flex items-center gap-2 text-compact text-muted">
      <Icon name="clock" size={20} />
      {t('lesson.video.left', { time: formatClock(leftToWatch(snapshot)) })}
    </p>
  )
}

export default defineQuestionType('video', { Player: VideoQuestion })
