/** Media a web project may hold, by the end of the name. */
export const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
}

const namePattern = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*\.(?<type>[A-Za-z0-9]+)$/u

/** The MIME type by the name, undefined for a name that media can't have. */
export function mediaType(name: string): string | undefined {
  const type = namePattern.exec(name)?.groups?.['type']?.toLowerCase() ?? ''
  return name.length <= 100 && Object.hasOwn(mediaTypes, type) ? mediaTypes[type] : undefined
}

/** Whether a value is self-contained media: base64 of one of the allowed types. */
export function isEmbedded(value: string): boolean {
  const [head = '', body = ''] = value.split(',', 2)
  const type = /^data:(?<type>[a-z0-9/.+-]+);base64$/.exec(head)?.groups?.['type'] ?? ''
  return Object.values(mediaTypes).includes(type) && body !== '' && !/[^A-Za-z0-9+/=]/.test(body)
}

/** The bytes as a data URL of that type. */
export function dataUrl(bytes: Uint8Array, type: string): string {
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return `data:${type};base64,${btoa(text)}`
}

/** The bytes of an embedded medium, without unpacking it; 0 for an address. */
export function embeddedBytes(value: string): number {
  if (!isEmbedded(value)) return 0
  const body = value.slice(value.indexOf(',') + 1)
  return Math.floor((body.length * 3) / 4) - (body.endsWith('==') ? 2 : body.endsWith('=') ? 1 : 0)
}

/** The bytes of an embedded medium. @throws where the base64 is broken */
export function embeddedContent(value: string): Uint8Array<ArrayBuffer> {
  const text = atob(value.slice(value.indexOf(',') + 1))
  const bytes = new Uint8Array(text.length)
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place)
  return bytes
}

/**
 * A name a medium can have, made of one that cannot: letters, digits, `-` and `_`, with its type at the end, and none
 * of those that are taken, whatever their capitals. Undefined where its type is not one of media.
 */
export function freeMediaName(given: string, taken: readonly string[]): string | undefined {
  const type = /\.(?<type>[A-Za-z0-9]+)$/.exec(given)?.groups?.['type'] ?? ''
  if (!Object.hasOwn(mediaTypes, type.toLowerCase())) return undefined
  const stem =
    given
      .slice(0, -1 - type.length)
      .normalize('NFC')
      .replaceAll(/\s+/gu, '-')
      .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
      .replace(/^-+/, '')
      .slice(0, 60) || 'media'
  const names = new Set(taken.map((name) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const name = `${stem}${count === 1 ? '' : `-${count}`}.${type.toLowerCase()}`
    if (!names.has(name.toLowerCase())) return name
  }
}
