import type { ChildProcess } from 'node:child_process'
import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'

/** An editor saves a file in several steps, and a branch that is switched changes many. */
const calm_ms = 100
/** How long a program may take to end after SIGTERM. */
const patience_ms = 15_000

export interface RestartingOptions {
  /** Starts the program. */
  start: () => ChildProcess
  /** Where its files lie; `node_modules` below them are not watched. */
  folders: readonly string[]
  /** Whether a file that changed, by its path, is one that the program reads. */
  concerns: (file: string) => boolean
  report: (message: string) => void
}

/**
 * A program that is restarted when its files change, those it reads at run time among them (a migration, the source
 * of a thread), which `node --watch` does not see. If it ends by itself it is started with the next change.
 */
export class RestartingProgram {
  readonly #options: RestartingOptions
  #child: ChildProcess | undefined
  #watchers: FSWatcher[] = []
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #ended: Promise<void> = Promise.resolve()

  constructor(options: RestartingOptions) {
    this.#options = options
    this.#watchFolders()
    this.#start()
  }

  get isRunning(): boolean {
    return this.#child !== undefined
  }

  /** Ends it, and resolves when it has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers) watcher.close()
    this.#end()
    await this.#ended
  }

  #start(): void {
    const child = this.#options.start()
    this.#child = child
    this.#ended = new Promise((resolve) => {
      child.once('exit', () => {
        this.#child = undefined
        resolve()
        this.#afterEnd(child)
      })
    })
  }

  #afterEnd({ killed }: ChildProcess): void {
    if (this.#isStopped) return
    if (killed) this.#start()
    else this.#options.report('The server has ended. It starts again with the next change.')
  }

  #end(): void {
    const child = this.#child
    if (!child || child.killed) return
    child.kill('SIGTERM')
    const cutOff = setTimeout(() => child.kill('SIGKILL'), patience_ms)
    child.once('exit', () => clearTimeout(cutOff))
  }

  #changed(file: string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#options.report(`${file} has changed: the server starts anew.`)
      // A folder may be new.
      this.#watchFolders()
      if (this.#child) this.#end()
      else this.#start()
    }, calm_ms)
  }

  /** Each folder by itself: on Linux a recursive watch loses a file that an editor has put in its own place. */
  #watchFolders(): void {
    for (const watcher of this.#watchers) watcher.close()
    this.#watchers = this.#options.folders.flatMap(withSubfolders).map((folder) =>
      watch(folder, (_event, name) => {
        const file = path.join(folder, name ?? '')
        if (this.#options.concerns(file)) this.#changed(file)
      }),
    )
    // A folder that is removed emits an error; its parent's watcher reports it too.
    for (const watcher of this.#watchers) watcher.on('error', () => watcher.close())
  }
}

function withSubfolders(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  )
  return [folder, ...inside.flatMap(({ name }) => withSubfolders(path.join(folder, name)))]
}
