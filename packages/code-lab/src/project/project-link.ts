import { deflateSync, inflateSync } from 'fflate'
import { LINK_PREFIX } from './link-hash.ts'
import { readParts, type ProjectSize, type Upload } from './project-file.ts'
import type { Project, ProjectKind } from './project.ts'

/** An address longer than this is cut by what it is sent with. */
export const LINK_MOST_CHARACTERS = 32_000

const VERSION = 1
const kinds: readonly ProjectKind[] = ['python', 'web']

/**
 * The hash of an address that carries the whole project: base64url of a version byte, a kind byte, and the deflated
 * JSON of files and media.
 * @param project with its media embedded.
 * @returns undefined where it would be too long for an address.
 */
export function linkHash({ files, media }: Project, kind: ProjectKind): string | undefined {
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify([files, media])), { level: 9 })
  const bytes = new Uint8Array(packed.length + 2)
  bytes.set([VERSION, kinds.indexOf(kind)])
  bytes.set(packed, 2)
  const hash = LINK_PREFIX + toBase64Url(bytes)
  return hash.length > LINK_MOST_CHARACTERS ? undefined : hash
}

/** The project that an address carries, or `ok: false` where it carries none of this kind. */
export function readLink(hash: string, kind: ProjectKind, size: ProjectSize): Upload {
  const invalid = { ok: false, problem: 'invalid_project_file' } as const
  // Longer than any that was given out, with room for links that other programs made.
  if (!hash.startsWith(LINK_PREFIX) || hash.length > 4 * LINK_MOST_CHARACTERS) return invalid
  try {
    const bytes = fromBase64Url(hash.slice(LINK_PREFIX.length))
    if (bytes[0] !== VERSION || kinds[bytes[1] ?? -1] !== kind) return invalid
    // A few characters can unpack to gigabytes: there is room for what is allowed and no more.
    const room = new Uint8Array(size.whole + 1)
    const unpacked = inflateSync(bytes.subarray(2), { out: room })
    if (unpacked.length > size.whole) return { ok: false, problem: 'too_large', maxBytes: size.whole }
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unpacked)
    const given: unknown = JSON.parse(text)
    if (!Array.isArray(given)) return invalid
    return readParts(given[0], given[1], kind, size)
  } catch {
    return invalid
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws where it is none */
function fromBase64Url(text: string): Uint8Array {
  // Some messengers write it down with its ends escaped.
  const plain = decodeURIComponent(text).replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
}
