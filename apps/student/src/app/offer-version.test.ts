import { waitingList } from '@qadam/delivery/waiting'
import type { ToastOptions } from '@qadam/web/toast'
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startI18n } from '../platform/i18n/start.ts'
import { install as words } from '../platform/i18n/uz/install.ts'
import { noteUnreadable } from '../platform/unreadable.ts'

const toast = vi.hoisted(() =>
  vi.fn<(tone: string, title: string, options?: ToastOptions) => Promise<void>>(),
)
vi.mock('../platform/toast.ts', () => ({ showToast: toast }))
const place = { pathname: '/', onResolved: () => {} }
const router = {
  state: { location: place },
  subscribe: (_: string, listener: () => void) => {
    place.onResolved = listener
    return () => undefined
  },
} as unknown as AnyRouter // as far as it is asked
// They add their texts to what speaks already.
await startI18n()
const { mayReload, offerVersions } = await import('./offer-version.ts')

const reload = vi.fn<() => void>()
let stop = () => {}
const go = (pathname: string) => {
  place.pathname = pathname
  place.onResolved()
}
const press = () => toast.mock.calls.at(-1)?.[2]?.action?.onSelect()

beforeAll(async () => await startI18n())
beforeEach(() => {
  place.pathname = '/'
  toast.mockReset().mockResolvedValue(undefined)
  reload.mockReset()
})
afterEach(() => stop())

function begin() {
  const offer = offerVersions(router, '1', reload)
  stop = offer.stop
  return offer
}

test.each(['/exam', '/py', '/code', '/course/1/module/2/3', '/course/1/module/2/3?x=1'])(
  'at %s nothing may be reloaded',
  (pathname) => expect(mayReload(pathname, [])).toBe(false),
)
test.each(['/', '/courses', '/course/1', '/course/1/module/2', '/profile'])('at %s it may', (pathname) => {
  expect(mayReload(pathname, [])).toBe(true)
})

test('a newer version is offered once, and never taken by itself', () => {
  const offer = begin()
  offer.found('1')
  expect(toast).not.toHaveBeenCalled()
  offer.found('2')
  offer.found('2')
  go('/courses')
  expect(toast).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  press()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('in the middle of a test it waits until that is left', () => {
  const offer = begin()
  go('/course/1/module/2/3')
  offer.found('2')
  expect(toast).not.toHaveBeenCalled()
  go('/course/1/module/2')
  expect(toast).toHaveBeenCalledTimes(1)
})

test('over a dialog it is not offered, but on the next screen', () => {
  const offer = begin()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  offer.found('2')
  expect(toast).not.toHaveBeenCalled()
  dialog.remove()
  go('/courses')
  expect(toast).toHaveBeenCalledTimes(1)
})

test('while something waits to be sent it waits as well', () => {
  const offer = begin()
  waitingList.note('x', { what: 'answers', count: 1, since: '2026-11-20T10:00:00Z', isKept: true })
  offer.found('2')
  expect(toast).not.toHaveBeenCalled()
  waitingList.note('x', undefined)
  expect(toast).toHaveBeenCalledTimes(1)
})

test('one that is taken when an exam has begun meanwhile says that it waits, and is offered again after it', () => {
  begin().found('2')
  go('/exam')
  press()
  expect(reload).not.toHaveBeenCalled()
  expect(toast.mock.calls.at(-1)?.[1]).toBe(words.not_now)
  go('/')
  expect(toast.mock.calls.map(([, title]) => title)).toEqual([
    words.new_version,
    words.not_now,
    words.new_version,
  ])
  press()
  expect(reload).toHaveBeenCalledTimes(1)
})

describe('where the version that runs cannot read a reply', () => {
  beforeEach(() => {
    sessionStorage.clear()
    document.body.innerHTML = ''
  })
  /** The module's memory of it lasts as long as a page, and so as these tests. */
  const meet = () => noteUnreadable()

  test('the other one is taken without asking, and once: what comes back as it was shows its failure', () => {
    const offer = begin()
    meet()
    expect(reload).not.toHaveBeenCalled()
    offer.found('2')
    expect(reload).toHaveBeenCalledOnce()
    offer.stop()
    // The reload brought the same one.
    const again = begin()
    again.found('2')
    meet()
    expect(reload).toHaveBeenCalledOnce()
    expect(toast).toHaveBeenCalledOnce()
  })

  test('there is nothing to take where the server has the same one', () => {
    begin().found('1')
    meet()
    expect([reload.mock.calls, toast.mock.calls]).toEqual([[], []])
  })

  test.each([
    ['a test', () => go('/course/1/module/2/3'), () => go('/')],
    ['an exam', () => go('/exam'), () => go('/')],
    [
      'an answer that waits',
      () => waitingList.note('x', { what: 'answers', count: 1, since: '2026-11-20T10:00:00Z', isKept: true }),
      () => waitingList.note('x', undefined),
    ],
    [
      'what is being typed',
      () => {
        document.body.innerHTML = '<input type="search"><textarea></textarea>'
        document.querySelector('textarea')?.setRangeText('Salom')
      },
      () => {
        document.body.innerHTML = ''
        go('/')
      },
    ],
    [
      'a dialog',
      () => (document.body.innerHTML = '<div role="dialog"></div>'),
      () => {
        document.body.innerHTML = ''
        go('/')
      },
    ],
  ])('%s comes first', (_, begins, ends) => {
    const offer = begin()
    begins()
    meet()
    offer.found('2')
    expect(reload).not.toHaveBeenCalled()
    ends()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('without a storage that would remember it, it is only offered', () => {
    vi.stubGlobal('sessionStorage', undefined)
    begin().found('2')
    meet()
    expect([reload.mock.calls.length, toast.mock.calls.length]).toEqual([0, 1])
    vi.unstubAllGlobals()
  })
})
