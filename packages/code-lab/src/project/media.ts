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

/** Whether a value is media that needs nobody else: base64 of one of the allowed types. */
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
