import { expect, test } from 'vitest'
import { fileKind, isTimed } from './file-kind.ts'

test.each([
  ['image/png', 'image/png'],
  ['image/heic', 'image/heic'],
  ['audio/ogg; codecs=opus', 'audio/ogg'],
  ['audio/x-m4a', 'audio/mp4'],
  ['video/vnd.avi', 'video/x-msvideo'],
  ['application/zip', 'application/zip'],
])('%s is kept as %s', (signature, kind) => {
  expect(fileKind({ signature, isText: false })).toBe(kind)
})

test.each([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/vnd.ms-word.document.macroenabled.12',
  'application/x-cfb',
  'application/vnd.rar',
  'application/gzip',
  'image/svg+xml',
  'text/html',
  'constructor',
  '',
  undefined,
])('%s is not taken', (signature) => {
  expect(fileKind({ signature, isText: false })).toBeUndefined()
})

test('a text is a text, whatever it begins like; a PDF may be one', () => {
  for (const signature of [
    undefined,
    'image/bmp',
    'application/xml',
    'image/gif',
    'application/x-msdownload',
  ])
    expect(fileKind({ signature, isText: true })).toBe('text/plain')
  expect(fileKind({ signature: 'application/pdf', isText: true })).toBe('application/pdf')
})

test('sound and film have a length, nothing else has', () => {
  expect(['audio/webm', 'video/mp4', 'image/gif', 'text/plain'].map(isTimed)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
