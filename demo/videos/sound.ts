import type { Timeline } from './timeline.ts'

const SAMPLE_RATE = 44_100
/** -12 dBFS. */
const PEAK = 0.25

type Note = 'tick' | 'chime' | 'knock' | 'sigh'
interface Sound {
  at: number
  note: Note
}

const hertz = (semitonesFromA4: number): number => 440 * 2 ** (semitonesFromA4 / 12)

/** Every sound of the film except its opening and closing motif: what is typed, printed, stored or fails. */
function soundsOf(timeline: Timeline): Sound[] {
  return timeline.scenes.flatMap(({ actions }) =>
    actions.flatMap(({ action, start, end }): Sound[] => {
      const ticks = (count: number, from: number, to: number): Sound[] =>
        Array.from({ length: Math.ceil(count / 2) }, (_, index) => ({
          at: from + ((to - from) * index * 2) / count,
          note: 'tick',
        }))
      switch (action.do) {
        case 'type':
          return ticks(action.lines.join('').trim().length, start, end)
        case 'edit':
          return ticks(8, start, end)
        case 'ask':
          return [
            { at: start, note: 'knock' },
            ...ticks(action.answer.length * 2, start + (end - start) * 0.35, start + (end - start) * 0.9),
          ]
        case 'print':
          return [{ at: start, note: 'chime' }]
        case 'fail':
          return [{ at: start, note: 'sigh' }]
        case 'set':
        case 'think':
        case 'loop':
          return [{ at: start + 0.2, note: 'knock' }]
        default:
          return []
      }
    }),
  )
}

/** A film's whole sound as samples between -1 and 1: a marimba, typing, chimes and a quiet warm ground. */
export function composeSound(timeline: Timeline): Float32Array {
  const samples = new Float32Array(Math.ceil(timeline.duration * SAMPLE_RATE))
  const add = (at: number, seconds: number, wave: (second: number) => number): void => {
    const first = Math.floor(at * SAMPLE_RATE)
    const length = Math.min(Math.floor(seconds * SAMPLE_RATE), samples.length - first)
    for (let index = 0; index < length; index += 1)
      samples[first + index] = (samples[first + index] ?? 0) + wave(index / SAMPLE_RATE)
  }
  const sine = (frequency: number, second: number): number => Math.sin(2 * Math.PI * frequency * second)
  const marimba = (at: number, semitones: number, loudness: number): void => {
    const frequency = hertz(semitones)
    add(at, 1.6, (second) => {
      const attack = Math.min(1, second / 0.003)
      const body = sine(frequency, second) * Math.exp(-3.6 * second)
      const bar = 0.28 * sine(frequency * 3.93, second) * Math.exp(-13 * second)
      return loudness * attack * (body + bar + 0.1 * sine(frequency * 9.2, second) * Math.exp(-45 * second))
    })
  }
  const play: Record<Note, (at: number, turn: number) => void> = {
    tick: (at, turn) => {
      const frequency = 1150 + ((turn * 137) % 7) * 60
      add(at, 0.04, (second) => 0.035 * sine(frequency, second) * Math.exp(-170 * second))
    },
    chime: (at) => {
      marimba(at, 10, 0.09)
      add(
        at,
        0.9,
        (second) => 0.03 * Math.min(1, second / 0.004) * sine(hertz(22), second) * Math.exp(-6 * second),
      )
    },
    knock: (at) => marimba(at, -7, 0.075),
    sigh: (at) => {
      marimba(at, -12, 0.11)
      marimba(at + 0.16, -15, 0.11)
    },
  }
  for (const [turn, sound] of soundsOf(timeline).entries()) play[sound.note](sound.at, turn)
  const rising = [-7, -3, 0, 5, 9]
  for (const [step, semitones] of rising.entries()) marimba(0.25 + step * 0.19, semitones, 0.2)
  const closing = [0, 5, 9, 12]
  for (const [step, semitones] of closing.entries())
    marimba(timeline.ending.start + 0.3 + step * 0.2, semitones, 0.2)
  marimba(timeline.ending.start + 1.1, -7, 0.16)
  const pad = [-19, -12, -7, -3].map(hertz)
  add(0, timeline.duration, (second) => {
    const breath = 0.75 + 0.25 * Math.sin(second * 0.7)
    const edge = Math.min(1, second / 2.5, (timeline.duration - second) / 2.5)
    return (
      0.004 *
      breath *
      edge *
      pad.reduce((sum, frequency, voice) => sum + sine(frequency * (1 + voice * 0.0007), second), 0)
    )
  })
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample * PEAK) / loudest)
}

/** Samples as a mono WAV file of 16 bits. */
export function waveFile(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2)
  return file
}
