import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'

export interface ChosenFile {
  name: string
  buffer: Buffer
}

/**
 * Paths of files as a student would choose them from the disk, for `setInputFiles`: contents handed over in a message
 * take seconds where they are large and the machine is busy.
 */
export function filesOnDisk(files: readonly ChosenFile[]): string[] {
  return files.map(({ name, buffer }) => {
    const path = test.info().outputPath(name)
    writeFileSync(path, buffer)
    return path
  })
}
