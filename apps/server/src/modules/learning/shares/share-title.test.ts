import { shareLimits } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareTitle } from './share-title.ts'

test.each([
  ['py', { 'main.py': '\n# Toshbaqa oʻyini\nimport turtle\n' }, 'Toshbaqa oʻyini'],
  ['py', { 'main.py': '"""Hisob"""\n' }, 'Hisob"""'],
  ['py', { 'main.py': '' }, ''],
  ['py', { 'oyin.py': 'print(1)' }, 'print(1)'],
  ['web', { 'index.html': '<title>\n  Mening\n sahifam </title>' }, 'Mening sahifam'],
  ['web', { 'index.html': '<h1>Salom</h1>' }, ''],
  ['web', { 'index.html': '<title>bitmagan' }, ''],
] as const)('%s %j is called %s', (slot, files, title) => {
  expect(shareTitle(slot, files)).toBe(title)
})

test('whatever is in the files, a title is one short line that a database can store', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<title>', '# ', '\ud83d', '\r\n\t'))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), fc.constantFrom('py', 'web'), (parts, slot) => {
      const text = parts.join('')
      const title = shareTitle(slot, { 'main.py': text, 'index.html': `<title>${text}</title>` })
      expect([...title].length).toBeLessThanOrEqual(shareLimits.titleMaxLength)
      expect(title).not.toMatch(/[\n\r\t]/)
      expect(title.isWellFormed()).toBe(true)
    }),
  )
})
