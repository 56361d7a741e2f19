import { parseArgs } from 'node:util'
import { StartFailure, reasonOf } from '../apps/server/src/common/start-failure.ts'

const between_ms = 2000

/** @throws StartFailure for a second parameter or an option */
export function onlyParameter(usage: string): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    if (positionals.length <= 1) return positionals[0]
  } catch (error) {
    throw new StartFailure(`${reasonOf(error)}. It is used so: ${usage}`, { cause: error })
  }
  throw new StartFailure(`It is used so: ${usage}`)
}

/** Prints now and then how far it is. */
export function sayProgress(): (done: { part: string; count: number; of: number | undefined }) => void {
  let said = Date.now()
  return ({ part, count, of }) => {
    if (Date.now() - said < between_ms) return
    said = Date.now()
    console.log(of === undefined ? `${part}: ${count}` : `${part}: ${count} of ${of}`)
  }
}

export function sizeOf(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
