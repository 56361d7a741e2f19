import { expect, test } from 'vitest'
import { filesNaming, mediaSnippet, renameMedium } from './media-uses.ts'

const project = {
  files: { 'index.html': '<img src="a.png">', 'style.css': 'a { background: url(a.png) }', 'a.js': '' },
  media: { 'a.png': '/media/1', 'b.mp4': '/media/2' },
}

test('a medium is found in the files that name it', () => {
  expect(filesNaming(project, 'a.png')).toEqual(['index.html', 'style.css'])
  expect(filesNaming(project, 'b.mp4')).toEqual([])
})

test.each([
  ['a.png', 'index.html', '<img src="a.png" alt="">'],
  ['a.mp4', 'index.html', '<video src="a.mp4" controls></video>'],
  ['a.png', 'App.jsx', '<img src="a.png" alt="" />'],
  ['a.png', 'style.css', 'url("a.png")'],
  ['a.png', 'a.js', '"a.png"'],
])('%s comes into %s as %s', (medium, file, code) => {
  expect(mediaSnippet(medium, file)).toBe(code)
})

test('a medium is renamed in its place, and goes away where it gets no name', () => {
  expect(Object.entries(renameMedium(project, 'a.png', 'c.png').media)).toEqual([
    ['c.png', '/media/1'],
    ['b.mp4', '/media/2'],
  ])
  expect(renameMedium(project, 'a.png', undefined).media).toEqual({ 'b.mp4': '/media/2' })
})
