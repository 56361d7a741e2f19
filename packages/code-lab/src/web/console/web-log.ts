import type { Entry } from '../frame/protocol.ts'

/** An entry, and how often it came in a row. */
export interface Line {
  id: number
  entry: Entry
  count: number
}

/** Some lines; never changed, so that what is shown already is not rendered again. */
export interface LineBlock {
  id: number
  lines: readonly Line[]
}

const BLOCK_LINES = 50
const MAX_BLOCKS = 60

/** What the console holds: bounded, in blocks, lines that repeat counted. What is too much goes from the front. */
export class WebLog {
  #blocks: LineBlock[] = []
  #nextId = 1
  #gone = 0
  #lastText = ''

  get blocks(): readonly LineBlock[] {
    return this.#blocks
  }

  /** How many lines are no longer held. */
  get gone(): number {
    return this.#gone
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) this.#addOne(entry)
    const surplus = this.#blocks.length - MAX_BLOCKS
    if (surplus <= 0) return
    for (const { lines } of this.#blocks.splice(0, surplus)) this.#gone += lines.length
  }

  clear(): void {
    this.#blocks = []
    this.#gone = 0
    this.#lastText = ''
  }

  #addOne(entry: Entry): void {
    if (entry.kind === 'clear') return this.clear()
    if (entry.kind === 'skipped') {
      const [value] = entry.values
      this.#gone += value && 'text' in value ? Number(value.text) || 0 : 0
      return
    }
    const text = JSON.stringify(entry)
    const last = this.#blocks.at(-1)
    const lastLine = last?.lines.at(-1)
    if (last && lastLine && text === this.#lastText) {
      const lines = [...last.lines.slice(0, -1), { ...lastLine, count: lastLine.count + 1 }]
      this.#blocks = [...this.#blocks.slice(0, -1), { ...last, lines }]
      return
    }
    this.#lastText = text
    const line: Line = { id: this.#nextId, entry, count: 1 }
    this.#nextId += 1
    if (last && last.lines.length < BLOCK_LINES)
      this.#blocks[this.#blocks.length - 1] = { ...last, lines: [...last.lines, line] }
    else this.#blocks.push({ id: line.id, lines: [line] })
  }
}
