import { expect, test } from 'vitest'
import { sourceLanguage } from './source-language.ts'

test.each([
  ['main.py', 'text/plain', 'python'],
  ['index.html', 'text/html', 'xml'],
  ['rasm', 'image/svg+xml', 'xml'],
  ['app.jsx', 'text/plain', 'javascript'],
  ['data.json', '', 'json'],
  ['insho.txt', 'text/plain', undefined],
  ['python.txt.py', 'text/plain', 'python'],
])('%s of %s is coloured as %s', (name, type, language) => {
  expect(sourceLanguage(name, type)).toBe(language)
})
