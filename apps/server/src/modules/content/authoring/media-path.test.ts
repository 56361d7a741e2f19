import { expect, test } from 'vitest'
import { mediaPath } from './media-path.ts'

test.each([
  ['Oʻzgaruvchilar 1-dars.PNG', 'media/ozgaruvchilar-1-dars.webp'],
  ['../../etc/passwd', 'media/etc-passwd.webp'],
  ['Снимок экрана.png', 'media/fayl.webp'],
  ['x'.repeat(300), `media/${'x'.repeat(60)}.webp`],
])('%s is called %s', (name, path) => {
  expect(mediaPath(name, 'webp', new Set())).toBe(path)
})

test('a name that is taken gets a number', () => {
  expect(mediaPath('a.png', 'webp', new Set(['media/a.webp', 'media/a-2.webp']))).toBe('media/a-3.webp')
  expect(mediaPath('a.mp4', 'mp4', new Set(['media/a.webp']))).toBe('media/a.mp4')
})
