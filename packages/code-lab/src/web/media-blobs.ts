import { isEmbedded, mediaType } from '../project/media.ts'
import type { ReadMedia } from '../project/project-file.ts'

/** The bytes of a project's media, each read once. */
export class MediaBlobs {
  readonly #read: ReadMedia | undefined
  readonly #cached = new Map<string, Blob>()
  readonly #coming = new Map<string, Promise<void>>()

  constructor(read: ReadMedia | undefined) {
    this.#read = read
  }

  /** Those that are here already. */
  here(media: Readonly<Record<string, string>>): { name: string; blob: Blob }[] {
    return Object.entries(media).flatMap(([name, address]) => {
      const blob = this.#cached.get(address)
      return blob ? [{ name, blob }] : []
    })
  }

  /** Reads what is not here yet. @returns undefined where nothing is missing; what can't be read is left out. */
  fetch(media: Readonly<Record<string, string>>): Promise<void> | undefined {
    const missing = Object.entries(media).filter(([, address]) => !this.#cached.has(address))
    const coming = missing.flatMap(([name, address]) => {
      const before = this.#coming.get(address)
      if (before) return [before]
      const reading = this.#readOne(name, address)
      if (!reading) return []
      this.#coming.set(address, reading)
      return [reading]
    })
    return coming.length === 0 ? undefined : Promise.allSettled(coming).then(() => undefined)
  }

  #readOne(name: string, address: string): Promise<void> | undefined {
    const type = mediaType(name) ?? 'application/octet-stream'
    if (isEmbedded(address)) {
      const text = atob(address.slice(address.indexOf(',') + 1))
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
      this.#cached.set(address, new Blob([bytes], { type }))
      return undefined
    }
    return this.#read?.(address).then(
      (bytes) => void this.#cached.set(address, new Blob([Uint8Array.from(bytes)], { type })),
      // What failed may succeed the next time it is asked for.
      () => void this.#coming.delete(address),
    )
  }
}
