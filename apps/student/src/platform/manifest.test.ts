import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.join(import.meta.dirname, '../..')
interface Picture {
  src: string
  sizes: string
  type?: string
}
const manifest = JSON.parse(readFileSync(path.join(app, 'public/manifest.webmanifest'), 'utf8')) as {
  icons: (Picture & { purpose: string })[]
  screenshots: (Picture & { form_factor: string })[]
  shortcuts: { url: string; icons: Picture[] }[]
} // our own file, whose pictures are looked at below

/** The picture that the build puts at an address. */
function pictureAt(address: string): Buffer {
  const [, file] =
    new RegExp(`\\['${address.slice(1)}', '([^']+)'\\]`).exec(
      readFileSync(path.join(app, 'fixed-pictures.ts'), 'utf8'),
    ) ?? []
  if (file === undefined) throw new Error(`the build puts nothing at ${address}`)
  return readFileSync(path.join(app, '../../packages/ui/pictures', file))
}

function sizeOf(picture: Buffer): string {
  if (picture.readUInt32BE(0) === 0x89504e47) return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
  // JPEG: the frame header says it, after segments that name their own length.
  let at = 2
  while (![0xc0, 0xc2].includes(picture.readUInt8(at + 1))) at += 2 + picture.readUInt16BE(at + 2)
  return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`
}

test('every picture that the manifest names is there, in the size it says', () => {
  const named = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ]
  for (const { src, sizes } of named) expect([src, sizeOf(pictureAt(src))]).toEqual([src, sizes])
})

test('it has what browsers ask for before they offer to install: icons to show and to mask, both screens', () => {
  const icons = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
})
