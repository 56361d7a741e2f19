import type { Module } from '@qadam/contract'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { modulesQuery } from './modules-query.ts'

afterEach(() => queryClient.clear())

const module = (id: number, order: number) => ({ id, order, lessons: [] }) as unknown as Module // as far as it is read
const initial = (courseId: number, moduleId?: number) => {
  const { initialData, initialDataUpdatedAt } = modulesQuery(courseId, moduleId)
  const data = typeof initialData === 'function' ? initialData() : undefined
  const at = typeof initialDataUpdatedAt === 'function' ? initialDataUpdatedAt() : undefined
  return { ids: data?.map(({ id }) => id), at }
}

test('another module of a course that is known needs no request: it comes first, the others in their order', () => {
  queryClient.setQueryData(modulesQuery(1, 12).queryKey, [module(12, 2), module(11, 1), module(13, 3)], {
    updatedAt: 5000,
  })
  expect(initial(1, 13)).toEqual({ ids: [13, 11, 12], at: 5000 })
  expect(initial(1).ids).toEqual([11, 12, 13])
})

test('another course, a module that is not among them, and what is to be asked for anew are not known', async () => {
  const { queryKey } = modulesQuery(1, 12)
  queryClient.setQueryData(queryKey, [module(12, 2), module(11, 1)])
  expect([initial(2, 12).ids, initial(1, 99).ids]).toEqual([undefined, undefined])
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  expect(initial(1, 11).ids).toBeUndefined()
})
