import type { Lesson } from '@qadam/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { distinctLessons } from './distinct-lessons.ts'
import { lessonsQuery } from './lessons-query.ts'
import { modulesQuery } from './modules-query.ts'

const asked = vi.spyOn(globalThis, 'fetch')
const client = new QueryClient()

beforeEach(() => {
  asked.mockReset().mockRejectedValue(new TypeError('no network in tests'))
  client.clear()
  // Without a token nothing at all would be asked.
  session.start(userFixture(), false)
})

test.each([Number.NaN, 0, -3, 1.5, 3_000_000_000])(
  '%d is no id: nothing is asked, nothing comes',
  async (id) => {
    expect(await client.fetchQuery(lessonsQuery(id))).toEqual([])
    expect(await client.fetchQuery(modulesQuery(id))).toEqual([])
    expect(await client.fetchQuery(modulesQuery(1, id))).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  },
)

test('an id is asked for', async () => {
  await expect(client.fetchQuery({ ...lessonsQuery(5), retry: false })).rejects.toThrow()
  expect(asked).toHaveBeenCalled()
})

test('a lesson that a server sends twice is shown once, at its first place', () => {
  const lessons = [3, 1, 3, 2, 1].map((id) => ({ id }) as Lesson) // only the id is read
  expect(distinctLessons(lessons).map(({ id }) => id)).toEqual([3, 1, 2])
})
