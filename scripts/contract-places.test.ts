import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  contractPlaces,
  misunderstandings,
  readReleased,
  releasedPath,
  type Places,
} from './contract-places.ts'

// While servers are updated one by one, and in a tab that was opened before, the last release's apps go on.

const released = readReleased(readFileSync(releasedPath, 'utf8'))
const today = contractPlaces()
const advice =
  'Keep what the last release reads and sends: a new field is optional, a new value has a plain one.'

/** The places of actions that the last release knows: others it does not call. */
function knownOf(places: Places, known: Places): Places {
  return Object.fromEntries(
    Object.entries(places).filter(([path]) => known[`${path.split('> ')[0]}> `] !== undefined),
  )
}

describe('the apps of the last release', () => {
  test('read what the server says today', () => {
    expect(misunderstandings(knownOf(today.replies, released.replies), released.replies), advice).toEqual([])
  })

  test('are understood by the server today', () => {
    expect(misunderstandings(released.calls, knownOf(today.calls, released.calls)), advice).toEqual([])
  })

  test('are on record with calls and replies of students, staff and live events', () => {
    expect(released.calls['student question_try > ']).toBe('object')
    expect(released.replies['student profile > .first_name']).toBe('string')
    expect(Object.keys(released.replies).some((path) => path.startsWith('event '))).toBe(true)
    expect(Object.keys(released.replies).some((path) => path.startsWith('staff review_queue > '))).toBe(true)
  })
})

describe('what was said once and is read another way', () => {
  const base = { 'a > ': 'object', 'a > .b': 'string' }
  test.each([
    ['a field that is gone', { 'a > ': 'object' }, base, ['a > .b is not sent']],
    [
      'a field of another kind',
      { ...base, 'a > .b': 'number' },
      base,
      ['a > .b is number, and was read as string'],
    ],
    ['a field that may be missing', { ...base, 'a > .b': 'string?' }, base, ['a > .b may be missing']],
    ['a field that may be null', { ...base, 'a > .b': 'string|null' }, base, ['a > .b may be null']],
    ['an action that is gone', {}, base, ['a > is not sent']],
    [
      'a value that is not known',
      { ...base, 'a > .b': 'enum x y' },
      { ...base, 'a > .b': 'enum x' },
      ['a > .b is enum x y, and was read as enum x'],
    ],
    [
      'an option that is not known',
      { 'a > ': 'union', 'a > <x>': 'object', 'a > <y>': 'object' },
      { 'a > ': 'union', 'a > <x>': 'object' },
      ['a > <y> is not known'],
    ],
  ])('%s', (_name, said, heard, found) => {
    expect(misunderstandings(said, heard)).toEqual(found)
  })

  test.each([
    ['a new field', { ...base, 'a > .c': 'string' }, base],
    ['a field that was optional and is gone', { 'a > ': 'object' }, { ...base, 'a > .b': 'string?' }],
    ['a field that is always there now', base, { ...base, 'a > .b': 'string?' }],
    ['a new value where any is read', { ...base, 'a > .b': 'enum x y' }, { ...base, 'a > .b': 'enum open' }],
    [
      'a new option where members of unknown kinds are left out',
      { 'a > ': 'array open', 'a > []': 'union', 'a > []<x>': 'object' },
      { 'a > ': 'array open', 'a > []': 'union' },
    ],
    [
      'an option that is sent no longer, with its fields',
      { 'a > ': 'union', 'a > <x>': 'object' },
      { 'a > ': 'union', 'a > <x>': 'object', 'a > <y>': 'object', 'a > <y>.b': 'string' },
    ],
  ])('%s is none', (_name, said, heard) => {
    expect(misunderstandings(said, heard)).toEqual([])
  })
})
