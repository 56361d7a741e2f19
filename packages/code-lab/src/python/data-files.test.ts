import { expect, test } from 'vitest'
import { withDataFile } from './data-files.ts'

const project = { files: { 'main.py': 'x = 1', 'a.txt': 'eski' }, media: {} }
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

test('a file from the device becomes one of the project, with lines as Python has them', () => {
  const taken = withDataFile(project, 'Baholar.CSV', bytesOf('\uFEFFism,baho\r\nAli,5'), 1000)
  expect(taken).toMatchObject({ ok: true, name: 'Baholar.csv' })
  expect(taken.ok && taken.project.files['Baholar.csv']).toBe('ism,baho\nAli,5')
})

test('one of the same name is replaced', () => {
  const taken = withDataFile(project, 'a.txt', bytesOf('yangi'), 1000)
  expect(taken.ok && taken.project.files).toEqual({ 'main.py': 'x = 1', 'a.txt': 'yangi' })
})

test.each([
  ['wrong_name', 'rasm.png', bytesOf('x')],
  ['wrong_name', 'main.py', bytesOf('x')],
  ['wrong_name', 'A.txt', bytesOf('x')],
  ['wrong_name', '../a.txt', bytesOf('x')],
  ['no_text', 'b.txt', new Uint8Array([0xff, 0xfe, 0, 1]).buffer],
  ['no_text', 'b.txt', bytesOf('a\0b')],
  ['too_large', 'b.txt', bytesOf('x'.repeat(2000))],
])('%s: %s is refused', (problem, name, bytes) => {
  expect(withDataFile(project, name, bytes, 1000)).toEqual({ ok: false, problem })
})
