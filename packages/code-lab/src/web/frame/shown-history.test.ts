import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveHistory } from './shown-history.ts'
import type { Place } from './shown-location.ts'

let travelled: number[]
let heard: unknown[]
let place: Place
let noteHash: (hash: string) => void

class PopState extends Event {
  readonly state: unknown
  constructor(type: string, { state }: { state: unknown }) {
    super(type)
    this.state = state
  }
}

beforeEach(() => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('PopStateEvent', PopState)
  travelled = []
  heard = []
  page.addEventListener('popstate', (event) => heard.push((event as PopState).state))
  place = { path: '/index.html', search: '', pushedHash: undefined, hash: () => place.pushedHash ?? '' }
  noteHash = giveHistory({
    place,
    around: { before: 1, after: 1 },
    goToHash: (hash) => heard.push(hash),
    travel: (steps) => travelled.push(steps),
  })
})
afterEach(() => vi.unstubAllGlobals())

const own = () => (window as unknown as { history: History }).history // as was given
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
const address = () => place.path + place.search + place.hash()

test('back and forth over what was pushed is told as a browser does, with its state and address', async () => {
  own().pushState({ n: 1 }, '', '?sahifa=1')
  own().pushState({ n: 2 }, '', '/haqida#pastda')
  expect([address(), own().length, own().state]).toEqual(['/haqida#pastda', 4, { n: 2 }])
  own().back()
  expect(heard).toEqual([])
  await soon()
  expect([address(), own().state]).toEqual(['/index.html?sahifa=1', { n: 1 }])
  own().go(-1)
  await soon()
  expect(address()).toBe('/index.html')
  own().forward()
  await soon()
  expect(heard).toEqual([{ n: 1 }, '', null, { n: 1 }])
  expect(travelled).toEqual([])
})

test('beyond what was pushed the pages of the project come', async () => {
  own().pushState(null, '', '?a')
  own().go(-3)
  await soon()
  own().forward()
  await soon()
  own().go()
  await soon()
  expect(travelled).toEqual([-2, 1, 0])
})

test('what is replaced adds no step, a place in the page adds one', async () => {
  own().replaceState({ n: 0 }, '', '?b')
  expect([address(), own().length]).toEqual(['/index.html?b', 3])
  noteHash('#uch')
  noteHash('#uch')
  expect(own().length).toBe(3)
  own().back()
  await soon()
  expect(heard).toEqual([{ n: 0 }, ''])
})

test('an address of another site is refused, and a state that cannot be copied', () => {
  expect(() => own().pushState(null, '', 'https://example.com/')).toThrow('cannot be created')
  expect(() => own().pushState(null, '', '//example.com/')).toThrow(DOMException)
  expect(() => own().pushState(() => 1, '')).toThrow(DOMException)
})
