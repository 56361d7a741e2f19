import type { TransformedScript } from './build-script.ts'

/** Which scripts import which, and which of them can't be linked: one that is broken, and all that need it. */
export class ImportGraph {
  readonly #importers = new Map<string, string[]>()
  readonly #exports = new Map<string, TransformedScript['exports']>()
  readonly #broken = new Set<string>()

  add(key: string, { problem, exports }: TransformedScript): void {
    this.#exports.set(key, exports)
    if (problem) this.break(key)
  }

  /** What a module exports; undefined where that is unknown. */
  exportsOf(key: string): readonly string[] | undefined {
    return this.#exports.get(key)
  }

  link(importer: string, imported: string): void {
    this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), importer])
    if (this.#broken.has(imported)) this.break(importer)
  }

  break(key: string): void {
    if (this.#broken.has(key)) return
    this.#broken.add(key)
    for (const importer of this.#importers.get(key) ?? []) this.break(importer)
  }

  isBroken(key: string): boolean {
    return this.#broken.has(key)
  }
}
