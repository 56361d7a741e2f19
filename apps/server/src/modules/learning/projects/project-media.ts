import { limits, SchoolError } from '@qadam/contract'

/** Name -> address in a stored project: `/media/KEY`, or the whole medium as a data URL. */
type Media = Readonly<Record<string, string>>

const allowed: readonly string[] = [...limits.media.images, ...limits.media.videos]
const embedded = /^data:(?<type>[a-z0-9/.+-]+);base64,[A-Za-z0-9+/]+={0,2}$/
// As it is stored, or with the query that made it an address for a day.
const address = /^\/media\/(?<key>[0-9a-f]{32})(?:\?[\w&=.~-]*)?$/

/** How a medium of the school's own files stands in a stored project. */
export function mediaReference(key: string): string {
  return `/media/${key}`
}

function keyOf(value: string): string | undefined {
  return address.exec(value)?.groups?.['key']
}

/** The keys of the files a project names, each once. */
export function mediaKeys(media: Media): string[] {
  return [...new Set(Object.values(media).flatMap((value) => keyOf(value) ?? []))]
}

/**
 * Media as a client sent them, in the shape they are stored in. Ownership of the files is checked later.
 * @throws SchoolError validation.failed for what is neither a file of the school nor a medium of an allowed type
 */
export function storedMedia(media: Media): Record<string, string> {
  return Object.fromEntries(
    Object.entries(media).map(([name, value]) => {
      const key = keyOf(value)
      if (key !== undefined) return [name, mediaReference(key)]
      const type = embedded.exec(value)?.groups?.['type'] ?? ''
      if (allowed.includes(type)) return [name, value]
      throw new SchoolError('validation.failed', { fields: { project: 'invalid' } })
    }),
  )
}

/** Media as their student gets them: files by addresses that are valid for a day. */
export function presentMedia(media: Media, mediaUrl: (key: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(media).map(([name, value]) => {
      const key = keyOf(value)
      return [name, key === undefined ? value : mediaUrl(key)]
    }),
  )
}
