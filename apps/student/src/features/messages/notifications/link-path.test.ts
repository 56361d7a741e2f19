import { expect, test } from 'vitest'
import { pathOfLink } from './link-path.ts'

test.each([
  ['/course/1/module/2?a=1#b', '/course/1/module/2?a=1#b'],
  ['https://school.example/exam', '/exam'],
  ['https://elsewhere.example/coin_shop', '/coin_shop'],
  ['exam', '/exam'],
])('%s leads to %s', (link, path) => {
  expect(pathOfLink(link)).toBe(path)
})

test.each([
  null,
  'javascript:alert(1)',
  'https://elsewhere.example//evil.example',
  '/\\evil.example',
  'https://',
  '/staff/review',
  'data:text/html,x',
])('%s leads nowhere', (link) => {
  const path = pathOfLink(link)
  // A host of its own is dropped, and what is left is a place in this app or none.
  expect(path === undefined || /^\/[a-z_.]*$/.test(path)).toBe(true)
  if (link?.includes('javascript') || link?.includes('data') || link === null) expect(path).toBeUndefined()
})
