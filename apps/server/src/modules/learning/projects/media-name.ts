import { foldFileName } from '@qadam/contract'

/** The ends a name may have, by what the content is; the first is given where it has none of them. */
const ends: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
  'video/x-msvideo': ['avi'],
}
const stemMaxLength = 60

/**
 * A name by which code can call a medium: letters, digits, `-` and `_`, the end its content has, and not one of those
 * that are taken, nor one that a file system would take for it.
 * @param given as it came from outside.
 */
export function mediaName(given: string, type: string, taken: readonly string[]): string {
  const end = /\.(?<type>[A-Za-z0-9]{1,8})$/.exec(given)?.groups?.['type'] ?? ''
  const wanted = ends[type] ?? []
  const suffix = wanted.includes(end.toLowerCase()) ? end.toLowerCase() : (wanted[0] ?? 'bin')
  const stem =
    given
      .slice(0, end === '' ? undefined : -1 - end.length)
      .normalize('NFC')
      .replaceAll(/\s+/gu, '-')
      .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
      .replace(/^-+/, '')
      .slice(0, stemMaxLength)
      .toWellFormed()
      .replaceAll('\uFFFD', '') || (type.startsWith('video/') ? 'video' : 'rasm')
  const names = new Set(taken.map(foldFileName))
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `${stem}.${suffix}` : `${stem}-${count}.${suffix}`
    if (!names.has(foldFileName(name))) return name
  }
}
