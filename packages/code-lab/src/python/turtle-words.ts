import type { TurtleCommand } from './parse-message.ts'

/** So much is told in words: nobody reads on. */
const MOST = 500

/** One thing in a picture, as a text can say it; colours as the program names them. What a kind has not is empty. */
export interface Drawn {
  kind: 'line' | 'fill' | 'dot' | 'write' | 'stamp' | 'background'
  from: string
  to: string
  at: string
  text: string
  color: string
  corners: number
  size: number
}

type Told = Drawn & { owner: unknown }

const nothing = { from: '', to: '', at: '', text: '', color: '', corners: 0, size: 0 }

/** What stands in a turtle's picture, for those who don't see it. */
export class TurtleWords {
  #told: Told[] = []
  #isCut = false

  reset(): void {
    this.#told = []
    this.#isCut = false
  }

  add([, name, ...given]: TurtleCommand): void {
    if (name === 'clear') {
      this.#told = this.#told.filter(({ owner }) => given[0] !== undefined && owner !== given[0])
      return
    }
    const one = toldOf(name, given)
    if (!one) return
    if (this.#told.length < MOST) this.#told.push(one)
    else this.#isCut = true
  }

  /** In the order it was drawn, and whether there is more. */
  all(): { drawn: readonly Drawn[]; isCut: boolean } {
    return { drawn: this.#told, isCut: this.#isCut }
  }
}

function toldOf(name: string, given: readonly unknown[]): Told | undefined {
  const at = pointOf(given[0], given[1])
  switch (name) {
    case 'line': {
      const to = pointOf(given[2], given[3])
      return { ...nothing, kind: name, from: at, to, color: textOf(given[4]), owner: given[6] }
    }
    case 'fill': {
      const corners = Array.isArray(given[0]) ? given[0].length : 0
      return { ...nothing, kind: name, corners, color: textOf(given[1]), owner: given[2] }
    }
    case 'dot': {
      const size = Math.round(Number(given[2])) || 0
      return { ...nothing, kind: name, at, size, color: textOf(given[3]), owner: given[4] }
    }
    case 'write':
      return { ...nothing, kind: name, at, text: textOf(given[2]), owner: given[7] }
    case 'stamp':
      return { ...nothing, kind: name, at, owner: given[7] }
    case 'background':
      return { ...nothing, kind: name, color: textOf(given[0]), owner: undefined }
    default:
      return undefined
  }
}

/** `(x; y)`, in whole steps. */
function pointOf(x: unknown, y: unknown): string {
  // No −0, which would be read out.
  return `(${Math.round(Number(x)) || 0}; ${Math.round(Number(y)) || 0})`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
