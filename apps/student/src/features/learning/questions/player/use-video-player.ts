import { limits, type Lang, type Question, type Video } from '@qadam/contract'
import { useLatest } from '@qadam/ui/use-latest'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { isTransient } from '../../../../platform/call-error.ts'
import { logEvent } from '../../../../platform/event-log.ts'
import { localStore } from '../../../../platform/storage.ts'
import { refetchQuestions } from '../questions-query.ts'
import { keepVideoProgress, sendVideoProgress } from '../video-progress.ts'
import { logWatching } from './log-watching.ts'
import type { PlayerSnapshot } from './player-snapshot.ts'
import { firstCaptions, rememberCaptions } from './caption-choice.ts'
import { chosenQuality, currentLine, rememberQuality } from './quality.ts'
import { VideoPlayer } from './video-player.ts'

const SPEED_KEY = 'video.speed'

export interface VideoPlayerParts {
  lessonId: number
  question: Question
  video: Video
  title: string
  lang: Lang
  onRefused: (error: unknown) => void
}

interface AttachedPlayer {
  player: VideoPlayer
  snapshot: PlayerSnapshot
  element: RefObject<HTMLVideoElement | null>
  box: RefObject<HTMLDivElement | null>
}

/** One player for one video question; it lives and dies with the component. */
export function useVideoPlayer(parts: VideoPlayerParts): AttachedPlayer {
  const element = useRef<HTMLVideoElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const latest = useLatest(parts)
  const [player] = useState(() => createPlayer(latest))
  const questionId = parts.question.id
  useEffect(() => logWatching(player, questionId, logEvent), [player, questionId])
  useEffect(() => {
    if (element.current && box.current) return player.attach(element.current, box.current)
  }, [player])
  return { player, snapshot: useSyncExternalStore(player.subscribe, player.getSnapshot), element, box }
}

function createPlayer(latest: RefObject<VideoPlayerParts>): VideoPlayer {
  const { lessonId, question, video, title, lang } = latest.current
  return new VideoPlayer({
    video,
    title,
    captions: firstCaptions(video, lang, localStore),
    speed: chosenSpeed(),
    quality: chosenQuality(localStore),
    line: currentLine,
    isTransient,
    send: (beat, options) => sendVideoProgress(question.id, beat, options),
    renew: async () => (await refetchQuestions(lessonId)).find(({ id }) => id === question.id)?.other.video,
    onReply: (reply, sent) => keepVideoProgress(lessonId, question.id, reply, sent.position_s),
    onRefused: (error) => latest.current.onRefused(error),
    onChoice: ({ speed, captions, quality }) => {
      localStore.write(SPEED_KEY, String(speed))
      rememberCaptions(video, captions, localStore)
      rememberQuality(quality, localStore)
    },
  })
}

function chosenSpeed(): number {
  const stored = Number(localStore.read(SPEED_KEY))
  return limits.video.speeds.find((speed) => speed === stored) ?? 1
}
