/**
 * What may be submitted, by the type of the content. A closed list: only what a teacher can view in a browser, or
 * opens with what every school has, and nothing that runs when it is opened.
 */
const kinds: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
  // What an iPhone's camera gives.
  'image/heic': 'image/heic',
  'image/heif': 'image/heif',
  'application/pdf': 'application/pdf',
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/aac': 'audio/aac',
  'audio/ogg': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'audio/mp4': 'audio/mp4',
  'audio/webm': 'audio/webm',
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/webm': 'video/webm',
  'video/vnd.avi': 'video/x-msvideo',
  // An iPhone's films.
  'video/quicktime': 'video/quicktime',
  // Archives are stored as they are and never unpacked here.
  'application/zip': 'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** Text of every kind, programs and pages too, is stored as plain text: nothing of it runs where it is shown. */
const textKind = 'text/plain'

/** The traits of a file's bytes. */
export interface FileTraits {
  /** The type its signature has, where it has one. */
  signature: string | undefined
  /** Whether all of it is UTF-8 without NUL. */
  isText: boolean
}

/** The type a file is stored as, whatever its name; undefined where it may not be submitted. */
export function fileKind({ signature, isText }: FileTraits): string | undefined {
  // A text may begin like a picture ("BMW…"), but no picture, sound or archive is a text. Only a PDF can be both.
  if (isText && signature !== 'application/pdf') return textKind
  // Parameters such as codecs are no part of the kind.
  const [type = ''] = signature?.split(';') ?? []
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined
}

/** Whether a kind holds sound or moving pictures, so that its length can be measured. */
export function isTimed(kind: string): boolean {
  return kind.startsWith('audio/') || kind.startsWith('video/')
}
