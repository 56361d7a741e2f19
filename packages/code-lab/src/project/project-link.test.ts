import { randomBytes } from 'node:crypto'
import { deflateSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasLink } from './link-hash.ts'
import { projects } from './project-arbitrary.ts'
import { linkHash, readLink } from './project-link.ts'
import { sameProject } from './project.ts'

const size = { whole: 600_000, files: 500_000 }
const page = { files: { 'index.html': '<h1>Oʻzbekiston</h1>', 'style.css': '' }, media: {} }
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const packed = (value: unknown, head = [1, 1]) =>
  `#project=${base64Url(Buffer.concat([Buffer.from(head), deflateSync(Buffer.from(JSON.stringify(value)))]))}`

describe('a project in an address', () => {
  test.each(['python', 'web'] as const)('is the same %s project again', (kind) => {
    fc.assert(
      fc.property(projects(kind), (project) => {
        const hash = linkHash(project, kind)
        const again = readLink(hash ?? '', kind, size)
        expect(again.ok && sameProject(again.project, project)).toBe(true)
        expect(hash).toMatch(/^#project=[\w-]+$/)
      }),
      { numRuns: 40 },
    )
  })

  test('is told from any other hash', () => {
    expect(hasLink(linkHash(page, 'web') ?? '')).toBe(true)
    for (const hash of ['', '#', '#lesson-4', 'project=', '#projects=1']) expect(hasLink(hash)).toBe(false)
  })

  test('is still found where a messenger escaped it', () => {
    const hash = linkHash(page, 'web') ?? ''
    expect(readLink(hash.replaceAll('_', '%5F'), 'web', size).ok).toBe(true)
  })

  test('stays at home where it is too large', () => {
    const random = randomBytes(30_000).toString('hex')
    expect(linkHash({ files: { 'a.js': random }, media: {} }, 'web')).toBeUndefined()
  })
})

describe('an address is refused', () => {
  test.each([
    ['without anything', '#project='],
    ['with what is no base64', '#project=!!!'],
    ['broken off', (linkHash(page, 'web') ?? '').slice(0, -9)],
    ['of another kind', linkHash({ files: { 'main.py': '' }, media: {} }, 'python') ?? ''],
    ['of a version to come', packed([page.files, {}], [2, 1])],
    ['with something else in it', packed({ files: page.files })],
    ['with a name that leads elsewhere', packed([{ '../a.js': '' }, {}])],
    ['with media from elsewhere', packed([page.files, { 'a.png': 'https://example.com/a.png' }])],
    ['with escapes that are none', '#project=%E0%A4%A'],
    ['longer than any', `#project=${'A'.repeat(200_000)}`],
  ])('%s', (_, hash) => {
    expect(readLink(hash, 'web', size).ok).toBe(false)
  })

  test('that unpacks to more than is allowed, before it is all there', () => {
    const bomb = packed([{ 'a.js': 'x'.repeat(20_000_000) }, {}])
    expect(bomb.length).toBeLessThan(40_000)
    expect(readLink(bomb, 'web', size)).toEqual({ ok: false, problem: 'too_large', maxBytes: size.whole })
  })

  test('whatever stands in it, without ever throwing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        bytes.set([1, 1].slice(0, bytes.length))
        expect(typeof readLink(`#project=${base64Url(bytes)}`, 'web', size).ok).toBe('boolean')
      }),
    )
  })
})
