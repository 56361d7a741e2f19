/** Why the server can't start, as one sentence for the person who starts it; printed without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** The message of anything thrown, for use inside a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}

/** The code of a system or database error (`EADDRINUSE`, `3D000`), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
