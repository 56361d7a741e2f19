export interface Meter {
  /** From 0 to 1. */
  level: () => number
  close: () => void
}

/** What a recorder needs of a browser. `open` rejects with the DOMException of getUserMedia. */
export interface Microphone {
  open: () => Promise<MediaStream>
  record: (stream: MediaStream) => MediaRecorder
  measure: (stream: MediaStream) => Meter
}

/** Best first: Opus is the smallest; Safari has only MP4, old Firefox only Ogg. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Clear speech at 240 KB a minute, which a phone on 3G can hand in. */
const BITS_PER_SECOND = 32_000
/** Speech is shown between these loudnesses, in decibels below full scale. */
const QUIETEST = -55
const LOUDEST = -10

/** From 0 to 1 by the loudness of the samples, as ears hear it. */
export function loudness(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) || 1e-12)
  return Math.min(1, Math.max(0, (decibels - QUIETEST) / (LOUDEST - QUIETEST)))
}

function measure(stream: MediaStream): Meter {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return loudness(samples)
    },
    close() {
      if (context.state !== 'closed') void context.close()
    },
  }
}

/** The microphone of this browser; undefined where it cannot record: an old one, or a page without HTTPS. */
export function browserMicrophone(): Microphone | undefined {
  // The DOM types promise what old browsers and insecure pages do not have.
  const devices = globalThis.navigator?.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia || typeof MediaRecorder === 'undefined') return undefined
  return {
    open: () =>
      devices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      }),
    record: (stream) =>
      new MediaRecorder(stream, {
        mimeType: types.find((type) => MediaRecorder.isTypeSupported(type)),
        audioBitsPerSecond: BITS_PER_SECOND,
      }),
    measure,
  }
}
