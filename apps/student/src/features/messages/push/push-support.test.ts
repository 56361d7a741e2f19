import { expect, test } from 'vitest'
import { pushSupport, type Browser } from './push-support.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const browser = (changes: Partial<Browser> = {}): Browser => ({
  userAgent: chrome,
  maxTouchPoints: 5,
  hasServiceWorkers: true,
  hasPush: true,
  hasNotifications: true,
  ...changes,
})
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test('a browser with service workers, push and notifications is pushed', () => {
  expect(pushSupport(browser())).toBe('supported')
  expect(pushSupport(browser({ userAgent: mac, maxTouchPoints: 0 }))).toBe('supported')
})

test.each(['hasServiceWorkers', 'hasPush', 'hasNotifications'] as const)(
  'one without %s is not',
  (lacking) => {
    expect(pushSupport(browser({ [lacking]: false }))).toBe('unsupported')
  },
)

test.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
  ],
  ['an iPad that calls itself a Mac', mac],
  ['an iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X) Mobile Safari/604.1'],
])('%s is not', (_, userAgent) => {
  expect(pushSupport(browser({ userAgent }))).toBe('apple')
})

test.each([
  chrome.replace('SM-A155F)', 'SM-A155F; wv)'),
  `${chrome} Telegram-Android/11.2 (Samsung)`,
  `${chrome} Instagram 350.0`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/480]',
])('the browser inside a messenger is told from one that can: %s', (userAgent) => {
  expect(pushSupport(browser({ userAgent }))).toBe('messenger')
})
