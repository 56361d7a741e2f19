import { CallError } from './call-error.ts'

/**
 * Twice as long each time, and never before the server wants to be asked again; up to a half more by chance, so that those
 * who were refused together come back apart.
 */
export function retryDelay_ms(failures: number, error: unknown, random = Math.random): number {
  const wanted_s = error instanceof CallError ? Number(error.details['retry_after_s']) : Number.NaN
  const least_ms = Math.max(600 * 2 ** failures, Number.isFinite(wanted_s) ? wanted_s * 1000 : 0)
  return least_ms * (1 + random() / 2)
}
