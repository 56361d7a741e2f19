import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'

/**
 * Lays the data directory of an empty school into `folder`, with all migrations, for a server that is started there: to
 * make one anew takes ten seconds of a processor, which the first start of start.test.ts does.
 */
export function layDataDirectory(folder: string): void {
  const source = inject('testDatabase')
  if (source.kind !== 'embedded') throw new Error('PostgreSQL has no data directory of ours')
  const database = path.join(folder, 'data/database')
  mkdirSync(database, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xf', source.archive, '-C', database], { stdio: ['ignore', 'ignore', 'pipe'] })
}
