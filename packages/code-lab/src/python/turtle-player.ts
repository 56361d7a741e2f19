import type { TurtleCommand } from './parse-message.ts'

interface Pose {
  x: number
  y: number
  heading: number
  isVisible: boolean
  shape: string
  pen: string
  fill: string
  size: number
}

const DEFAULT_SIZE = 600
const MAX_SIZE = 2000
/** A drawing that is this far behind its program hurries. */
const BEHIND_ms = 300
const MAX_DRAWN = 5000

/** The index of the owner in a command that leaves something in the picture. */
const ownerAt: Readonly<Record<string, number>> = { line: 6, fill: 2, dot: 4, write: 7, stamp: 7 }

/** Outlines around (0, 0), looking to the right. */
const outlines: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  classic: [
    [0, 0],
    [-9, 5],
    [-7, 0],
    [-9, -5],
  ],
  arrow: [
    [5, 0],
    [-5, 8],
    [-5, -8],
  ],
  triangle: [
    [11, 0],
    [-6, 9],
    [-6, -9],
  ],
  square: [
    [9, 9],
    [-9, 9],
    [-9, -9],
    [9, -9],
  ],
  turtle: [
    [14, 0],
    [10, 3],
    [8, 7],
    [11, 11],
    [7, 11],
    [4, 8],
    [-3, 8],
    [-7, 11],
    [-9, 8],
    [-6, 4],
    [-8, 0],
    [-6, -4],
    [-9, -8],
    [-7, -11],
    [-3, -8],
    [4, -8],
    [7, -11],
    [11, -11],
    [8, -7],
    [10, -3],
  ],
}

/** Draws what the turtles of a program do, at their pace: one canvas for the picture, one above it for the turtles. */
export class TurtlePlayer {
  readonly #picture: CanvasRenderingContext2D
  readonly #sprites: CanvasRenderingContext2D
  readonly #poses = new Map<number, Pose>()
  #queue: TurtleCommand[] = []
  #place = 0
  #queued_ms = 0
  /** How far the command in hand has come, from 0 to 1. */
  #progress = 0
  #frame: number | undefined
  #at = 0
  #drawn: TurtleCommand[] = []
  #width = DEFAULT_SIZE
  #height = DEFAULT_SIZE

  constructor(picture: HTMLCanvasElement, sprites: HTMLCanvasElement) {
    this.#picture = contextOf(picture)
    this.#sprites = contextOf(sprites)
    this.reset()
  }

  reset(): void {
    this.#queue = []
    this.#drawn = []
    this.#place = 0
    this.#queued_ms = 0
    this.#progress = 0
    this.#poses.clear()
    this.#resize(DEFAULT_SIZE, DEFAULT_SIZE)
    this.#drawSprites()
  }

  play(commands: readonly TurtleCommand[]): void {
    for (const command of commands) {
      this.#queue.push(command)
      this.#queued_ms += Math.max(0, command[0])
    }
    if (this.#frame !== undefined) return
    this.#at = performance.now()
    this.#frame = requestAnimationFrame(this.#step)
  }

  /** A place by its shares of width and height, as the point that the turtle knows it by. */
  pointOf(x: number, y: number): readonly [number, number] {
    return [Math.round((x - 0.5) * this.#width), Math.round((0.5 - y) * this.#height)]
  }

  dispose(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
  }

  readonly #step = (now: number): void => {
    const hurry = Math.max(1, this.#queued_ms / BEHIND_ms)
    let left = Math.max(0, now - this.#at) * hurry
    this.#at = now
    const until = performance.now() + 12
    for (let command = this.#queue[this.#place]; command; command = this.#queue[this.#place]) {
      const duration = Math.max(0, command[0])
      const before = this.#progress
      const rest = duration * (1 - before)
      const isWhole = rest <= left
      this.#progress = isWhole ? 1 : before + left / duration
      this.#apply(command, before, this.#progress)
      left -= Math.min(rest, left)
      this.#queued_ms -= duration * (this.#progress - before)
      if (!isWhole) break
      this.#remember(command)
      this.#progress = 0
      this.#place += 1
      if (performance.now() > until) break
    }
    this.#drawSprites()
    const isDone = this.#place >= this.#queue.length
    if (isDone || this.#place > 5000) {
      this.#queue = this.#queue.slice(this.#place)
      this.#place = 0
      if (isDone) this.#queued_ms = 0
    }
    this.#frame = isDone ? undefined : requestAnimationFrame(this.#step)
  }

  #apply([, name, ...given]: TurtleCommand, from: number, to: number, isAgain = false): void {
    switch (name) {
      case 'line': {
        const [x1, y1, x2, y2] = numbersOf(given, 4)
        const at = (share: number): [number, number] => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
        this.#drawLine(at(from), at(to), textOf(given[4]), Number(given[5]) || 1)
        const pose = isAgain ? undefined : this.#poses.get(Number(given[6]))
        if (pose) [pose.x, pose.y] = at(to)
        return
      }
      case 'pose':
        return this.#pose(given)
      case 'fill':
        return this.#fill(given[0], textOf(given[1]))
      case 'dot': {
        const [x, y, size] = numbersOf(given, 3)
        this.#picture.beginPath()
        this.#picture.arc(x, y, Math.max(0, size) / 2, 0, 2 * Math.PI)
        this.#picture.fillStyle = textOf(given[3])
        return this.#picture.fill()
      }
      case 'write':
        return this.#write(given)
      case 'stamp': {
        const [x, y, heading] = numbersOf(given, 3)
        const [shape, pen, fill] = [textOf(given[3]), textOf(given[4]), textOf(given[5])]
        const size = Number(given[6]) || 1
        return drawTurtle(this.#picture, { x, y, heading, isVisible: true, shape, pen, fill, size })
      }
      case 'background':
        this.#picture.canvas.style.backgroundColor = textOf(given[0])
        return
      case 'size': {
        const [width, height] = numbersOf(given, 2)
        return this.#resize(width, height)
      }
      case 'clear':
        return this.#clear(given[0])
    }
  }

  /** So that one turtle's drawing can be cleared, and the others' retained. */
  #remember(command: TurtleCommand): void {
    if (!Object.hasOwn(ownerAt, command[1]) || this.#drawn.length > MAX_DRAWN) return
    this.#drawn.push(command)
  }

  /** @param owner whose drawing goes; without one, all. */
  #clear(owner: unknown): void {
    const isStored = ([, name, ...given]: TurtleCommand) => given[ownerAt[name] ?? 0] !== owner
    // Beyond the limit commands have no known turtle.
    const stored = owner === undefined || this.#drawn.length > MAX_DRAWN ? [] : this.#drawn.filter(isStored)
    this.#drawn = stored
    clearCanvas(this.#picture)
    for (const command of stored) this.#apply(command, 0, 1, true)
  }

  #drawLine(from: [number, number], to: [number, number], color: string, width: number): void {
    const picture = this.#picture
    picture.beginPath()
    picture.moveTo(...from)
    picture.lineTo(...to)
    picture.strokeStyle = color
    picture.lineWidth = width
    picture.lineCap = 'round'
    picture.stroke()
  }

  #pose(given: readonly unknown[]): void {
    const [id, x, y, heading] = numbersOf(given, 4)
    if (!this.#poses.has(id) && this.#poses.size > 500) return
    this.#poses.set(id, {
      x,
      y,
      heading,
      isVisible: given[4] === true,
      shape: textOf(given[5]),
      pen: textOf(given[6]),
      fill: textOf(given[7]),
      size: Number(given[8]) || 1,
    })
  }

  #fill(points: unknown, color: string): void {
    if (!Array.isArray(points)) return
    const picture = this.#picture
    picture.beginPath()
    for (const point of points as unknown[]) {
      if (!Array.isArray(point)) return
      const [x, y] = numbersOf(point, 2)
      picture.lineTo(x, y)
    }
    picture.closePath()
    picture.fillStyle = color
    picture.fill('evenodd')
  }

  #write(given: readonly unknown[]): void {
    const [x, y] = numbersOf(given, 2)
    const align = textOf(given[4])
    const size = Math.min(400, Math.max(1, Number(given[5]) || 8))
    const style = textOf(given[6])
    const picture = this.#picture
    picture.save()
    picture.translate(x, y)
    picture.scale(1, -1)
    picture.font = `${style.includes('italic') ? 'italic ' : ''}${style.includes('bold') ? 'bold ' : ''}${Math.round(size * 1.33)}px Onest, sans-serif`
    picture.textAlign = align === 'center' || align === 'right' ? align : 'left'
    picture.fillStyle = textOf(given[3])
    for (const [line, text] of textOf(given[2]).split('\n').entries())
      picture.fillText(text, 0, line * size * 1.6)
    picture.restore()
  }

  #resize(width: number, height: number): void {
    this.#width = Math.min(MAX_SIZE, Math.max(50, width || DEFAULT_SIZE))
    this.#height = Math.min(MAX_SIZE, Math.max(50, height || DEFAULT_SIZE))
    const scale = Math.min(2, window.devicePixelRatio || 1)
    for (const context of [this.#picture, this.#sprites]) {
      context.canvas.width = this.#width * scale
      context.canvas.height = this.#height * scale
      // The turtle's world has its middle at (0, 0) and grows upwards.
      context.setTransform(scale, 0, 0, -scale, (this.#width * scale) / 2, (this.#height * scale) / 2)
    }
    this.#picture.canvas.style.backgroundColor = 'white'
  }

  #drawSprites(): void {
    clearCanvas(this.#sprites)
    for (const pose of this.#poses.values()) if (pose.isVisible) drawTurtle(this.#sprites, pose)
  }
}

function drawTurtle(
  context: CanvasRenderingContext2D,
  { x, y, heading, shape, pen, fill, size }: Pose,
): void {
  context.save()
  context.translate(x, y)
  context.rotate((heading * Math.PI) / 180)
  context.scale(size, size)
  context.beginPath()
  if (shape === 'circle') context.arc(0, 0, 9, 0, 2 * Math.PI)
  else for (const [px, py] of outlines[shape] ?? []) context.lineTo(px, py)
  context.closePath()
  context.fillStyle = fill
  context.strokeStyle = pen
  context.lineWidth = 1
  context.fill()
  context.stroke()
  context.restore()
}

function clearCanvas(context: CanvasRenderingContext2D): void {
  context.save()
  context.resetTransform()
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.restore()
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing on a canvas')
  return context
}

function numbersOf(given: readonly unknown[], count: 2): [number, number]
function numbersOf(given: readonly unknown[], count: 3): [number, number, number]
function numbersOf(given: readonly unknown[], count: 4): [number, number, number, number]
function numbersOf(given: readonly unknown[], count: number): number[] {
  return Array.from({ length: count }, (_nothing, at) => {
    const value = Number(given[at])
    return Number.isFinite(value) ? value : 0
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
