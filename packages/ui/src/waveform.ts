/** How many peaks are stored of a recording, whatever its length: enough for the widest player. */
export const PEAK_COUNT = 240
/** Bytes beyond which a recording is played without being decoded as a whole: its samples would fill a phone. */
export const DECODED_BYTES_LIMIT = 6_000_000
/** Samples a second when decoding only to draw: the lowest rate every browser must offer. */
const LOOK_RATE = 8000
/** Below this a recording is silence; raising it to full height would show noise as speech. */
const QUIET = 0.04

export interface Waveform {
  /** From 0 to 1, the loudest is 1. */
  peaks: number[]
  seconds: number
}

/** The loudest sample of each of `count` equal stretches, scaled so that the loudest of all is 1. */
export function peaksOf(samples: Float32Array, count = PEAK_COUNT): number[] {
  const peaks: number[] = []
  for (let index = 0; index < count; index++) {
    const from = Math.floor((index * samples.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * samples.length) / count))
    let most = 0
    for (let at = from; at < to && at < samples.length; at++)
      most = Math.max(most, Math.abs(samples[at] ?? 0))
    peaks.push(most)
  }
  const loudest = Math.max(QUIET, ...peaks)
  return peaks.map((peak) => peak / loudest)
}

/** Fewer peaks out of many: each bar takes the loudest of those it covers. */
export function fitPeaks(peaks: readonly number[], bars: number): number[] {
  if (peaks.length === 0) return []
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    return Math.max(...peaks.slice(from, to))
  })
}

/** SVG path of upright bars in a box of `width` x `height` pixels, one each `step` pixels. */
export function barsPath(peaks: readonly number[], width: number, height: number, step: number): string {
  const bars = Math.max(1, Math.floor(width / step))
  const middle = height / 2
  return fitPeaks(peaks, bars)
    .map((peak, bar) => {
      // Ears hear by ratio: the root prevents quiet speech from looking like silence.
      const half = Math.max(1.5, (Math.sqrt(peak) * (height - 6)) / 2)
      const x = (bar + 0.5) * step
      return `M${x.toFixed(1)} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`
    })
    .join('')
}

/** Decodes a recording for its waveform. Throws where the browser cannot read the format. */
export async function readWaveform(bytes: ArrayBuffer): Promise<Waveform> {
  // An offline context resamples while decoding, which holds ten minutes of speech in under 20 MB.
  const context = new OfflineAudioContext(1, 1, LOOK_RATE)
  const sound = await context.decodeAudioData(bytes)
  return { peaks: peaksOf(sound.getChannelData(0)), seconds: sound.duration }
}
