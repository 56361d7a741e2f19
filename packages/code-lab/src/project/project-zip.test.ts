import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projects } from './project-arbitrary.ts'
import { unzipProject, zipProject } from './project-zip.ts'
import { sameProject } from './project.ts'

const size = { whole: 600_000, files: 500_000 }
const noMedia = () => Promise.reject(new Error('nothing to read'))
const zip = (entries: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])))

describe('a project as a zip', () => {
  test.each(['python', 'web'] as const)('opened again is the same %s project', async (kind) => {
    await fc.assert(
      fc.asyncProperty(projects(kind), async (project) => {
        const bytes = await zipProject(project, kind, noMedia)
        const again = unzipProject(bytes, kind, size)
        expect(again.ok && sameProject(again.project, project)).toBe(true)
        expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK')
      }),
      { numRuns: 50 },
    )
  })

  test('carries the bytes of media that had only an address', async () => {
    const project = { files: { 'index.html': '' }, media: { 'a.png': '/media/1' } }
    const bytes = await zipProject(project, 'web', () => Promise.resolve(new Uint8Array([1, 2, 3])))
    expect(unzipProject(bytes, 'web', size)).toMatchObject({
      project: { media: { 'a.png': 'data:image/png;base64,AQID' } },
    })
  })
})

describe('a zip is refused', () => {
  test.each([
    ['that is none', strToU8('PK salom'), 'invalid_project_file'],
    ['with folders', zip({ 'src/index.html': '' }), 'invalid_name'],
    ['with a way out', zip({ '../index.html': '' }), 'invalid_name'],
    ['with a way out as another system writes it', zip({ 'a\\index.html': '' }), 'invalid_name'],
    ['with a program', zip({ 'index.html': '', 'a.exe': '' }), 'wrong_type'],
    ['with names that differ in capitals alone', zip({ 'a.js': '', 'A.js': '' }), 'exists'],
    ['without files', zip({ 'a.png': 'x' }), 'no_files'],
    ['with nothing in it', zip({}), 'no_files'],
    ['with an empty picture', zip({ 'a.js': '', 'a.png': '' }), 'invalid_media'],
    [
      'with more files than a project may have',
      zip(Object.fromEntries(Array.from({ length: 51 }, (_, place) => [`f${place}.js`, '']))),
      'too_many_files',
    ],
  ])('%s', (_, bytes, problem) => {
    expect(unzipProject(bytes, 'web', size)).toMatchObject({ ok: false, problem })
  })

  test('with a file that is no text', () => {
    const bytes = zipSync({ 'a.js': new Uint8Array([0xff, 0xfe, 0xfd]) })
    expect(unzipProject(bytes, 'web', size)).toMatchObject({ problem: 'invalid_project_file' })
  })

  test('that unpacks to more than is allowed, whatever it says of its size', () => {
    const bomb = zip({ 'a.js': 'x'.repeat(50_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(unzipProject(bomb, 'web', size)).toMatchObject({ problem: 'too_large' })
    // It declares a small size; the sizes stand in the entry and in the directory at the end.
    const lying = Uint8Array.from(bomb)
    const view = new DataView(lying.buffer)
    const end = lying.length - 22
    const directory = view.getUint32(end + 16, true)
    view.setUint32(directory + 24, 100, true)
    view.setUint32(22, 100, true)
    const read = unzipProject(lying, 'web', size)
    expect(read.ok ? read.project.files['a.js']?.length : 0).toBeLessThanOrEqual(100)
  })

  test('that is itself too large, before it is opened', () => {
    const bytes = new Uint8Array(size.whole + 1)
    expect(unzipProject(bytes, 'web', size)).toMatchObject({ problem: 'too_large' })
  })
})
