import type { TurtleCommand } from './parse-message.ts'
import { notListening, parseListening, type Listening } from './turtle-keys.ts'
import { TurtleWords } from './turtle-words.ts'
import type { TurtlePlayer } from './turtle-player.ts'

/** What a program draws on its way to the picture, which may not be on the screen yet, and what it listens to. */
export class TurtleFeed {
  #waiting: TurtleCommand[] = []
  #player: TurtlePlayer | undefined
  #listening = notListening
  readonly #words = new TurtleWords()
  readonly #heard = new Set<() => void>()

  play(commands: readonly TurtleCommand[]): void {
    for (const command of commands) {
      const [, name, ...given] = command
      if (name === 'listen') this.#listen(parseListening(given))
      this.#words.add(command)
    }
    if (this.#player) return this.#player.play(commands)
    for (const command of commands) this.#waiting.push(command)
  }

  /** A new run begins with an empty picture. */
  reset(): void {
    this.#waiting = []
    this.#words.reset()
    this.#listen(notListening)
    this.#player?.reset()
  }

  attach(player: TurtlePlayer | undefined): void {
    this.#player = player
    player?.play(this.#waiting)
    if (player) this.#waiting = []
  }

  readonly listening = (): Listening => this.#listening

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#heard.add(heard)
    return () => this.#heard.delete(heard)
  }

  /** The picture in words. */
  words(): ReturnType<TurtleWords['all']> {
    return this.#words.all()
  }

  /** A place in the picture, by its shares of width and height, as the turtle's own point. */
  pointOf(x: number, y: number): readonly [number, number] | undefined {
    return this.#player?.pointOf(x, y)
  }

  #listen(listening: Listening): void {
    this.#listening = listening
    for (const heard of this.#heard) heard()
  }
}
