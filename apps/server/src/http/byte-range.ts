import type { ByteRange } from '../files/file-store.ts'

/**
 * The one range of a request (RFC 9110, 14): undefined means the whole. A header that can't be read, one of
 * several ranges, and one whose `If-Range` names another version are ignored, as the RFC allows.
 */
export function readRange(
  range: string | undefined,
  ifRange: string | string[] | undefined,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range.trim())
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
