import { girihLines } from '@qadam/ui/girih'
import { logoStar, logoSteps } from '@qadam/ui/logo'
import { starPath } from '@qadam/ui/star-geometry'
import { fitLines, type Measure } from './fit-lines.ts'

/** What a picture says of its event, to those whom its student shows it to. */
export interface Poster {
  title: string
  line: string
  /** Of the student. */
  name: string
  /** What the stage shows of it, as it is drawn there. */
  drawings: readonly SVGSVGElement[]
}

/** The upright format that messengers and stories show whole. */
export const posterSize = { width: 1080, height: 1350 } as const

const { width, height } = posterSize
const middle = width / 2
const starAt = { x: middle, y: 465 }
const STAR_RADIUS = 350
const MARGIN = 90
const WORDS_Y = 930
const TILE = 216
const font = (size: number, weight: number) => `${weight} ${size}px Onest, 'Onest Arial', sans-serif`

/**
 * An event as a picture of its own, in the colours of the school.
 * @throws Error where the browser cannot draw it.
 */
export async function drawPoster({ title, line, name, drawings }: Poster): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  const pictures = await Promise.all(drawings.map(pictureOf))
  // A face that cannot be had is drawn in the next best: no reason for no picture.
  const words = title + line + name
  await Promise.allSettled([
    ...[500, 700].map((weight) => document.fonts.load(`${weight} 40px Onest`, words)),
    document.fonts.load('600 40px Unbounded', 'qadam'),
  ])
  drawGround(pen)
  drawPictures(pen, pictures)
  drawWords(pen, title, line, name)
  drawMark(pen)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))))
  })
}

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/** As one path: where its tiles share a star, its lines are not laid over each other. */
function tiled(tile: Path2D): Path2D {
  const all = new Path2D()
  for (let y = 0; y < WORDS_Y; y += TILE)
    for (let x = 0; x < width; x += TILE)
      all.addPath(tile, new DOMMatrix([TILE / 100, 0, 0, TILE / 100, x, y]))
  return all
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const ground = pen.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, tokenOf('--hero-from'))
  ground.addColorStop(1, tokenOf('--hero-to'))
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  // Gone before the words begin.
  const fading = pen.createLinearGradient(0, 0, 0, WORDS_Y - 90)
  fading.addColorStop(0, 'rgb(255 255 255 / 0.2)')
  fading.addColorStop(1, 'rgb(255 255 255 / 0)')
  pen.strokeStyle = fading
  pen.lineWidth = 2
  pen.stroke(tiled(new Path2D(girihLines)))
  // A light of its own behind the star, so that the lines do not run into it.
  const light = pen.createRadialGradient(
    starAt.x,
    starAt.y,
    STAR_RADIUS * 0.8,
    starAt.x,
    starAt.y,
    STAR_RADIUS * 1.5,
  )
  light.addColorStop(0, 'rgb(255 255 255 / 0.22)')
  light.addColorStop(1, 'rgb(255 255 255 / 0)')
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  pen.save()
  pen.translate(starAt.x, starAt.y)
  pen.fillStyle = '#f9f5ec'
  fillPath(pen, starPath(STAR_RADIUS))
  pen.restore()
}

function fillPath(pen: CanvasRenderingContext2D, lines: string): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  pen.fill(new Path2D(lines))
}

/** The first stands in the middle, or beside the one who is glad of it. */
function drawPictures(pen: CanvasRenderingContext2D, [sign, mascot]: readonly HTMLImageElement[]): void {
  const place = (picture: HTMLImageElement, x: number, tall: number) => {
    const wide = (tall * picture.width) / picture.height
    pen.drawImage(picture, x - wide / 2, starAt.y - tall / 2, wide, tall)
  }
  if (sign) place(sign, mascot ? middle - 115 : middle, 360)
  if (mascot) place(mascot, middle + 150, 320)
}

function drawWords(pen: CanvasRenderingContext2D, title: string, line: string, name: string): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  const room = width - 2 * MARGIN
  const measure =
    (weight: number): Measure =>
    (text, size) => {
      pen.font = font(size, weight)
      return pen.measureText(text).width
    }
  const head = fitLines(title, measure(700), room, [
    { most: 1, sizes: [84, 72, 62] },
    { most: 2, sizes: [60, 48] },
  ])
  const below = fitLines(line, measure(500), room, [
    { most: 1, sizes: [46, 40, 36] },
    { most: 2, sizes: [40, 34] },
  ])
  let y = WORDS_Y
  const write = (text: string, look: string, colour: string, step: number) => {
    pen.font = look
    pen.fillStyle = colour
    pen.fillText(text, middle, y)
    y += step
  }
  for (const text of head.lines) write(text, font(head.size, 700), '#fff', head.size * 1.15)
  for (const text of below.lines)
    write(text, font(below.size, 500), 'rgb(255 255 255 / 0.88)', below.size * 1.3)
  y += 14
  write(name, font(40, 700), '#ffd27a', 0)
}

/** Whose school it is, at the foot. */
function drawMark(pen: CanvasRenderingContext2D): void {
  pen.save()
  pen.translate(middle - 92, height - 96)
  pen.scale(0.62, 0.62)
  pen.fillStyle = '#fff'
  fillPath(pen, logoStar)
  pen.fillStyle = tokenOf('--hero-to')
  fillPath(pen, logoSteps)
  pen.restore()
  pen.textAlign = 'left'
  pen.fillStyle = '#fff'
  pen.font = "600 42px Unbounded, 'Unbounded Arial', sans-serif"
  pen.fillText('qadam', middle - 44, height - 82)
}

const coloured = ['fill', 'stroke'] as const

/** A drawing of the page as a picture that stands alone: colours of the theme become its own. */
async function pictureOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement // of its own kind
  const [theirs, ours] = [drawing.querySelectorAll('*'), copy.querySelectorAll('*')]
  for (const [index, own] of ours.entries()) {
    const source = theirs[index]
    if (!source) continue
    const look = getComputedStyle(source)
    for (const name of coloured) own.setAttribute(name, look.getPropertyValue(name))
  }
  // As large as it will be drawn: a browser may make points of it before.
  const { width: wide, height: tall } = drawing.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('height', '400')
  copy.setAttribute('width', String((400 * wide) / tall))
  copy.removeAttribute('class')
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  return picture
}
