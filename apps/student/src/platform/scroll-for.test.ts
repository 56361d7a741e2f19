import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { glideToUnseen, scrollFor } from './scroll-for.ts'

const scrollTo = vi.fn<() => void>()
const scrollIntoView = vi.fn<(options?: unknown) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
  document.body.innerHTML = '<h2 id="oxiri">x</h2>'
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  scrollTo.mockReset()
  scrollIntoView.mockReset()
})

test('a change of the path scrolls to the top', () => {
  scrollFor({ pathname: '/courses', hash: '' }, { pathname: '/', hash: '' })
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a change of the hash alone leaves the page where it is until it glides to the element', () => {
  scrollFor({ pathname: '/', hash: 'oxiri' }, { pathname: '/', hash: '' })
  expect(scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(99)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' })
})

test('leaving within the 100 ms stops the scroll that was to come', () => {
  const stop = scrollFor({ pathname: '/', hash: 'oxiri' }, undefined)
  stop()
  vi.advanceTimersByTime(200)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('a hash that is no element, or no text at all, does no harm', () => {
  scrollFor({ pathname: '/', hash: 'yoq' }, undefined)
  scrollFor({ pathname: '/', hash: '%E0%A4%A' }, undefined)
  expect(() => vi.advanceTimersByTime(200)).not.toThrow()
})

test('what arrives after the 100 ms is glided to when it is there, once', async () => {
  scrollFor({ pathname: '/', hash: 'dars' }, undefined)
  vi.advanceTimersByTime(500)
  expect(scrollIntoView).not.toHaveBeenCalled()
  document.body.insertAdjacentHTML('beforeend', '<a id="dars">x</a>')
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1))
  document.body.insertAdjacentHTML('beforeend', '<p>y</p>')
  await vi.advanceTimersByTimeAsync(100)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('a student who scrolls by hand meanwhile is left where they are', async () => {
  scrollFor({ pathname: '/', hash: 'dars' }, undefined)
  vi.advanceTimersByTime(200)
  window.dispatchEvent(new Event('wheel'))
  document.body.insertAdjacentHTML('beforeend', '<a id="dars">x</a>')
  await vi.advanceTimersByTimeAsync(200)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

describe('an element that the page chose by itself', () => {
  /** A screen of 600 pixels whose bar covers the lowest 60. */
  function stand(top: number, bottom: number): void {
    const element = document.getElementById('oxiri')
    if (!element) throw new Error('there is no such element')
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, bottom - top))
    vi.spyOn(document, 'elementFromPoint').mockImplementation((_x, y) => {
      if (y < 0 || y > 600) return null
      return y >= top && y <= bottom && y < 540 ? element : document.body
    })
    glideToUnseen('oxiri')
    vi.advanceTimersByTime(100)
  }

  test.each([
    { place: 'is whole on the screen', top: 300, bottom: 400, glides: 0 },
    { place: 'is cut by the bar', top: 480, bottom: 560, glides: 1 },
    { place: 'is below the screen', top: 700, bottom: 800, glides: 1 },
  ])('that $place is glided to $glides times', ({ top, bottom, glides }) => {
    stand(top, bottom)
    expect(scrollIntoView).toHaveBeenCalledTimes(glides)
  })
})
