import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

const pieces_bytes = [1024 * 1024, 4096, 1]

/** A file system of its own, in memory, that can be full. */
export class SmallDisk {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Undefined where this process may not mount one: root on Linux may. */
  static mount(folder: string, megabytes: number): SmallDisk | undefined {
    mkdirSync(folder, { recursive: true })
    const parameters = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]
    return spawnSync('mount', parameters, { stdio: 'ignore' }).status === 0
      ? new SmallDisk(folder)
      : undefined
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(this.#ballast, 'w')
    try {
      for (const size of pieces_bytes) fillBy(file, Buffer.alloc(size))
    } finally {
      closeSync(file)
    }
  }

  clear(): void {
    rmSync(this.#ballast, { force: true })
  }

  unmount(): void {
    spawnSync('umount', ['--lazy', this.folder], { stdio: 'ignore' })
  }

  get #ballast(): string {
    return path.join(this.folder, 'ballast')
  }
}

function fillBy(file: number, piece: Buffer): void {
  try {
    while (writeSync(file, piece) > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
