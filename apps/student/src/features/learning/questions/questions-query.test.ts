import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { questionsQuery } from './questions-query.ts'

const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network in tests'))

test.each([Number.NaN, 0, -3, 1.5, 3_000_000_000])(
  'the questions of lesson %d are not asked for',
  async (id) => {
    expect(await new QueryClient().fetchQuery(questionsQuery(id))).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  },
)
