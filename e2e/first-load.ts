import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the build of the student app names for the first load, and what a browser brings of it. */
export class FirstLoad {
  readonly page: string
  /** The build names the app and what its first screens need beyond it, and fails where home is nowhere (first-page.ts). */
  readonly parts: Readonly<Record<'app' | 'home' | 'lesson', readonly string[]>>
  readonly inline: string
  readonly #assets: string
  readonly #sizes = new Map<string, number>()

  constructor(dist: string) {
    this.page = readFileSync(path.join(dist, 'index.html'), 'utf8')
    this.#assets = path.join(dist, 'assets')
    this.inline = /<script>([^]*?)<\/script>/.exec(this.page)?.[1] ?? ''
    const [, named = ''] = /<script type="application\/json" id="parts">(.*?)<\/script>/.exec(this.page) ?? []
    this.parts = JSON.parse(named) as FirstLoad['parts'] // as the build wrote it
  }

  /** Before any of some files runs: they, and all they import at once. */
  allImported(files: readonly string[]): string[] {
    const found = new Set<string>()
    const waiting = files.map((file) => path.basename(file))
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file)) continue
      found.add(file)
      for (const [, next] of this.#read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
        if (next !== undefined) waiting.push(next)
    }
    return [...found]
  }

  /** Compressed, with what stands in the page itself. */
  bytesOf(files: readonly string[]): number {
    const brought = this.allImported(files).map((file) => this.#size(file, () => this.#read(file)))
    return brought.reduce(
      (sum, size) => sum + size,
      this.#size('', () => this.inline),
    )
  }

  /** The screens that are files of their own, by the names of their routes. */
  routes(): ReadonlyMap<string, string> {
    const named = readdirSync(this.#assets).flatMap((file) => {
      const [, name] = /^([\w-]+)-route-[\w-]+\.js$/.exec(file) ?? []
      return name === undefined ? [] : [[name, file] as const]
    })
    return new Map(named)
  }

  #read(file: string): string {
    return readFileSync(path.join(this.#assets, file), 'utf8')
  }

  #size(name: string, read: () => string): number {
    const known = this.#sizes.get(name)
    if (known !== undefined) return known
    const size = brotliCompressSync(read(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    this.#sizes.set(name, size)
    return size
  }
}
