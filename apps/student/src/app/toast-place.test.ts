import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearOf } from './toast-place.ts'

/** Elements of a screen with their top and height. */
function draw(...all: [tag: string, top: number, height: number, over?: object][]): void {
  document.body.replaceChildren(
    ...all.map(([tag, top, height, over = {}]) => {
      const element = Object.assign(document.createElement(tag), over)
      element.getBoundingClientRect = () => new DOMRect(0, top, 360, height)
      element.checkVisibility = () => height > 0
      return element
    }),
  )
}

beforeEach(() => void vi.stubGlobal('innerHeight', 740))
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['banner']
  document.documentElement.removeAttribute('style')
  vi.unstubAllGlobals()
})

test('toasts keep clear of the bar, of a reminder under it, and of what stands at the foot', () => {
  const reminder = document.createElement('aside')
  reminder.dataset['reminder'] = ''
  reminder.getBoundingClientRect = () => new DOMRect(0, 56, 360, 50)
  reminder.checkVisibility = () => true
  draw(['header', 0, 56, { className: 'sticky' }], ['nav', 676, 64, { className: 'sticky' }])
  document.body.append(reminder)
  expect(clearOf(document)).toEqual({ head_px: 106, foot_px: 64 })
})

test('they come to the edge where nothing stands; a bar that is not shown, and one scrolled away, keep no room', () => {
  expect(clearOf(document)).toEqual({ head_px: 0, foot_px: 0 })
  draw(['header', -80, 56, { className: 'sticky' }], ['nav', 0, 0, { className: 'sticky' }])
  expect(clearOf(document)).toEqual({ head_px: 0, foot_px: 0 })
})

test('the banner is counted once, wherever the bars are on their way', () => {
  document.documentElement.dataset['banner'] = 'shown'
  document.documentElement.style.setProperty('--banner', '72px')
  draw(['header', 30, 56, { className: 'sticky below-banner', style: 'translate: 0px 30px' }])
  expect(clearOf(document)).toEqual({ head_px: 128, foot_px: 0 })
})
