/**
 * Speaks the recordings of the English course by a synthetic voice:
 * `npm run node -- demo/courses/english/make-recordings.ts` writes each media/rec-*.mp3 that a lesson plays, from the
 * words beside it. It needs Debian's festival, festvox-us-slt-hts and ffmpeg. A school lays voices of people over them:
 * files of the same names.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { recordings } from './recordings.ts'

// Of flite, festival's HTS and espeak-ng this one shows the clearest formants and the least of them cut off.
const VOICE = '(voice_cmu_us_slt_arctic_hts)'
/** A little slower than it speaks by itself. */
const STRETCH = "(Parameter.set 'Duration_Stretch 1.12)"
/** Silence is taken from both ends, loudness is the same in all; a voice needs no more than this. */
const SOUND = [
  'silenceremove=start_periods=1:start_threshold=-50dB',
  'areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse',
  'treble=g=5:f=3000',
  'loudnorm=I=-18:TP=-2',
  'adelay=120,apad=pad_dur=0.25',
].join(',')

const folder = import.meta.dirname
const work = mkdtempSync(path.join(tmpdir(), 'recordings-'))
try {
  for (const [file, words] of recordings()) {
    const wav = path.join(work, 'spoken.wav')
    execFileSync('text2wave', ['-eval', VOICE, '-eval', STRETCH, '-o', wav], { input: spelt(words) })
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-i', wav, '-af', SOUND, '-ar', '24000', '-ac', '1', '-b:a', '40k'],
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
