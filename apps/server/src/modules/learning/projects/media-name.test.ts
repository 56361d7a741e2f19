import { projectContent } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mediaName } from './media-name.ts'

test.each([
  ['mushuk.png', 'image/png', 'mushuk.png'],
  ['Mening rasmim.JPEG', 'image/jpeg', 'Mening-rasmim.jpeg'],
  ['oʻyin.gif', 'image/gif', 'oʻyin.gif'],
  ['film.mov.txt', 'video/mp4', 'filmmov.mp4'],
  ['.png', 'image/png', 'rasm.png'],
  ['', 'video/x-msvideo', 'video.avi'],
  ['../../etc/passwd', 'image/webp', 'etcpasswd.webp'],
  ['<script>.png', 'image/png', 'script.png'],
])('%j with content of %s is called %s', (given, type, name) => {
  expect(mediaName(given, type, [])).toBe(name)
})

test('a name that is taken, whatever its capitals, gets a number', () => {
  expect(mediaName('a.png', 'image/png', ['A.PNG', 'a-2.png'])).toBe('a-3.png')
  expect(mediaName('é.png', 'image/png', ['E\u0301.png', 'é-2.png. '])).toBe('é-3.png')
})

test('whatever it was called, a project may hold it by its new name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const media = { [mediaName(given, 'image/png', [])]: '' }
      expect(projectContent.safeParse({ files: { 'a.html': '' }, media }).success).toBe(true)
    }),
  )
})
