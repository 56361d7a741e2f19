import { SchoolError, serverLimits } from '@qadam/contract'
import type Sharp from 'sharp'
import { findPictureType } from './picture-type.ts'

const { maxInputPixels } = serverLimits.avatarPicture
const timeout_s = 15

/** Loaded with the first picture: most processes meet none. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // No reader but these four may ever see a stranger's bytes: no SVG, PDF, TIFF, HEIF or ImageMagick.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

let last: Promise<unknown> = Promise.resolve()

/**
 * A stranger's picture made ours: cropped to a square from its middle, rotated by its EXIF, the first frame only,
 * re-encoded as WebP with nothing of its metadata.
 * @throws SchoolError file.type_not_allowed for bytes that are no whole picture of an allowed type; file.too_large for
 * a picture of too many pixels.
 */
export async function makeSquarePicture(bytes: Buffer, side_px: number): Promise<Buffer> {
  if (!findPictureType(bytes)) throw new SchoolError('file.type_not_allowed')
  return await inTurn(async () => await encode(bytes, side_px))
}

/** One at a time: a large picture takes a hundred megabytes while it is read. */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const made = last.then(run)
  last = made.catch(() => undefined)
  return await made
}

async function encode(bytes: Buffer, side_px: number): Promise<Buffer> {
  const sharp = await loadSharp()
  // The size is read first, with no limit: the header costs nothing, and too large has an error of its own.
  const { width, height } = await orRefuse(sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata())
  if (width * height > maxInputPixels) throw new SchoolError('file.too_large')
  return await orRefuse(
    sharp(bytes, { limitInputPixels: maxInputPixels, pages: 1, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(side_px, side_px, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: timeout_s })
      .toBuffer(),
  )
}

async function orRefuse<T>(run: Promise<T>): Promise<T> {
  try {
    return await run
  } catch {
    // The reader's message about the bytes would help only an attacker.
    throw new SchoolError('file.type_not_allowed')
  }
}
