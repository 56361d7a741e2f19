import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { ArchiveError } from './archive.ts'
import { checkArchive } from './checker.ts'
import { archiveLimits } from './limits.ts'
import { readArchive } from './reader.ts'
import {
  bytes,
  comparable,
  edited,
  faultsAfter,
  sampleFiles,
  sampleFolder,
  sampleZip,
} from './sample-archive.ts'
import { unpackZip } from './unpack-zip.ts'

const folders: string[] = []
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'course-archive-'))
  folders.push(folder)
  return folder
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

describe('reading', () => {
  test('a folder gives lessons in their modules with every text in place', async () => {
    const archive = await readArchive(sampleFolder)
    expect(archive).toMatchObject({
      id: 'namuna',
      number: 7,
      title: { uz: 'Namuna kurs', ru: 'Пример курса' },
    })
    expect(archive.modules.map(({ lessons }) => lessons.map(({ id }) => id))).toEqual([['salom', 'mashq']])
    const text = archive.modules[0]?.lessons[0]?.questions[1]?.text
    expect(text?.uz).toMatch(/^## Birinchi dastur\n[\s\S]*Salom, Ali\n```$/)
    expect(text?.ru).toMatch(/^## Первая программа\n/)
  })

  test('media are described by their content', async () => {
    const { media } = await readArchive(sampleFolder)
    expect(media.map(({ path, mime, width, height }) => ({ path, mime, width, height }))).toEqual([
      { path: 'media/pic-1.png', mime: 'image/png', width: 8, height: 6 },
      { path: 'media/pic-2.png', mime: 'image/png', width: 8, height: 6 },
      { path: 'media/salom.mp4', mime: 'video/mp4', width: 64, height: 36 },
      { path: 'media/salom.uz.vtt', mime: 'text/vtt', width: undefined, height: undefined },
    ])
    expect(media[2]?.duration_s).toBeCloseTo(2, 1)
    expect(media[3]?.sha256).toBe(await sha256Of('media/salom.uz.vtt'))
  })

  test('a zip by its path, by its bytes, or with one folder around everything gives the same as the folder', async () => {
    const expected = comparable(await readArchive(sampleFolder))
    const path = join(temporaryFolder(), 'course.zip')
    writeFileSync(path, sampleZip())
    const wrapped = zipSync({
      ...Object.fromEntries(
        Object.entries(sampleFiles()).map(([name, content]) => [`namuna/${name}`, content]),
      ),
      '__MACOSX/namuna/._course.json': bytes('litter'),
    })
    expect(comparable(await readArchive(path))).toEqual(expected)
    expect(comparable(await readArchive(sampleZip()))).toEqual(expected)
    expect(comparable(await readArchive(wrapped))).toEqual(expected)
  })

  test('media can be read whole or piece by piece, more than once', async () => {
    const expected = Buffer.from(sampleFiles()['media/salom.mp4'] ?? [])
    for (const source of [sampleFolder, sampleZip()]) {
      const video = (await readArchive(source)).media.find(({ path }) => path === 'media/salom.mp4')
      for (let round = 0; round < 2; round++) {
        expect(Buffer.from((await video?.read()) ?? [])).toEqual(expected)
        expect(Buffer.concat((await (await video?.stream())?.toArray()) ?? [])).toEqual(expected)
      }
    }
  })

  test('what cannot be loaded is refused with every fault at once', async () => {
    const broken = sampleZip({ ...edited('course.json', '"salom"', '"yoq"'), 'lessons/mashq.json': '{' })
    const error = await readArchive(broken).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ArchiveError)
    expect((error as ArchiveError).message).toContain('there is no file lessons/yoq.json') // asserted above
    expect((error as ArchiveError).message).toContain('lessons/mashq.json: it is not valid JSON')
  })

  test('Windows line ends and a byte order mark leave no trace in a text', async () => {
    const zip = sampleZip({ 'texts/salom.ru.md': '\uFEFF## Да\r\n\r\nНет\r\n' })
    expect((await readArchive(zip)).modules[0]?.lessons[0]?.questions[1]?.text.ru).toBe('## Да\n\nНет')
  })

  test("an author's own files beside the archive are left alone", async () => {
    expect(await faultsAfter({ 'make-media.py': 'print(1)', '.git/config': 'x' })).toEqual([])
  })
})

describe('hostile sources', () => {
  test.each([
    ['../../evil.txt', /invalid relative path/],
    ['/etc/passwd', /absolute path/],
    ['media\\..\\evil.png', /invalid characters/],
  ])('a zip with the name %s is refused', async (name, message) => {
    expect((await faultsAfter({ [name]: 'x' })).map((fault) => fault.message).join()).toMatch(message)
    await expect(readArchive(sampleZip({ [name]: 'x' }))).rejects.toThrow(message)
  })

  test('a zip with a name that no disk holds is refused, unpacked or not', async () => {
    const zip = sampleZip({ [`media/${'a'.repeat(60_000)}.png`]: 'x' })
    await expect(readArchive(zip)).rejects.toThrow(/a path may have 200 characters/)
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'course.zip'), zip)
    const { faults } = await unpackZip(join(folder, 'course.zip'), join(folder, 'course'))
    expect(faults).toMatchObject([{ code: 'file_name', message: 'a path may have 200 characters' }])
  })

  test('an entry of a zip that is a link is refused', async () => {
    const link = zipSync({
      ...sampleFiles(),
      'media/link.png': [bytes('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
    })
    expect(await checkArchive(link)).toContainEqual({
      code: 'link',
      file: 'media/link.png',
      message: 'links and devices are not allowed in an archive',
    })
  })

  test('a link in a folder is refused, and never followed', async () => {
    const folder = temporaryFolder()
    await cp(sampleFolder, folder, { recursive: true })
    symlinkSync('/etc/passwd', join(folder, 'media', 'secret.txt'))
    symlinkSync('/etc', join(folder, 'texts', 'etc'))
    const faults = await checkArchive(folder)
    expect(faults.map(({ file, message }) => [file, message])).toEqual([
      ['media/secret.txt', 'links and devices are not allowed in an archive'],
      ['texts/etc', 'links and devices are not allowed in an archive'],
    ])
  })

  test('a bomb is refused before it is unpacked', async () => {
    const bomb = sampleZip({ 'media/bomb.png': new Uint8Array(20 * 1024 * 1024) })
    expect(bomb.byteLength).toBeLessThan(100_000)
    await expect(readArchive(bomb)).rejects.toThrow(/unpacks to more than 100 times/)
  })

  test('so is one of small entries that are none by themselves, and one whose entries share their packed bytes', async () => {
    const small = new Uint8Array(1024 * 1024)
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`media/pic-${at}.png`, small]))
    await expect(readArchive(sampleZip(many))).rejects.toThrow(/archive unpacks to more than 100 times/)
    const zip = Buffer.from(sampleZip({ 'media/shared.png': new Uint8Array(90_000) }))
    const listed = zip.subarray(zip.readUInt32LE(zip.length - 6), zip.length - 22)
    // The same central directory again and again: 5,000 entries of one packed file.
    const times = 400
    const end = Buffer.from(zip.subarray(zip.length - 22))
    const count = end.readUInt16LE(10) * times
    for (const at of [8, 10]) end.writeUInt16LE(count, at)
    end.writeUInt32LE(listed.length * times, 12)
    const body = zip.subarray(0, zip.length - 22 - listed.length)
    const shared = Buffer.concat([body, ...Array.from({ length: times }, () => listed), end])
    await expect(readArchive(shared)).rejects.toThrow(/archive unpacks to more than 100 times/)
  })

  test('too many files, too large files and too much in all are refused', async () => {
    const zip = sampleZip()
    await expect(readArchive(zip, { ...archiveLimits, entries: 3 })).rejects.toThrow(/more than 3 files/)
    await expect(readArchive(zip, { ...archiveLimits, entryBytes: 1000 })).rejects.toThrow(
      /larger than 1000 bytes/,
    )
    await expect(readArchive(zip, { ...archiveLimits, totalBytes: 5000 })).rejects.toThrow(
      /5000 bytes in all/,
    )
    await expect(readArchive(sampleFolder, { ...archiveLimits, entries: 3 })).rejects.toThrow(
      /more than 3 files/,
    )
    await expect(readArchive(sampleFolder, { ...archiveLimits, entryBytes: 1000 })).rejects.toThrow(
      /larger than/,
    )
    await expect(readArchive(sampleFolder, { ...archiveLimits, totalBytes: 5000 })).rejects.toThrow(/in all/)
  })

  test('two entries of one name are refused', async () => {
    const zip = Buffer.from(sampleZip({ 'media/pic-3.png': 'x' }))
    // Renamed in the local header and in the central directory, so that only the duplicate is wrong.
    for (let at = zip.indexOf('media/pic-3.png'); at >= 0; at = zip.indexOf('media/pic-3.png'))
      zip.write('media/pic-1.png', at)
    await expect(readArchive(zip)).rejects.toThrow('media/pic-1.png: the zip holds it twice')
  })

  test('an entry that unpacks to more than it declares is refused', async () => {
    const zip = Buffer.from(sampleZip({ 'texts/big.uz.md': 'a'.repeat(50_000) }))
    const at = zip.lastIndexOf('texts/big.uz.md') - 46
    expect(zip.readUInt32LE(at + 24)).toBe(50_000)
    zip.writeUInt32LE(10, at + 24)
    await expect(readArchive(zip)).rejects.toThrow(/texts\/big\.uz\.md: the file cannot be read/)
  })

  test('a damaged entry is refused', async () => {
    const zip = Buffer.from(zipSync({ ...sampleFiles() }, { level: 0 }))
    const at = zip.indexOf('Birinchi dastur')
    zip.write('birinchi', at)
    await expect(readArchive(zip)).rejects.toThrow(/checksum/)
  })

  test('what is no zip at all, or no archive, is told in a sentence', async () => {
    await expect(readArchive(bytes('not a zip'))).rejects.toThrow(/the zip cannot be read/)
    await expect(readArchive('/there/is/nothing')).rejects.toThrow(/no such folder or zip/)
    await expect(readArchive(zipSync({ 'readme.txt': bytes('hi') }))).rejects.toThrow(
      'there is no course.json',
    )
  })

  test('a NUL, half a character and text that is not UTF-8 are refused', async () => {
    for (const changes of [
      edited('lessons/mashq.json', 'Ayting', '\\u0000'),
      edited('lessons/mashq.json', 'Ayting', '\\ud800'),
      { 'texts/salom.ru.md': 'a\u0000b' },
      { 'texts/salom.ru.md': new Uint8Array([0xc3, 0x28]) },
    ])
      await expect(readArchive(sampleZip(changes))).rejects.toThrow(/NUL|UTF-8/)
  })

  test('names with capitals, spaces or dots in front are refused', async () => {
    for (const path of ['media/Pic.png', 'media/my pic.png', 'texts/-.uz.md', 'lessons/a/b c.json'])
      expect((await faultsAfter({ [path]: 'x' }))[0]?.message).toMatch(/lower-case letters/)
  })

  test('a program file with a path for a name is refused, and __proto__ is dropped', async () => {
    const withFile = (name: string) =>
      sampleZip(
        edited(
          'lessons/mashq.json',
          '"starter": { "main.py": "" }',
          `"starter": { "main.py": "", "${name}": "" }`,
        ),
      )
    await expect(readArchive(withFile('../main.py'))).rejects.toThrow(/file name such as main.py/)
    const program = (await readArchive(withFile('__proto__'))).modules[0]?.lessons[1]?.questions[3]
    expect(program).toHaveProperty('starter', { 'main.py': '' })
  })
})

async function sha256Of(path: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(sampleFiles()[path] ?? []))
  return Buffer.from(digest).toString('hex')
}
