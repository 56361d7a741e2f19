/** Which file of the student's an address is. */
export class FilePlaces {
  readonly #files = new Map<string, string>()
  readonly #isOursInPage: boolean
  /** The page itself, whose handlers have no address of their own. */
  page = ''
  /** On which of its lines they stand. A handler that a program makes has no line there. */
  handlerLines: readonly number[] = []

  /** @param ownStack of our own script. Safari attributes it to the page, in which it is inline. */
  constructor(ownStack = new Error().stack ?? '') {
    this.#isOursInPage = ownStack.includes('about:srcdoc')
  }

  add(address: string, name: string): void {
    this.#files.set(address, name)
  }

  file(address: string): string | undefined {
    if (address.startsWith('about:srcdoc')) return this.page
    return this.#files.get(address.split('#', 1)[0] ?? '')
  }

  at(
    address: string,
    line: number,
    column: number,
  ): { file: string; line: number; column: number } | undefined {
    if (address.startsWith('about:srcdoc') && !this.handlerLines.includes(line)) return undefined
    const file = this.file(address)
    return file === undefined || file === '' ? undefined : { file, line, column }
  }

  /** The innermost place in the student's own files. */
  first(stack: string | undefined): { file: string; line: number; column: number } | undefined {
    for (const found of (stack ?? '').matchAll(places)) {
      const { address = '', line = '', column = '' } = found.groups ?? {}
      if (this.#isOursInPage && address.startsWith('about:srcdoc')) continue
      const place = this.at(address, Number(line), Number(column))
      if (place) return place
    }
    return undefined
  }

  /** A text with the student's names in place of addresses, without what lies in none of their files. */
  readonly tidy = (text: string): string =>
    text
      .split('\n')
      .filter((line) => !/qadam-(?:runtime|library)|https?:\/\/[^ ]*\/code-frames\//.test(line))
      .filter((line) => !this.#isOursInPage || !/@about:srcdoc:\d+/.test(line))
      .join('\n')
      .replace(
        /blob:[a-z]+(?:[:/][^\s"'):#]+)?(?:#[^\s"'):]+)?/gi,
        (address) => this.file(address) ?? address,
      )
      .replaceAll('about:srcdoc', this.page)
      .replaceAll('qadam-import:', '')
}

const places = /(?<address>blob:[^\s)]+?|about:srcdoc):(?<line>\d+):(?<column>\d+)/g
