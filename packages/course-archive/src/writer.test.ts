import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CourseArchive } from './archive.ts'
import { checkArchive } from './checker.ts'
import { readArchive } from './reader.ts'
import { comparable, sampleFolder } from './sample-archive.ts'
import { cleanText } from './text-files.ts'
import { writeZip } from './writer.ts'

async function zipOf(archive: CourseArchive): Promise<Buffer> {
  return Buffer.concat(await writeZip(archive).toArray())
}

describe('a written course', () => {
  test('is read back as it was, bytes of media included, and has no faults', async () => {
    const archive = await readArchive(sampleFolder)
    const zip = await zipOf(archive)
    expect(comparable(await readArchive(zip))).toEqual(comparable(archive))
    expect(await checkArchive(zip)).toEqual([])
  })

  test('makes the same bytes in every time zone and whatever the order of its fields', async () => {
    const archive = await readArchive(sampleFolder)
    const expected = await zipOf(archive)
    const turned = Object.fromEntries(Object.entries(archive).toReversed()) as CourseArchive // the same fields
    const zone = process.env['TZ']
    try {
      for (const other of ['Asia/Tashkent', 'America/Los_Angeles']) {
        process.env['TZ'] = other
        expect((await zipOf(turned)).equals(expected)).toBe(true)
      }
    } finally {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    }
  })

  test('holds long texts as files of their own', async () => {
    const archive = await readArchive(sampleFolder)
    const info = archive.modules[0]?.lessons[0]?.questions[1]
    if (info) info.text = { uz: `## Uzun\n\n${'Matn. '.repeat(100)}oxiri`, ru: 'Коротко' }
    const zip = await zipOf(archive)
    expect(zip.includes('texts/salom/matn.uz.md')).toBe(true)
    expect(zip.includes('texts/salom/matn.ru.md')).toBe(true)
    expect(comparable(await readArchive(zip))).toEqual(comparable(archive))
  })

  test('keeps a long text in its place where a file would change it', async () => {
    const archive = await readArchive(sampleFolder)
    const info = archive.modules[0]?.lessons[0]?.questions[1]
    const long = `## Uzun\n\n${'Matn. '.repeat(100)}`
    for (const uz of [`${long}\n`, `${long}a\r\nb`, `\uFEFF${long}a`]) {
      if (info) info.text = { uz }
      expect(comparable(await readArchive(await zipOf(archive)))).toEqual(comparable(archive))
    }
  })

  test('that does not fit the schema is refused before a byte is written', async () => {
    const archive = await readArchive(sampleFolder)
    archive.modules[0]?.lessons[0]?.questions.splice(0)
    expect(() => writeZip(archive)).toThrow('lessons/salom.json: questions: at least 1 entries must be given')
  })

  test('ends in an error where a media file cannot be read', async () => {
    const archive = await readArchive(sampleFolder)
    const [first] = archive.media
    if (first) first.stream = () => Promise.reject(new Error('gone'))
    await expect(zipOf(archive)).rejects.toThrow('gone')
  })
})

const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom('\n', '\r\n', '\uFEFF', ' ', '```\n'),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((pieces) => pieces.join('').replaceAll('\u0000', ''))
  .filter((text) => text.trim() !== '')

test('any texts survive being written and read', async () => {
  const archive = await readArchive(sampleFolder)
  await fc.assert(
    fc.asyncProperty(words, words, fc.option(words, { nil: undefined }), async (first, second, ru) => {
      const info = archive.modules[0]?.lessons[0]?.questions[1]
      const option = archive.modules[0]?.lessons[0]?.questions[2]
      if (info) info.text = { uz: first, ...(ru === undefined ? {} : { ru }) }
      if (option?.type === 'selected-file' && option.options[0]) option.options[0].text = { uz: second }
      expect(comparable(await readArchive(await zipOf(archive)))).toEqual(comparable(archive))
    }),
    { numRuns: 30 },
  )
})

test('byte order marks and carriage returns go at once, however many', () => {
  expect(cleanText('\uFEFF\uFEFF!\r\r\n?\r\n')).toBe('!\n?')
})

test('a clean text stays as it is', () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(cleanText(`${cleanText(text)}\n`)).toBe(cleanText(text))
    }),
  )
})
