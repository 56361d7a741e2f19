const MAX_COMMANDS = 200
const MAX_LENGTH = 4000

/** Where commands are stored beyond the page; a subset of localStorage. */
export type CommandStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The command history of a shell, browsed by arrow keys; stored on the device under a key, where there is one. */
export class CommandHistory {
  readonly #storage: CommandStorage | undefined
  readonly #key: string | undefined
  #commands: string[]
  /** Where one has gone back to; its end is what is being typed. */
  #at: number
  #typed = ''

  constructor(key: string | undefined, storage: CommandStorage | undefined) {
    this.#storage = storage
    this.#key = key && `code-lab.shell ${key}`
    this.#commands = this.#read()
    this.#at = this.#commands.length
  }

  add(command: string): void {
    // Another tab may have added some.
    if (this.#key) this.#commands = this.#read()
    if (command.trim() !== '' && command.length <= MAX_LENGTH && command !== this.#commands.at(-1))
      this.#commands = [...this.#commands, command].slice(-MAX_COMMANDS)
    this.#at = this.#commands.length
    this.#typed = ''
    if (!this.#key) return
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.#commands))
    } catch {
      // They last as long as the page.
    }
  }

  /** @param typed what stands in the field now. @returns the command before it, undefined before the first. */
  older(typed: string): string | undefined {
    if (this.#at === 0) return undefined
    if (this.#at === this.#commands.length) this.#typed = typed
    this.#at -= 1
    return this.#commands[this.#at]
  }

  /** @returns the command after it, in the end what was typed. */
  newer(): string | undefined {
    if (this.#at >= this.#commands.length) return undefined
    this.#at += 1
    return this.#commands[this.#at] ?? this.#typed
  }

  #read(): string[] {
    if (!this.#key) return this.#commands ?? []
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '[]')
      return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : []
    } catch {
      return []
    }
  }
}
