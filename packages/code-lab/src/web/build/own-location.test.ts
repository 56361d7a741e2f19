import { describe, expect, test } from 'vitest'
import { transformScript } from './build-script.ts'

const built = (text: string) => transformScript({ file: 'a.js', text, kind: 'script', hasJsx: false }).text
const own = (text: string) => built(text).replaceAll('__qadamLocation', '@')

describe('what a program calls the page’s address is the project’s own', () => {
  test.each([
    ['location.search', '@.search'],
    ['new URLSearchParams(window.location.search)', 'new URLSearchParams(window.@.search)'],
    ['document.location.href', '@.href'],
    [`location.href = 'b.html'`, `@.href = 'b.html'`],
    [`window.location = 'b.html'`, `window.@ = 'b.html'`],
    [`location = 'b.html'`, `@ = 'b.html'`],
    ['globalThis.location.assign(a)', 'globalThis.@.assign(a)'],
    ['f({ location })', 'f({ location: @ })'],
    ['`${location}`', '`${@}`'],
  ])('%s', (text, expected) => expect(own(text)).toBe(expected))
})

describe('but not what only has the same name', () => {
  test.each([
    'user.location = 1',
    'const a = { location: 1 }',
    'class A { location = 1 }',
    'const location = { city: 1 }\nlocation.city',
    'const { location } = user\nlocation.city',
    'function f(location) { return location.city }',
    'const [location, setLocation] = useState()\nlocation',
    'top.location.href',
    'parent.location = a',
  ])('%s', (text) => expect(built(text)).toBe(text))
})
