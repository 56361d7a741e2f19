import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { BufferSource, Input, WEBM } from 'mediabunny'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ThreadPool } from '../threads/thread-pool.ts'
import { inspectFile } from './inspect-file.ts'
import { removeLocal, type LocalFile } from './local-file.ts'

const samples = path.resolve(import.meta.dirname, '../../test/samples')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-inspect-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function place(content: string | Uint8Array, name = 'file') {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return { path: file, size: Buffer.byteLength(content) }
}

const OWNER = 1
const inspect = async (file: LocalFile) => await inspectFile(file, OWNER)
const kindOf = async (content: string | Uint8Array, name?: string) =>
  (await inspect(place(content, name))).mime

describe('a file is what its content is', () => {
  test.each([
    ['picture.png', 'image/png', null],
    ['picture.jpg', 'image/jpeg', null],
    ['picture.gif', 'image/gif', null],
    ['picture.webp', 'image/webp', null],
    ['voice.webm', 'audio/webm', 2.7],
    ['voice-safari.mp4', 'audio/mp4', 2.8],
    ['voice.ogg', 'audio/ogg', 2.7],
    ['voice.m4a', 'audio/mp4', 2.7],
    ['voice.mp3', 'audio/mpeg', 2.8],
    ['voice.aac', 'audio/aac', 1],
    ['voice.wav', 'audio/wav', 1],
    ['film.webm', 'video/webm', 1],
    ['film.mp4', 'video/mp4', 1],
    ['film.mov', 'video/quicktime', 1],
    ['film.avi', 'video/x-msvideo', null],
  ])('%s is %s', async (name, mime, duration_s) => {
    const content = readFileSync(path.join(samples, name))
    const found = await inspect(place(content, 'wrong-name.txt'))
    expect(found.mime).toBe(mime)
    if (duration_s === null) expect(found.duration_s).toBeNull()
    else expect(found.duration_s).toBeCloseTo(duration_s, 0)
    expect(found.sha256).toEqual(createHash('sha256').update(readFileSync(found.path)).digest())
    expect(found.size).toBe(readFileSync(found.path).length)
  })

  test('what a phone’s camera and an office make is taken', async () => {
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(64),
    ])
    expect(await kindOf(heic)).toBe('image/heic')
    expect(await kindOf('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n')).toBe('application/pdf')
    expect(await kindOf(zipSync({ 'a.txt': strToU8('salom') }))).toBe('application/zip')
    const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
    const docx = zipSync({
      '[Content_Types].xml': strToU8(`<Types><Override ContentType="${main}"/></Types>`),
      'word/document.xml': strToU8('<w:document/>'),
    })
    expect(await kindOf(docx)).toMatch(/wordprocessingml\.document$/)
  })

  test.each([
    ['a program', 'print("Salom, oʻrtoq 👋")\n'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture made of text', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['a text that begins like a picture', 'BMW – mashina'],
    ['a text that begins like a program', 'MZ: mening ishim'],
    ['a text with a letter across two chunks', `${'a'.repeat(65_535)}ʻoʻ`],
  ])('%s is text', async (_, content) => {
    expect(await kindOf(content, 'photo.jpg')).toBe('text/plain')
  })

  test.each([
    ['a Windows program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
    ['a Linux program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x3e\0', 'latin1')],
    ['a Java archive', zipSync({ 'META-INF/MANIFEST.MF': strToU8('x') })],
    ['an Android app', zipSync({ 'AndroidManifest.xml': strToU8('x'), 'classes.dex': strToU8('x') })],
    ['an archive nobody here opens', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')],
    ['text with NUL', 'a\0b'],
    ['text in another encoding', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ['text that ends in the middle of a letter', Buffer.from([0x61, 0xca])],
    ['nothing anybody knows', Buffer.from([1, 2, 3, 0, 255, 254])],
  ])('%s is not taken, whatever its name', async (_, content) => {
    await expect(inspect(place(content, 'ish.png'))).rejects.toMatchObject({
      code: 'file.type_not_allowed',
    })
  })

  test('an empty one is none', async () => {
    await expect(inspect(place(''))).rejects.toMatchObject({ code: 'exceptions.file.no_provided' })
  })

  test('a zip bomb is one more archive: nothing unpacks it', async () => {
    const bomb = new Uint8Array(64 * 1024 * 1024)
    const archive = zipSync({ '[Content_Types].xml': bomb, 'word/document.xml': bomb }, { level: 9 })
    expect(archive.length).toBeLessThan(1024 * 1024)
    const before = process.memoryUsage().rss
    expect(await kindOf(archive, 'ish.docx')).toBe('application/zip')
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024)
  })
})

describe('a recording', () => {
  test('that came without its length gets it, and players can seek', async () => {
    const original = readFileSync(path.join(samples, 'voice.webm'))
    const found = await inspect(place(original))
    const whole = readFileSync(found.path)
    expect(whole.equals(original)).toBe(false)
    const lengthOf = async (content: Buffer) => {
      using input = new Input({ formats: [WEBM], source: new BufferSource(content) })
      return await input.getDurationFromMetadata()
    }
    expect([await lengthOf(original), await lengthOf(whole)]).toEqual([null, expect.closeTo(2.7, 1)])
    // The index of a Matroska file (RFC 9559, Cues).
    expect(whole.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true)
    await removeLocal({ path: path.join(folder, 'file'), size: 0 })
    expect(readdirSync(folder)).toEqual([])
  })

  test('that has its length stays as it is', async () => {
    const found = await inspect(place(readFileSync(path.join(samples, 'film.webm'))))
    expect([found.path, existsSync(`${found.path}.whole`)]).toEqual([path.join(folder, 'file'), false])
  })

  test('that is broken is kept as it came, and the next one is read', async () => {
    const voice = readFileSync(path.join(samples, 'voice.webm'))
    const broken = Buffer.concat([voice.subarray(0, 200), Buffer.alloc(5000, 0xff)])
    const found = await inspect(place(broken))
    expect([found.mime, found.path]).toEqual([expect.stringMatching(/webm$/), path.join(folder, 'file')])
    expect((await inspect(place(voice, 'next'))).duration_s).toBeCloseTo(2.7, 1)
  })

  test('cut off in the middle has the length of what came', async () => {
    const voice = readFileSync(path.join(samples, 'voice.webm'))
    const found = await inspect(place(voice.subarray(0, Math.floor(voice.length / 2))))
    expect(found.duration_s).toBeGreaterThan(0.5)
    expect(found.duration_s).toBeLessThan(2)
  })

  test('that the machine had no time for is not told to be of a wrong kind', async () => {
    vi.spyOn(ThreadPool.prototype, 'try').mockResolvedValueOnce({ kind: 'late' })
    const voice = readFileSync(path.join(samples, 'voice.webm'))
    await expect(inspect(place(voice))).rejects.toMatchObject({ code: 'server.busy' })
    expect(readdirSync(folder)).toEqual(['file'])
    expect((await inspect(place(voice))).mime).toBe('audio/webm')
  })

  test('several at once are all measured', async () => {
    const voice = readFileSync(path.join(samples, 'voice.webm'))
    const found = await Promise.all(
      [1, 2, 3].map(async (number) => await inspect(place(voice, `voice-${number}`))),
    )
    expect(found.map(({ mime }) => mime)).toEqual(['audio/webm', 'audio/webm', 'audio/webm'])
  })
})
