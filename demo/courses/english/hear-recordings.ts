/**
 * Has a speech recogniser write down what it hears in the recordings of the English course, and measures them:
 * `npm run node -- demo/courses/english/hear-recordings.ts`. It needs Debian's pocketsphinx, pocketsphinx-en-us and ffmpeg.
 * With `--voice=flite` or `--voice=espeak-ng` it hears that one say the same words; with names of files only those. It fails where a recording is not
 * understood, or is no louder or quieter than the others, cut off or overdriven.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureLoudness, recordings } from './recordings.ts'

/** Of the words; a recogniser of natural speech mishears that many of a clear one in sentences that it has no context for. */
const MOST_WRONG = 0.34
const LOUDNESS_LUFS = { least: -21, most: -15 }
const MOST_PEAK_DB = -0.5
/** Slower is dragging, faster is not for learners. Letters that are spelt are slow by themselves. */
const WORDS_A_SECOND = { least: 1, most: 4.4 }

const given = process.argv.slice(2)
const wanted = given.filter((one) => !one.startsWith('--'))
const voice = given.flatMap((one) => /^--voice=(.+)$/.exec(one)?.[1] ?? [])[0]
const vocabulary = new Set(
  readFileSync('/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict', 'utf8')
    .split('\n')
    .map((line) => line.split(/[ (]/)[0]?.replaceAll('.', '')),
)
/** It knows no names, and of the letters none that is spelt: they count for nothing, however it wrote them. */
const isKnown = (word: string) => vocabulary.has(word) && (word.length > 1 || word === 'a' || word === 'i')

const work = mkdtempSync(path.join(tmpdir(), 'hearing-'))
const wav = path.join(work, 'heard.wav')
let words = 0
let wrong = 0
const faults: string[] = []
try {
  for (const [file, text] of [...recordings()].toSorted()) {
    if (wanted.length > 0 && !wanted.includes(path.basename(file))) continue
    const source = voice === undefined ? path.join(import.meta.dirname, file) : say(voice, text)
    const heard = hear(source)
    const said = wordsOf(text)
    const missed = errors(said, wordsOf(heard))
    words += said.filter(isKnown).length
    wrong += missed
    const { loudness_LUFS, peak_dB } = measureLoudness(source)
    const pace = said.length / spokenSeconds(source)
    const name = path.basename(file)
    console.log(
      `${name} | ${missed}/${said.length} | ${loudness_LUFS} LUFS, ${peak_dB} dB, ${pace.toFixed(1)} words/s | ${heard}`,
    )
    if (missed / said.length > MOST_WRONG) faults.push(`${name} is not understood: “${text}”`)
    if (voice !== undefined) continue
    if (loudness_LUFS < LOUDNESS_LUFS.least || loudness_LUFS > LOUDNESS_LUFS.most)
      faults.push(`${name} is not as loud as the others`)
    if (peak_dB > MOST_PEAK_DB) faults.push(`${name} is overdriven`)
    if (pace < WORDS_A_SECOND.least || pace > WORDS_A_SECOND.most) faults.push(`${name} has another pace`)
  }
} finally {
  rmSync(work, { recursive: true })
}
console.log(`${wrong} of ${words} words were heard otherwise: ${((100 * wrong) / words).toFixed(1)} %`)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

/** The same words by another voice of Debian's. */
function say(by: string, text: string): string {
  const plain = text.replaceAll('’', "'")
  const spoken = path.join(work, 'spoken.wav')
  if (by === 'flite') execFileSync('flite', ['-voice', 'slt', '-t', plain, '-o', spoken])
  else execFileSync('espeak-ng', ['-v', 'en-us', '-s', '140', '-w', spoken, plain])
  return spoken
}

function hear(source: string): string {
  // The recogniser takes the first sounds for noise where no silence precedes them.
  const quiet = 'adelay=600,apad=pad_dur=0.6'
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', source, '-af', quiet, '-ar', '16000', '-ac', '1', wav])
  return execFileSync('pocketsphinx_continuous', ['-infile', wav, '-logfn', '/dev/null'], {
    encoding: 'utf8',
  })
    .trim()
    .replaceAll('\n', ' ')
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll("can't", 'can not')
    .replaceAll('cannot', 'can not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll("i'm", 'i am')
    .replaceAll(/'re\b/g, ' are')
    .replaceAll(/'d\b/g, ' had')
    .replaceAll(/'ve\b/g, ' have')
    .replaceAll(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

/** How many of the words that it knows were heard otherwise. */
function errors(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, place) => place + 1)
  row.unshift(0)
  for (const word of said) {
    const cost = isKnown(word) ? 1 : 0
    const next = [(row[0] ?? 0) + cost]
    for (const [place, other] of heard.entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (word === other ? 0 : cost),
          (row[place + 1] ?? 0) + cost,
          (next[place] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Its length without the silence at its ends, in seconds. */
function spokenSeconds(source: string): number {
  const bare = 'silenceremove=start_periods=1:start_threshold=-45dB'
  const { length } = execFileSync('ffmpeg', [
    ...['-v', 'error', '-i', source, '-af', `${bare},areverse,${bare}`],
    ...['-ar', '8000', '-ac', '1', '-f', 'u8', '-'],
  ])
  return length / 8000
}
