import { expect, test } from 'vitest'
import { Visits } from './visits.ts'

const visit = (page: string) => ({ page, search: '', hash: '' })

test('back and forth leads over the pages that were shown, and nowhere beyond them', () => {
  const visits = new Visits()
  for (const page of ['a.html', 'b.html', 'c.html']) visits.add(visit(page))
  expect(visits.around).toEqual({ before: 2, after: 0 })
  expect(visits.travel(-2)?.page).toBe('a.html')
  expect(visits.around).toEqual({ before: 0, after: 2 })
  expect(visits.travel(-1)).toBeUndefined()
  expect(visits.travel(1)?.page).toBe('b.html')
  expect(visits.travel(2)).toBeUndefined()
  expect(visits.around).toEqual({ before: 1, after: 1 })
})

test('a new page takes the place of those one had gone back from', () => {
  const visits = new Visits()
  for (const page of ['a.html', 'b.html']) visits.add(visit(page))
  visits.travel(-1)
  visits.add(visit('c.html'))
  expect(visits.around).toEqual({ before: 1, after: 0 })
  expect(visits.travel(-1)?.page).toBe('a.html')
})

test('a page that was deleted meanwhile is not gone to, and one stays where one was', () => {
  const visits = new Visits()
  for (const page of ['a.html', 'b.html']) visits.add(visit(page))
  expect(visits.travel(-1, (page) => page !== 'a.html')?.page).toBe('a.html')
  expect(visits.around).toEqual({ before: 1, after: 0 })
})

test('a page that leads on for ever fills no memory', () => {
  const visits = new Visits()
  for (let n = 0; n < 10_000; n += 1) visits.add(visit(`${n}.html`))
  expect(visits.around.before).toBeLessThan(1000)
  expect(visits.travel(-1)?.page).toBe('9998.html')
})
