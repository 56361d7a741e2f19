import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projects } from './project-arbitrary.ts'
import { downloadText, readUpload } from './project-file.ts'
import { sameProject } from './project.ts'

const MAX = 1_000_000
const noMedia = () => Promise.reject(new Error('nothing to read'))
const upload = (value: unknown) => readUpload(JSON.stringify(value), 'web', MAX)

describe('a downloaded project', () => {
  test.each(['python', 'web'] as const)('uploaded again is the same %s project', async (kind) => {
    await fc.assert(
      fc.asyncProperty(projects(kind), async (project) => {
        const again = readUpload(await downloadText(project, kind, noMedia), kind, MAX)
        expect(again.ok && sameProject(again.project, project)).toBe(true)
      }),
    )
  })

  test('carries the bytes of media that had only an address', async () => {
    const project = { files: { 'index.html': '' }, media: { 'a.png': '/media/1' } }
    const text = await downloadText(project, 'web', (address) => {
      expect(address).toBe('/media/1')
      return Promise.resolve(new Uint8Array([1, 2, 3]))
    })
    expect(readUpload(text, 'web', MAX)).toEqual({
      ok: true,
      project: { files: { 'index.html': '' }, media: { 'a.png': 'data:image/png;base64,AQID' } },
    })
  })

  test('is not made without media that cannot be read', async () => {
    const project = { files: { 'index.html': '' }, media: { 'a.png': '/media/1' } }
    await expect(downloadText(project, 'web', noMedia)).rejects.toThrow('nothing to read')
  })
})

describe('an uploaded file is refused', () => {
  test.each(['', '{', 'null', '[]', '"files"', '7'])('when it is no JSON object: %j', (text) => {
    expect(readUpload(text, 'web', MAX)).toEqual({ ok: false, problem: 'invalid_project_file' })
  })

  test('without a files key', () => {
    expect(upload({ file: {} })).toEqual({ ok: false, problem: 'files_key_missing' })
    expect(upload(Object.create({ files: {} }))).toEqual({ ok: false, problem: 'files_key_missing' })
  })

  test.each([[null], [[]], ['x'], [{ 'a.js': 1 }], [{ 'a.js': null }]])('with files like %j', (files) => {
    expect(upload({ files })).toEqual({ ok: false, problem: 'invalid_project_file' })
  })

  test('without a single file', () => {
    expect(upload({ files: {} })).toEqual({ ok: false, problem: 'no_files' })
  })

  test('with a name that is not valid, or twice', () => {
    expect(upload({ files: { '../a.js': '' } })).toEqual({
      ok: false,
      problem: 'invalid_name',
      name: '../a.js',
    })
    expect(upload({ files: { 'a.js': '', 'a.xml': '' } })).toEqual({
      ok: false,
      problem: 'wrong_type',
      name: 'a.xml',
    })
    expect(upload({ files: { 'a.js': '', 'A.js': '' } })).toEqual({
      ok: false,
      problem: 'exists',
      name: 'A.js',
    })
    expect(readUpload('{"files":{"__proto__":"x"}}', 'web', MAX)).toMatchObject({ problem: 'invalid_name' })
  })

  test.each([
    ['a.svg', 'data:image/png;base64,AQID'],
    ['a.png', 'https://example.com/a.png'],
    ['a.png', 'data:text/html;base64,AQID'],
    ['a.png', 'data:image/png;base64,<script>'],
    ['a.png', 5],
  ])('with media %s: %s', (name, value) => {
    expect(upload({ files: { 'a.js': '' }, media: { [name]: value } })).toEqual({
      ok: false,
      problem: 'invalid_media',
      name,
    })
  })

  test('when it is too large', () => {
    const text = JSON.stringify({ files: { 'a.js': 'ʻ'.repeat(10) } })
    expect(readUpload(text, 'web', 30)).toEqual({ ok: false, problem: 'too_large', maxBytes: 30 })
  })
})
