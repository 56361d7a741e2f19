import type { ReviewPage, Submission, SubmissionChecks } from '@qadam/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../../../platform/call.ts'
import { startI18n } from '../../../../platform/i18n/start.ts'
import { checks as words } from '../../../../platform/i18n/uz/checks.ts'
import { reviewRowOf } from '../fixtures.ts'
import { CheckResults } from './check-results.tsx'

vi.mock('../../../../platform/call.ts', () => ({
  call: vi.fn<() => Promise<null>>(() => Promise.resolve(null)),
}))

let root: Root
afterEach(() => root.unmount())

async function show(checks: SubmissionChecks | undefined, server_checks = true): Promise<string> {
  await startI18n()
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  const submission: Submission = { ...reviewRowOf(7), checks }
  const task: ReviewPage['task'] = {
    html: '',
    tip: null,
    language: 'python',
    checks: [{ id: 'a', title: 'Yigʻindi', hidden: false, assert: 'assert f(1) == 2' }],
    server_checks,
    max_s: null,
    words: null,
  }
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <CheckResults submission={submission} project={{ files: {}, media: {} }} task={task} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(document.querySelector('h3')).not.toBeNull())
  return document.body.textContent
}

const passed = { id: 'a', hidden: false, passed: true, fault: null, printed: '' }

test('a platform without a sandbox is told of, and nothing else is said to be missing', async () => {
  expect(await show(undefined, false)).toContain(words.off)
  expect(await show(undefined)).toContain(words.never)
})

test('what a program reached for stands beside its result', async () => {
  const text = await show({ state: 'done', results: [passed], touched: ['sys._getframe', 'gc.get_objects'] })
  expect(text).toContain(words.touched.replace('{{what}}', 'sys._getframe, gc.get_objects'))
  expect(await show({ state: 'done', results: [passed] })).not.toContain(words.touched.slice(0, 20))
})

test('checks that their server did not survive are run again by a press', async () => {
  expect(await show({ state: 'lost', results: [] })).toContain(words.lost)
  const button = document.querySelector('button')
  expect(button?.textContent).toBe(words.again)
  button?.click()
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('review_check_again', { submission_id: 7 }))
})
