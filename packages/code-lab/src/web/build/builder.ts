import type { Project } from '../../project/project.ts'
import type { Formatted } from '../format/format-file.ts'
import type { BuildResult } from './built.ts'
import type { Problem } from './problem.ts'

export type ToBuilder =
  | { type: 'build'; id: number; files: Project['files']; media: readonly string[]; page: string | undefined }
  | { type: 'compile'; id: number; code: string; kind: 'expression' | 'check' }
  | { type: 'format'; id: number; file: string; text: string }

export type FromBuilder =
  | { type: 'built'; id: number; result: BuildResult }
  | { type: 'compiled'; id: number; result: Compiled }
  | { type: 'formatted'; id: number; result: Formatted }

/** Code that is run on its own: guarded, or what is wrong with it. */
export type Compiled = { ok: true; code: string } | { ok: false; problem: Problem }

/** Builds beside the page, which stays quick under the fingers however large the project is. */
export class Builder {
  readonly #worker = new Worker(new URL('build-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  #lastId = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromBuilder>) => {
      this.#waiting.get(data.id)?.resolve(data.result as never) // of the kind that was asked for by this id
      this.#waiting.delete(data.id)
    })
    this.#worker.addEventListener('error', (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message))
      this.#waiting.clear()
    })
  }

  /** @throws Error when the worker could not be loaded. */
  build({ files, media }: Project, page?: string): Promise<BuildResult> {
    return this.#ask((id) => ({ type: 'build', id, files, media: Object.keys(media), page }))
  }

  compile(code: string, kind: 'expression' | 'check'): Promise<Compiled> {
    return this.#ask((id) => ({ type: 'compile', id, code, kind }))
  }

  format(file: string, text: string): Promise<Formatted> {
    return this.#ask((id) => ({ type: 'format', id, file, text }))
  }

  dispose(): void {
    this.#worker.terminate()
    this.#waiting.clear()
  }

  #ask<Result>(message: (id: number) => ToBuilder): Promise<Result> {
    this.#lastId += 1
    const id = this.#lastId
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(message(id))
    })
  }
}
