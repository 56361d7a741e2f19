import { describe, expect, test } from 'vitest'
import { faultLine } from './fault.ts'
import { formulaFault } from './formulas.ts'
import { faultsAfter, sampleFiles } from './sample-archive.ts'

const text = 'texts/salom.uz.md'
const original = new TextDecoder().decode(sampleFiles()[text])

/** The checker's faults of the sample course with a line more in one of its texts. */
async function linesWith(line: string, more: Record<string, Uint8Array> = {}): Promise<string[]> {
  return (await faultsAfter({ [text]: `${original}\n\n${line}\n`, ...more })).map(faultLine)
}

/** A tone of a tenth of a second, as a WAV file of 8-bit samples. */
function tone(): Uint8Array {
  const samples = Buffer.alloc(800, 128)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return new Uint8Array(Buffer.concat([header, samples]))
}

describe('formulas in a text', () => {
  test('that can be read are no fault, and prices are no formulas', async () => {
    expect(await linesWith('Doira: $S = \\pi r^2$, $$\\frac{1}{2}$$, narxi $5 va $7')).toEqual([])
  })

  test('that cannot be read are told with file, question and the formula', async () => {
    const lines = await linesWith('Doira: $\\frac{1}{$')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^lessons\/salom\.json › matn: text\.uz: the formula \\frac\{1\}\{ cannot be read: /,
    )
  })

  test('are told in one line', () => {
    expect(formulaFault('\\unknown{x}')).not.toContain('\n')
    expect(formulaFault('x^2')).toBeUndefined()
  })
})

describe('films and sounds in a text', () => {
  test('are no fault where they are there', async () => {
    expect(
      await linesWith('![Salomlashish](media/salom.mp4) ![Ohang](media/ohang.wav "La")', {
        'media/ohang.wav': tone(),
      }),
    ).toEqual([])
  })

  test('that nobody can read who does not hear them are told', async () => {
    expect(await linesWith('![Ohang](media/ohang.wav)', { 'media/ohang.wav': tone() })).toEqual([
      'lessons/salom.json › matn: text.uz: the sound media/ohang.wav has no transcript: ![…](media/ohang.wav "what is said")',
    ])
  })

  test('that are missing, of another type than their name says, or broken are told', async () => {
    expect(await linesWith('![Ohang](media/yoq.mp3 "La")')).toEqual([
      'lessons/salom.json › matn: text.uz: there is no file media/yoq.mp3',
    ])
    const lines = await linesWith('![Ohang](media/ohang.mp3)', { 'media/ohang.mp3': tone() })
    expect(lines).toContain('media/ohang.mp3: the content is audio/wav, but the name tells otherwise')
  })
})
