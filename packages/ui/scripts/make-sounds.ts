// Synthesises the sounds as struck wooden bars (modal synthesis) and encodes them with ffmpeg: npm run sounds -w @qadam/ui
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const RATE = 44100

interface Strike {
  /** Seconds from the start. */
  at: number
  /** Frequency of the bar in Hz. */
  pitch: number
  loud?: number
  /** Seconds until the main mode has fallen to a third. */
  ring?: number
  /** How hard the mallet is, from 0 to 1. */
  hard?: number
}

/** Modes of a marimba bar, tuned to 1 : 4 : 10 with the torsion between them. */
const modes = [
  { ratio: 1, level: 1, decay: 1 },
  { ratio: 3.93, level: 0.32, decay: 0.32 },
  { ratio: 9.6, level: 0.14, decay: 0.11 },
  { ratio: 2.02, level: 0.06, decay: 0.5 },
]

let noiseState = 20251
function noise(): number {
  noiseState = (Math.imul(noiseState, 1664525) + 1013904223) >>> 0
  return noiseState / 2147483648 - 1
}

function render(seconds: number, strikes: Strike[]): Float64Array {
  const samples = new Float64Array(Math.round(seconds * RATE))
  for (const { at, pitch, loud = 1, ring = 0.16, hard = 0.5 } of strikes) {
    const first = Math.round(at * RATE)
    let knock = 0
    for (let index = first; index < samples.length; index++) {
      const time = (index - first) / RATE
      let sum = 0
      for (const { ratio, level, decay } of modes) {
        const bright = ratio === 1 ? 1 : 0.4 + hard
        sum +=
          level * bright * Math.exp(-time / (ring * decay)) * Math.sin(2 * Math.PI * pitch * ratio * time)
      }
      // The mallet's knock: low-passed noise gone after a few milliseconds.
      knock += (noise() - knock) * (0.08 + hard * 0.25)
      sum += knock * 0.9 * hard * Math.exp(-time / 0.006)
      const attack = Math.min(1, time / 0.0012)
      samples[index] = (samples[index] ?? 0) + loud * sum * attack
    }
  }
  return finish(samples)
}

function finish(samples: Float64Array): Float64Array {
  // A short room: two quiet reflections, so that the wood does not sound dead.
  const echoes: [number, number][] = [
    [Math.round(0.023 * RATE), 0.16],
    [Math.round(0.041 * RATE), 0.1],
  ]
  const wet = samples.map(
    (sample, index) =>
      sample + echoes.reduce((sum, [delay, level]) => sum + level * (samples[index - delay] ?? 0), 0),
  )
  const peak = wet.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const fade = Math.round(0.03 * RATE)
  return wet.map((sample, index) => (sample / peak) * 0.86 * Math.min(1, (wet.length - index) / fade))
}

function wav(samples: Float64Array): Buffer {
  const data = Buffer.alloc(44 + samples.length * 2)
  data.write('RIFF', 0)
  data.writeUInt32LE(36 + samples.length * 2, 4)
  data.write('WAVEfmt ', 8)
  data.writeUInt32LE(16, 16)
  data.writeUInt16LE(1, 20)
  data.writeUInt16LE(1, 22)
  data.writeUInt32LE(RATE, 24)
  data.writeUInt32LE(RATE * 2, 28)
  data.writeUInt16LE(2, 32)
  data.writeUInt16LE(16, 34)
  data.write('data', 36)
  data.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => data.writeInt16LE(Math.round(sample * 32767), 44 + index * 2))
  return data
}

const note = (semitonesFromC5: number): number => 523.25 * 2 ** (semitonesFromC5 / 12)

const sounds: Record<string, [number, Strike[]]> = {
  click: [0.14, [{ at: 0, pitch: note(3), ring: 0.03, hard: 0.75 }]],
  'correct-ans': [
    0.8,
    [
      { at: 0, pitch: note(0) },
      { at: 0.09, pitch: note(4) },
      { at: 0.18, pitch: note(12), ring: 0.24 },
    ],
  ],
  'wrong-ans': [
    0.6,
    [
      { at: 0, pitch: note(-9), ring: 0.12, hard: 0.3 },
      { at: 0.14, pitch: note(-12), ring: 0.17, hard: 0.25 },
    ],
  ],
  coin: [
    0.6,
    [
      { at: 0, pitch: note(19), ring: 0.07, hard: 0.8, loud: 0.7 },
      { at: 0.07, pitch: note(24), ring: 0.18, hard: 0.7 },
    ],
  ],
  streak: [
    1.1,
    [
      ...[0, 2, 4, 7, 9].map((step, index) => ({
        at: index * 0.075,
        pitch: note(step),
        ring: 0.1,
        loud: 0.55 + index * 0.08,
      })),
      { at: 0.4, pitch: note(12), ring: 0.28 },
      { at: 0.4, pitch: note(0), ring: 0.28, loud: 0.6 },
    ],
  ],
  'level-up': [
    1.5,
    [
      ...[-12, -5, 0, 4, 7].map((step, index) => ({
        at: index * 0.11,
        pitch: note(step),
        ring: 0.16,
        loud: 0.7,
      })),
      ...[0, 4, 7, 12].map((step) => ({ at: 0.62, pitch: note(step), ring: 0.36, loud: 0.6 })),
      { at: 0.74, pitch: note(16), ring: 0.3, loud: 0.4, hard: 0.3 },
    ],
  ],
}

const workshop = mkdtempSync(join(tmpdir(), 'qadam-sounds-'))
for (const [name, [seconds, strikes]] of Object.entries(sounds)) {
  const source = join(workshop, `${name}.wav`)
  writeFileSync(source, wav(render(seconds, strikes)))
  const target = fileURLToPath(new URL(`../sounds/${name}.mp3`, import.meta.url))
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    source,
    '-ac',
    '1',
    '-codec:a',
    'libmp3lame',
    '-b:a',
    '56k',
    '-map_metadata',
    '-1',
    '-write_xing',
    '0',
    target,
  ])
}
rmSync(workshop, { recursive: true })
