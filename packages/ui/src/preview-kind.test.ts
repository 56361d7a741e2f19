import { expect, test } from 'vitest'
import { fileIcon, previewKind } from './preview-kind.ts'

test.each([
  ['image/png', 'a.png', 'picture'],
  ['image/heic', 'IMG_1.heic', 'other'],
  ['audio/webm;codecs=opus', 'javob.webm', 'audio'],
  ['video/mp4', 'a.mp4', 'video'],
  ['video/x-msvideo', 'a.avi', 'other'],
  ['application/pdf', 'a.pdf', 'pdf'],
  ['text/plain', 'main.py', 'text'],
  ['application/json', 'a.json', 'text'],
  ['application/octet-stream', 'main.py', 'text'],
  ['', 'style.css', 'text'],
  ['application/zip', 'a.zip', 'other'],
])('%s named %s is shown as %s', (type, name, kind) => {
  expect(previewKind(type, name)).toBe(kind)
})

test.each(['text/html', 'TEXT/HTML; charset=utf-8', 'image/svg+xml', 'application/xhtml+xml', 'text/xml'])(
  '%s is read as source and never run',
  (type) => {
    expect(previewKind(type, 'a.html')).toBe('text')
  },
)

test('a name cannot make content into what it is not', () => {
  expect(previewKind('application/zip', 'rasm.png')).toBe('other')
  expect(previewKind('application/x-msdownload', 'main.py')).toBe('other')
})

test('each kind of file has its icon', () => {
  const icons = [
    fileIcon('image/png'),
    fileIcon('image/svg+xml', 'a.svg'),
    fileIcon('text/plain', 'main.py'),
    fileIcon('text/plain', 'a.txt'),
    fileIcon('application/zip', 'a.zip'),
    fileIcon('application/msword', 'a.doc'),
  ]
  expect(icons).toEqual(['image', 'code', 'code', 'text', 'archive', 'file'])
})
