import type { limits } from '@qadam/contract'

type PictureType = (typeof limits.media.images)[number]

const beginnings: readonly { type: PictureType; matches: (bytes: Buffer) => boolean }[] = [
  { type: 'image/jpeg', matches: (bytes) => startsWith(bytes, 'ffd8ff') },
  { type: 'image/png', matches: (bytes) => startsWith(bytes, '89504e470d0a1a0a') },
  {
    type: 'image/gif',
    matches: (bytes) => ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)),
  },
  {
    type: 'image/webp',
    matches: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
]

/** The allowed picture type whose signature the bytes begin with; undefined for anything else, whatever its name. */
export function findPictureType(bytes: Buffer): PictureType | undefined {
  return beginnings.find(({ matches }) => matches(bytes))?.type
}

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.toString('hex', 0, hex.length / 2) === hex
}
