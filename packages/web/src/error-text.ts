import i18next from 'i18next'
import { CallError } from './call-error.ts'

/** One sentence for the reader: the server's own where it sent one, ours where no reply came. */
export function errorText(error: unknown): string {
  if (!(error instanceof CallError)) return i18next.t('errors.try_again_later')
  if (error.code === 'network') return i18next.t('errors.network')
  // Of a 400 that names no field there is nothing to mend: what the server's sentence says of it helps nobody.
  if (error.status === 400 && isUnnamed(error)) return i18next.t('errors.try_again_later')
  if (error.message) return error.message
  return i18next.t(error.code === 'server.busy' ? 'errors.busy' : 'errors.try_again_later')
}

function isUnnamed({ code, fields }: CallError): boolean {
  return ['validation.failed', 'internal', 'reply.invalid'].includes(code) && Object.keys(fields).length === 0
}
