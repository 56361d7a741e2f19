import { describe, expect, test } from 'vitest'
import { insertInto, matchingPhrases, slashAt } from './slash.ts'

const at = (marked: string) => slashAt(marked.replace('|', ''), marked.indexOf('|'))

describe('a slash calls for phrases', () => {
  test('at the beginning of a text, a line or a word', () => {
    expect(at('/|')).toEqual({ from: 0, query: '' })
    expect(at('Salom\n/ra|')).toEqual({ from: 6, query: 'ra' })
    expect(at('Salom /ra|hmat')).toEqual({ from: 6, query: 'ra' })
  })

  test.each(['1/2|', 'https://a|', 'va/yoki|', 'salom|', '/ra hmat|', '|/ra'])('but not in %s', (text) => {
    expect(at(text)).toBeUndefined()
  })
})

describe('the phrases that fit', () => {
  const snippets = [
    { id: 1, title: 'Rasmga alt', body: 'Rasmga alt matnini yozing.' },
    { id: 2, title: 'Yaxshi ish', body: 'Barakalla!' },
    { id: 3, title: 'Koʻproq yozing', body: 'Yaxshi boshlangan, davom eting.' },
  ]
  const titles = (query: string) => matchingPhrases(snippets, query).map(({ id }) => id)

  test('begin with what was typed before those that only hold it', () => {
    expect(titles('yaxshi')).toEqual([2, 3])
  })
  test('are found whatever apostrophe is typed', () => {
    expect(titles("ko'p")).toEqual([3])
  })
  test('are all of them for a bare slash', () => {
    expect(titles('')).toEqual([1, 2, 3])
  })
  test('are none where nothing fits', () => {
    expect(titles('zzz')).toEqual([])
  })
})

test('a phrase takes the place of the slash, with the caret behind it', () => {
  expect(insertInto('Salom /ra!', 6, 9, 'rahmat')).toEqual({ text: 'Salom rahmat!', caret: 12 })
})
