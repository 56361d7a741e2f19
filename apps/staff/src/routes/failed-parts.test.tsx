import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../platform/fixtures.tsx'
import { errors } from '../platform/i18n/uz/shell.ts'
import { OverviewRoute } from './overview-route.tsx'
import { QueueRoute } from './queue-route.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const closed = () => new Refusal(409, 'conflict')
const alert = async () => await vi.waitUntil(() => document.querySelector('[role=alert]'))

test('figures of the queue that cannot be read say so beside the queue, and are on their way no longer', async () => {
  workspace = await sitDown({
    review_queue: () => ({ rows: [], total: 0, page: 1, pagesize: 50 }),
    review_stats: closed,
  })
  workspace.show(<QueueRoute />, '/review')
  expect((await alert()).closest('aside')).not.toBeNull()
  expect(document.querySelectorAll('aside .animate-skeleton')).toHaveLength(0)
  expect(workspace.button(errors.retry)).toBeDefined()
})

test('courses that cannot be read say so in place of their figures', async () => {
  workspace = await sitDown({ me: closed })
  workspace.show(<OverviewRoute />, '/overview', '/overview?section=course')
  await alert()
  expect(document.querySelectorAll('.animate-skeleton')).toHaveLength(0)
  expect(workspace.button(errors.retry)).toBeDefined()
})
