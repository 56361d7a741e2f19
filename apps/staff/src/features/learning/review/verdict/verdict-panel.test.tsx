import type { Claim, Decision, ReviewPage } from '@qadam/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { review } from '../../../../platform/i18n/uz/review.ts'
import { shell } from '../../../../platform/i18n/uz/shell.ts'
import { startI18n } from '../../../../platform/i18n/start.ts'
import { reviewPageOf } from '../fixtures.ts'
import { decisionsOf } from './decisions.ts'
import { savedPhrasesQuery } from './saved-phrases-query.ts'
import { VerdictDrafts, workOf } from './verdict-drafts.ts'
import { VerdictPanel, type VerdictPanelProps } from './verdict-panel.tsx'

const client = new QueryClient()
client.setQueryData(savedPhrasesQuery.queryKey, [])

let root: Root
/** Each test is another account: what one of them stores on the device is not another's. */
let accountId = 100

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await startI18n()
})
beforeEach(() => {
  accountId += 1
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => act(() => root.unmount()))

const props: Omit<VerdictPanelProps, 'page' | 'accountId'> = {
  claim: null,
  onOpenVersion: () => undefined,
  onDecided: () => undefined,
  task: null,
}

function show(page: ReviewPage, over: Partial<VerdictPanelProps> = {}): void {
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <VerdictPanel page={page} accountId={accountId} {...props} {...over} />
      </QueryClientProvider>,
    ),
  )
}

const shown = () => document.body.textContent ?? ''
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith(name))
  if (!found) throw new Error(`no button ${name} in: ${shown()}`)
  return found
}
const press = (name: string) => act(() => button(name).click())
function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const id = [...document.querySelectorAll('label')].find((each) => each.textContent === label)?.htmlFor
  const found = document.getElementById(id ?? '')
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`no field ${label}`)
  return found
}
function type(label: string, text: string): void {
  const target = field(label)
  const prototype =
    target instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  act(() => {
    // As a user's input: React is notified of a change by the event, and only where the value differs.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, text)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
function key(target: Element, init: KeyboardEventInit): void {
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  })
}
/** By the button whose key is Enter, which stands on it. */
const confirm = () => {
  const asked = [...document.querySelectorAll('button')].find((each) => each.textContent?.endsWith('↵'))
  if (!asked) throw new Error(`nothing asks in: ${shown()}`)
  act(() => asked.click())
}
const sent = () =>
  decisionsOf(accountId)
    .waiting()
    .map(({ input }) => input)

const approval: Decision = {
  decision_id: 3,
  verdict: 'approved',
  score: 90,
  coins: 13,
  points: 65,
  comment: 'Yaxshi',
  reviewer: 'Dilnoza Demo',
  decided_at: '2026-11-20T09:00:00.000Z',
}
const decided = (decision: Decision = approval) =>
  reviewPageOf(7, { status: decision.verdict, decisions: [decision], due_at: null })

describe('coins and points', () => {
  test('of an approval of 90 that becomes a return are none', () => {
    show(decided())
    press(review.change)
    press(review.reject)
    expect(shown()).toContain('0 tanga · 0 ball')
    confirm()
    expect(sent()).toMatchObject([{ verdict: 'rejected', score: 90, coins: 0, points: 0, replaces: 3 }])
  })

  test('of an approval follow its score from 90 to 40', () => {
    show(decided())
    press(review.change)
    type(review.score, '40')
    const slider = document.querySelector<HTMLElement>('input[type=range]')
    expect(slider?.style.getPropertyValue('--part')).toBe('0.4')
    expect(field(review.coins).placeholder).toBe('6')
    press(review.approve)
    confirm()
    expect(sent()).toMatchObject([{ verdict: 'approved', score: 40, coins: 6, points: 30 }])
  })

  test('given by hand stay as the score moves', () => {
    show(reviewPageOf(7))
    type(review.score, '90')
    type(review.coins, '20')
    type(review.score, '40')
    press(review.approve)
    confirm()
    expect(sent()).toMatchObject([{ score: 40, coins: 20, points: 30 }])
  })

  test('that were given by hand before stay by hand when the decision is changed', () => {
    show(decided({ ...approval, coins: 20 }))
    press(review.change)
    expect(field(review.coins).value).toBe('20')
    expect(field(review.points).value).toBe('')
    press(review.reject)
    confirm()
    expect(sent()).toMatchObject([{ verdict: 'rejected', coins: 20, points: 0 }])
  })
})

test('a return without a score goes out without a grade, and says so before', () => {
  show(reviewPageOf(7))
  type(review.comment, 'Rasm yoʻq')
  press(review.reject)
  expect(shown()).toContain('Bahosiz')
  confirm()
  expect(sent()).toMatchObject([{ verdict: 'rejected', score: null, coins: 0, points: 0 }])
})

test('Enter in the score asks to approve, with Shift to return; without a score it says what is missing', () => {
  show(reviewPageOf(7))
  key(field(review.score), { key: 'Enter' })
  expect(shown()).toContain(review.score_missing)
  type(review.score, '70')
  key(field(review.score), { key: 'Enter' })
  expect(shown()).toContain(review.confirm_approved)
  press(shell.cancel)
  type(review.comment, 'Rasm yoʻq')
  key(field(review.points), { key: 'Enter', shiftKey: true })
  expect(shown()).toContain(review.confirm_rejected)
  expect(sent()).toEqual([])
})

test('a verdict on a work that a colleague holds says why it cannot be given, and how it can', () => {
  const claim: Claim = {
    reviewer_id: 2,
    reviewer: 'Aziza Demo',
    mine: false,
    until: '2026-11-22T10:00:00.000Z',
  }
  show(reviewPageOf(7), { claim })
  expect(button(review.approve).disabled).toBe(true)
  expect(document.querySelector('.verdict-bar [role=status]')?.textContent).toContain(
    'Aziza Demo tekshiryapti',
  )
  type(review.comment, 'Rasm yoʻq')
  key(field(review.comment), { key: 'Enter', ctrlKey: true, shiftKey: true })
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    review.held.replace('{{name}}', 'Aziza Demo'),
  )
  press(review.take_over)
  expect(document.querySelector('[role=alert]')).toBeNull()
  key(field(review.comment), { key: 'Enter', ctrlKey: true, shiftKey: true })
  confirm()
  expect(sent()).toMatchObject([{ despite_claim: true }])
})

test('a claim that is heard of after the key takes the question back, and says so', () => {
  show(reviewPageOf(7))
  type(review.comment, 'Rasm yoʻq')
  press(review.reject)
  show(reviewPageOf(7), {
    claim: { reviewer_id: 2, reviewer: 'Aziza Demo', mine: false, until: '2026-11-22T10:00:00.000Z' },
  })
  expect(shown()).not.toContain(review.confirm_rejected)
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Aziza Demo')
})

describe('a version that comes while the teacher writes', () => {
  const second = (over: Partial<ReviewPage> = {}) => reviewPageOf(8, { version: 2, ...over })
  const replaced = (over: Partial<ReviewPage> = {}) =>
    reviewPageOf(7, { versions: [...second().versions, ...reviewPageOf(7).versions], due_at: null, ...over })
  const came = review.newer_came.replace('{{value}}', '2')

  test('is said above the verdicts, which wait; what was written goes over to it', () => {
    const onOpenVersion = vi.fn()
    show(reviewPageOf(7), { onOpenVersion })
    type(review.comment, 'Sarlavha yaxshi')
    type(review.score, '80')
    type(review.points, '12')
    press(review.approve)
    expect(shown()).toContain(review.confirm_approved)
    show(replaced(), { onOpenVersion })
    expect(document.querySelector('[role=alert]')?.textContent).toContain(came)
    expect(button(review.approve).disabled).toBe(true)
    key(field(review.comment), { key: 'Enter', ctrlKey: true })
    expect(document.activeElement?.textContent).toBe(review.open_version.replace('{{value}}', '2'))
    press(review.open_version.replace('{{value}}', '2'))
    expect(onOpenVersion).toHaveBeenCalledWith(8)
    show(second())
    // The confirmation was of the old version, not of this one.
    expect(shown()).not.toContain(review.confirm_approved)
    expect(field(review.comment).value).toBe('Sarlavha yaxshi')
    press(review.approve)
    confirm()
    expect(sent()).toMatchObject([
      { submission_id: 8, version: 2, score: 80, points: 12, comment: 'Sarlavha yaxshi' },
    ])
  })

  test('finds the words also after a reload, and on a second visit', () => {
    show(reviewPageOf(7))
    type(review.comment, 'Sarlavha yaxshi')
    act(() => root.unmount())
    root = createRoot(document.body.firstElementChild ?? document.body)
    show(second())
    expect(field(review.comment).value).toBe('Sarlavha yaxshi')
  })

  test('takes over what was written to change the decision on the one before it', () => {
    show(decided({ ...approval, verdict: 'rejected', score: null, coins: 0, points: 0 }))
    press(review.change)
    type(review.comment, 'Endi boshqacha')
    show(
      replaced({
        status: 'rejected',
        decisions: [{ ...approval, verdict: 'rejected', score: null, coins: 0, points: 0 }],
      }),
    )
    expect(document.querySelector('[role=alert]')?.textContent).toContain(came)
    show(second())
    expect(field(review.comment).value).toBe('Endi boshqacha')
  })

  test('leaves a decision on the one before it as it is', () => {
    show(replaced({ status: 'rejected', decisions: [{ ...approval, verdict: 'rejected' }] }))
    expect(shown()).not.toContain(review.change)
    expect(shown()).toContain(review.newer)
  })
})

test('a change that is cancelled forgets its numbers, not its words', () => {
  show(decided())
  press(review.change)
  type(review.score, '40')
  press('Bekor qilish')
  expect(new VerdictDrafts(accountId).find(workOf(decided()))).toBeUndefined()
  press(review.change)
  expect(field(review.score).value).toBe('90')
  type(review.comment, 'Yana bir soʻz')
  press('Bekor qilish')
  expect(shown()).toContain(review.words_kept)
  press(review.change)
  expect(field(review.comment).value).toBe('Yana bir soʻz')
})

test('a colleague who decides meanwhile does not take the words away', () => {
  show(reviewPageOf(7))
  type(review.comment, 'Mening soʻzlarim')
  show(decided())
  expect(shown()).toContain(review.words_kept)
  press(review.change)
  expect(field(review.comment).value).toBe('Mening soʻzlarim')
})
