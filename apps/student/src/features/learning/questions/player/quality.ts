import type { Video } from '@qadam/contract'
import type { SafeStorage } from '../../../../platform/storage.ts'

const KEY = 'video.quality'

export type FilmQuality = NonNullable<Video['qualities']>[number]
/** `auto`: as the line has it; else the side that the student wants at most. */
export type QualityChoice = 'auto' | number

/** What a browser knows of its line; most know nothing. */
export interface Line {
  saveData?: boolean | undefined
  effectiveType?: string | undefined
  /** Mbit/s. */
  downlink?: number | undefined
  type?: string | undefined
}

/** How much faster than the film the line must be: others in the house use it too. */
const ROOM = 2
/** More shows no more on a phone, and costs its owner by the megabyte. */
const SIDE_UNASKED = 480
/** On a line that is known to be fast and not of a mobile network. */
const SIDE_FAST = 720

/** What a film begins with. @returns undefined for one that comes in one size alone. */
export function firstQuality(
  { qualities, duration_s }: Pick<Video, 'qualities' | 'duration_s'>,
  choice: QualityChoice,
  line: Line,
): FilmQuality | undefined {
  const smallest = qualities?.[0]
  if (!qualities || !smallest) return undefined
  const largest = (isFit: (quality: FilmQuality) => boolean) => qualities.findLast(isFit) ?? smallest
  if (choice !== 'auto') return largest(({ side }) => side <= choice)
  if (line.saveData === true || line.effectiveType === '2g' || line.effectiveType === 'slow-2g')
    return smallest
  const { downlink } = line
  if (downlink === undefined) return largest(({ side }) => side <= SIDE_UNASKED)
  const side_most = line.type === 'cellular' ? SIDE_UNASKED : SIDE_FAST
  return largest(
    ({ side, size }) => side <= side_most && ((size * 8) / duration_s) * ROOM <= downlink * 1_000_000,
  )
}

export function nextSmaller(video: Pick<Video, 'qualities'>, current: FilmQuality): FilmQuality | undefined {
  return video.qualities?.findLast(({ side }) => side < current.side)
}

/** The line of this moment. */
export function currentLine(): Line {
  // Chrome's addition, which the DOM types know only in part.
  return (navigator as Navigator & { connection?: Line }).connection ?? {}
}

export function chosenQuality(store: Pick<SafeStorage, 'read'>): QualityChoice {
  const side = Number(store.read(KEY))
  return side > 0 ? side : 'auto'
}

export function rememberQuality(choice: QualityChoice, store: Pick<SafeStorage, 'write'>): void {
  store.write(KEY, String(choice))
}
