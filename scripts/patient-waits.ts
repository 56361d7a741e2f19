import { vi } from 'vitest'

/** Upper bounds for a machine that is busy with other tests, which cost a green run nothing; their own is a second. */
const PATIENCE_ms = 20_000

const { waitFor, waitUntil } = vi

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient<Options extends object>(options: number | Options | undefined): number | Options {
  if (typeof options === 'number') return options
  return { timeout: PATIENCE_ms, ...options } as Options // of both the only field that is added is theirs
}
