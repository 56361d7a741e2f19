import { telegramLimits } from '@qadam/contract'

const { wrongCodes, wrongCodes_s } = telegramLimits
/** More chats than ever guess at once; they must not fill the memory. */
const mostChats = 10_000

/** Throttles chats that try invalid codes, in this process: a code can't be guessed, but tries load the database. */
export class Guesses {
  readonly #tries = new Map<string, Date[]>()

  isBarred(chat: string, now: Date): boolean {
    return this.#recent(chat, now).length >= wrongCodes
  }

  note(chat: string, now: Date): void {
    const tries = [...this.#recent(chat, now), now]
    this.#tries.delete(chat)
    this.#tries.set(chat, tries)
    const [oldest] = this.#tries.keys()
    if (this.#tries.size > mostChats && oldest !== undefined) this.#tries.delete(oldest)
  }

  #recent(chat: string, now: Date): Date[] {
    const from = now.getTime() - wrongCodes_s * 1000
    return (this.#tries.get(chat) ?? []).filter((moment) => moment.getTime() > from)
  }
}
