/** Twice the stored size, so that the server's resampling has detail to choose from. */
const SIDE_PX = 512
const QUALITY = 0.9

/**
 * The square in the middle of a picture, small enough for a slow network. What the camera wrote into it, the place
 * included, stays on this device.
 * @throws Error where the browser cannot read the file as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  try {
    const side = Math.min(bitmap.width, bitmap.height)
    const target = Math.min(SIDE_PX, side)
    const canvas = document.createElement('canvas')
    canvas.width = target
    canvas.height = target
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('No canvas')
    // A JPEG has no transparency; without this a cut-out picture would stand on black.
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, target, target)
    drawing.imageSmoothingQuality = 'high'
    const left = (bitmap.width - side) / 2
    const top = (bitmap.height - side) / 2
    drawing.drawImage(bitmap, left, top, side, side, 0, 0, target, target)
    return await blobOf(canvas)
  } finally {
    bitmap.close()
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
