import { stripTypeScriptTypes } from 'node:module'

/** A script of a frame as a browser takes it. */
export function withoutTypes(source: string): string {
  // Node runs our own sources this way, yet warns at each start that this call may change.
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
