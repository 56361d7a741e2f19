/**
 * Speaks the recordings of the English course by a synthetic voice:
 * `npm run node -- demo/courses/english/make-recordings.ts` writes each media/rec-*.mp3 that a lesson plays, from the
 * words beside it; with names of files only those. It needs Debian's festival, festvox-us-slt-hts and ffmpeg. A school
 * lays voices of people over them: files of the same names.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureLoudness, recordings } from './recordings.ts'

// Of flite, festival's HTS and espeak-ng this one shows the clearest formants and the least of them cut off.
const VOICE = '(voice_cmu_us_slt_arctic_hts)'
/** Slower than it speaks by itself, for learners: the engine of this voice has a rate of its own and no other. */
const RATE = '(set! hts_engine_params (append hts_engine_params \'(("-r" 0.8))))'
const LOUDNESS_LUFS = -18
/** Silence is taken from both ends. */
const BARE = [
  'silenceremove=start_periods=1:start_threshold=-50dB',
  'areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse',
  'treble=g=5:f=3000',
].join(',')

const wanted = process.argv.slice(2)
const folder = import.meta.dirname
const work = mkdtempSync(path.join(tmpdir(), 'recordings-'))
try {
  for (const [file, words] of recordings()) {
    if (wanted.length > 0 && !wanted.includes(path.basename(file))) continue
    const wav = path.join(work, 'spoken.wav')
    execFileSync('text2wave', ['-eval', VOICE, '-eval', RATE, '-o', wav], { input: spelt(words) })
    const bare = path.join(work, 'bare.wav')
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wav, '-af', BARE, bare])
    // What levels while it plays (loudnorm) leaves a sentence of two seconds as quiet as it was.
    const gain_dB = LOUDNESS_LUFS - measureLoudness(bare).loudness_LUFS
    const level = `volume=${gain_dB}dB,alimiter=limit=0.75:level=false,adelay=120,apad=pad_dur=0.25`
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-i', bare, '-af', level, '-ar', '24000', '-ac', '1', '-b:a', '40k'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', path.join(folder, file)],
    ])
    console.log(file)
  }
} finally {
  rmSync(work, { recursive: true })
}

/** As the voice reads it: plain apostrophes, and a pause after each letter that is spelt. */
function spelt(words: string): string {
  return words.replaceAll('’', "'").replaceAll(/\b([A-Z])(?=[,.])/g, '$1.')
}
