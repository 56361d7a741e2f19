import { expect, test } from 'vitest'
import { shownFaults } from './shown-faults.ts'

test('what an archive calls things is told short, and so that the database can store it', () => {
  const long = 'x'.repeat(1_000_000)
  const { list, count } = shownFaults([
    { file: long, question: long, path: long, message: long },
    { code: 'link', file: 'media/\u0000\uD800', message: 'a link' },
  ])
  expect(count).toBe(2)
  expect(JSON.stringify(list).length).toBeLessThan(2000)
  expect(list[1]).toEqual({ code: 'link', file: 'media/\uFFFD\uFFFD', message: 'a link' })
})

test('of very many faults the first are told, and how many there are', () => {
  const faults = Array.from({ length: 5000 }, (_, index) => ({ file: `media/${index}`, message: 'no' }))
  const { list, count } = shownFaults(faults)
  expect(count).toBe(5000)
  expect(list).toEqual(faults.slice(0, 200))
})

test('missing Russian is told after all else, and counted, so that it can be left out', () => {
  const untranslated = Array.from({ length: 300 }, (_, index) => ({
    code: 'no_russian' as const,
    file: `lessons/${index}.json`,
    message: 'the Russian is missing',
  }))
  const other = { file: 'lessons/last.json', message: 'a long text' }
  const told = shownFaults([...untranslated, other])
  expect([told.count, told.untranslated, told.list.length]).toEqual([301, 300, 200])
  expect(told.list[0]).toEqual(other)
})
