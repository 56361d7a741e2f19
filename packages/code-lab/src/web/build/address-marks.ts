/**
 * Stands in built texts for the address of another file, which only the frame can make. The marks are characters for
 * private use, which no program needs.
 */
export type Addressed = `script:${string}` | `style:${string}` | `media:${string}`

const OPEN = '\uE7A0'
const CLOSE = '\uE7A1'

export function addressMark(what: Addressed): string {
  return OPEN + what + CLOSE
}
