import { SchoolError, serverLimits } from '@qadam/contract'
import { findPictureType } from './picture-type.ts'
import { inTurn, loadSharp } from './square-picture.ts'

/** Of the longest side: sharp on a wide screen, and still small on a phone. */
const SIDE_PX = 2000
/** What a course archive takes. */
const MOST_BYTES = 1024 * 1024
const TIMEOUT_S = 30
/** Each less than the one before, until it fits. */
const steps = [
  { quality: 90, side_px: SIDE_PX },
  { quality: 78, side_px: SIDE_PX },
  { quality: 70, side_px: 1280 },
  { quality: 60, side_px: 800 },
]

export interface CoursePicture {
  content: Buffer
  width: number
  height: number
}

/**
 * An author's picture made ours: rotated by its EXIF, not larger than a screen shows, re-encoded as WebP with
 * nothing of its metadata. Animations stay animated.
 * @throws SchoolError file.type_not_allowed for bytes that are no whole picture of an allowed type; file.too_large for
 * one of too many pixels
 */
export async function makeCoursePicture(bytes: Buffer): Promise<CoursePicture> {
  if (!findPictureType(bytes)) throw new SchoolError('file.type_not_allowed', { reason: 'broken' })
  return await inTurn(async () => await encode(bytes))
}

async function encode(bytes: Buffer): Promise<CoursePicture> {
  const sharp = await loadSharp()
  const { maxInputPixels } = serverLimits.avatarPicture
  const about = await orBroken(sharp(bytes, { limitInputPixels: false, animated: true }).metadata())
  // Of an animation all frames one below the other.
  if (about.width * about.height > maxInputPixels) throw new SchoolError('file.too_large')
  for (const { quality, side_px } of steps) {
    const { data, info } = await orBroken(
      sharp(bytes, {
        limitInputPixels: maxInputPixels,
        animated: true,
        failOn: 'error',
        sequentialRead: true,
      })
        .autoOrient()
        .resize(side_px, side_px, { fit: 'inside', withoutEnlargement: true })
        // Letters of a screenshot stay sharp.
        .webp({ quality, smartSubsample: true })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer({ resolveWithObject: true }),
    )
    if (data.byteLength <= MOST_BYTES)
      return { content: data, width: info.width, height: info.pageHeight ?? info.height }
  }
  throw new SchoolError('file.too_large')
}

async function orBroken<T>(run: Promise<T>): Promise<T> {
  try {
    return await run
  } catch {
    throw new SchoolError('file.type_not_allowed', { reason: 'broken' })
  }
}
