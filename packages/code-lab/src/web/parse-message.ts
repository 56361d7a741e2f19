import type { Entry, EntryLevel, FromShown, Shown } from './frame/protocol.ts'
import { MOST_STORED, type StorageChange } from './storage/page-storage.ts'

/**
 * The shown page's message, or undefined for an unknown one. All of it is untrusted: the student's program may have
 * sent it.
 */
export type ShownMessage =
  | Exclude<FromShown, { type: 'entries' }>
  | { type: 'entries'; entries: readonly Entry[] }

export function parseShownMessage(data: unknown): ShownMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, id } = data
  switch (type) {
    case 'painted':
    case 'loaded':
    case 'left':
    case 'asking':
      return { type }
    case 'answered': {
      const { answer } = data
      const isAnswer = answer === null || typeof answer === 'boolean' || typeof answer === 'string'
      return isAnswer ? { type, answer } : undefined
    }
    case 'pong': {
      const scroll = Array.isArray(data['scroll']) ? (data['scroll'] as unknown[]) : []
      return typeof id === 'number'
        ? { type, id, scroll: [numberOf(scroll[0]), numberOf(scroll[1])] }
        : undefined
    }
    case 'evaluated':
      return typeof id === 'number' ? { type, id } : undefined
    case 'checked':
      return typeof id === 'number'
        ? { type, id, ok: data['ok'] === true, message: textOf(data['message'], 2000) }
        : undefined
    case 'navigate':
      return {
        type,
        page: textOf(data['page'], 200),
        search: textOf(data['search'], MOST_SEARCH),
        hash: textOf(data['hash'], 200),
      }
    case 'travel':
      return Number.isSafeInteger(data['steps']) ? { type, steps: data['steps'] as number } : undefined // just seen
    case 'stored': {
      const { area, changes } = data
      if ((area !== 'local' && area !== 'session') || !Array.isArray(changes)) return undefined
      return { type, area, changes: (changes as unknown[]).slice(0, MOST_CHANGES).flatMap(changeOf) }
    }
    case 'entries': {
      const entries = parseJson(data['entries'])
      return Array.isArray(entries)
        ? { type, entries: entries.slice(-MOST_ENTRIES).flatMap(entryOf) }
        : undefined
    }
  }
  return undefined
}

const MOST_ENTRIES = 4001
const MOST_TEXT = 12_000
const MOST_SEARCH = 2000
const MOST_CHANGES = 20_000
const MOST_DEPTH = 12

const kinds = new Set<unknown>([
  'values',
  'table',
  'result',
  'thrown',
  'loop',
  'calls',
  'recursion',
  'blocked',
  'missing',
  'nowhere',
  'dialog',
  'form',
  'clear',
  'skipped',
] satisfies Entry['kind'][])
const levels = new Set<unknown>(['log', 'info', 'debug', 'warn', 'error'] satisfies EntryLevel[])

function changeOf(given: unknown): StorageChange[] {
  const [key, value] = Array.isArray(given) ? (given as unknown[]) : []
  if (typeof key !== 'string' || key.length > MOST_STORED) return []
  if (value === null) return [[key, null]]
  return typeof value === 'string' && value.length <= MOST_STORED ? [[key, value]] : []
}

function entryOf(given: unknown): Entry[] {
  if (!isRecord(given) || !kinds.has(given['kind']) || !levels.has(given['level'])) return []
  const { values, file, line, column, depth } = given
  return [
    {
      kind: given['kind'] as Entry['kind'], // one of them, as was just seen
      level: given['level'] as EntryLevel, // likewise
      values: Array.isArray(values) ? values.map((value) => shownOf(value, 0)) : [],
      ...(typeof file === 'string' && file !== '' && { file: textOf(file, 200) }),
      ...(isPlace(line) && { line }),
      ...(isPlace(column) && { column }),
      ...(isPlace(depth) && { depth: Math.min(depth, 8) }),
    },
  ]
}

function shownOf(given: unknown, depth: number): Shown {
  if (!isRecord(given) || depth > MOST_DEPTH) return { is: 'deep', name: '' }
  const { is } = given
  const text = textOf(given['text'], MOST_TEXT)
  const name = textOf(given['name'], 200)
  switch (is) {
    case 'text':
      return isPlace(given['left']) ? { is, text, left: given['left'] } : { is, text }
    case 'plain':
    case 'function':
    case 'node':
      return { is, text }
    case 'error':
      return { is, text, stack: textOf(given['stack'], MOST_TEXT) }
    case 'cycle':
      return { is, name }
    case 'getter':
      return { is }
    case 'object':
    case 'array':
    case 'map':
    case 'set': {
      const items = Array.isArray(given['items']) ? (given['items'] as unknown[]) : []
      return {
        is,
        name,
        size: numberOf(given['size']),
        left: numberOf(given['left']),
        items: items.flatMap((item) => itemOf(item, depth + 1)),
      }
    }
  }
  return { is: 'deep', name }
}

function itemOf(given: unknown, depth: number): (readonly [string, Shown, Shown?])[] {
  if (!Array.isArray(given)) return []
  const [key, value, keyValue] = given as unknown[]
  const shown = shownOf(value, depth)
  const name = textOf(key, 500)
  return [keyValue === undefined ? [name, shown] : [name, shown, shownOf(keyValue, depth)]]
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : ''
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
