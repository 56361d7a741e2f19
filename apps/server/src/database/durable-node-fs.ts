import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'

/** What Emscripten's Node file system holds of an open file; PGlite does not type it. */
interface OpenFile {
  nfd: number
}
interface NodeFileSystem {
  stream_ops: { fsync?: (file: OpenFile) => number }
  tryFSOperation: <Result>(run: () => Result) => Result
}

/**
 * The data directory on disk with an fsync that reaches the disk. PGlite's own file system has none, so a commit that
 * was acknowledged would not survive a power cut.
 */
export class DurableNodeFS extends NodeFS {
  readonly #fsync: (descriptor: number) => void

  /** `fsync` is an argument so that a test can count and break it. */
  constructor(directory: string, fsync: (descriptor: number) => void = fsyncSync) {
    super(directory)
    this.#fsync = fsync
  }

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const sync = this.#fsync
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module: postgresMod.PostgresMod) => {
            // Emscripten describes only how a file system is mounted, not its operations.
            const nodeFileSystem = module.NODEFS as unknown as NodeFileSystem
            nodeFileSystem.stream_ops.fsync = (file) => {
              nodeFileSystem.tryFSOperation(() => sync(file.nfd))
              return 0
            }
          },
        ],
      },
    }
  }
}
