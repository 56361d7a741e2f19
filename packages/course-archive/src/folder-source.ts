import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { isInsideArchive, isLitter, pathFault } from './archive-path.ts'
import type { SourceLimits } from './limits.ts'
import type { SourceFile, SourceFiles } from './source-file.ts'

/** Lists a folder. Links are refused: they would let an archive take in files of the machine that reads it. */
export async function readFolder(root: string, limits: SourceLimits): Promise<SourceFiles> {
  const files = new Map<string, SourceFile>()
  const faults: Fault[] = []
  let total = 0
  const waiting = ['course.json', 'lessons', 'texts', 'media']

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const localPath = join(root, path)
    const facts = await lstat(localPath).catch(() => undefined)
    if (!facts || isLitter(path)) continue
    if (facts.isDirectory()) {
      const names = await readdir(localPath)
      waiting.push(...names.toSorted().map((name) => `${path}/${name}`))
      continue
    }
    const message = facts.isFile() ? pathFault(path) : 'links and devices are not allowed in an archive'
    if (message) faults.push({ code: facts.isFile() ? 'file_name' : 'link', file: path, message })
    if (message || !isInsideArchive(path)) continue

    total += facts.size
    if (files.size >= limits.entries) return tooMuch(faults, `more than ${limits.entries} files`)
    if (total > limits.totalBytes) return tooMuch(faults, `more than ${limits.totalBytes} bytes in all`)
    if (facts.size > limits.entryBytes) {
      faults.push({
        code: 'large_file',
        file: path,
        message: `the file is larger than ${limits.entryBytes} bytes`,
      })
      continue
    }
    files.set(path, {
      path,
      size: facts.size,
      localPath,
      stream: () => createReadStream(localPath),
      read: () => readFile(localPath),
    })
  }
  return { files, faults }
}

function tooMuch(faults: Fault[], what: string): SourceFiles {
  return {
    files: new Map(),
    faults: [...faults, { file: 'course.json', message: `the archive holds ${what}` }],
  }
}
