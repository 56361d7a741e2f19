import type { UploadedMedium } from '@qadam/code-lab/project-tools'
import type { ProjectPlace } from '@qadam/contract'
import { StallWatch } from '@qadam/delivery/stall-watch'
import { CallError } from '../../../platform/call-error.ts'
import { prepare, readReply } from '../../../platform/call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { session } from '../../../platform/session.ts'
import { referenceOf } from './media-addresses.ts'

const TIMEOUT_MS = 10 * 60_000
/** A stalled upload has failed: the student is notified, and may retry. */
const STALLED_MS = 90_000

/** Sends a picture or film for the project of a place. @throws CallError */
export async function uploadMedium(
  place: ProjectPlace,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<UploadedMedium> {
  const token = session.get()?.token
  if (token === undefined) throw new CallError({ code: 'auth.required', status: 401, message: '' })
  await prepare('project_media')
  if (signal.aborted) throw new CallError({ code: 'network', status: 0, message: '' })
  const body = new FormData()
  for (const [name, value] of Object.entries(place)) body.append(name, String(value))
  body.append('file', file, file.name)

  // fetch reports no upload progress.
  const request = new XMLHttpRequest()
  const watch = new StallWatch(STALLED_MS, () => request.abort())
  request.addEventListener('loadend', () => watch.stop())
  return await new Promise((resolve, reject) => {
    request.open('POST', '/api/student?action=project_media')
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('X-Student-Auth', token)
    request.setRequestHeader('Accept-Language', currentLanguage())
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch.moved()
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status } = request
      const retryAfter = request.getResponseHeader('Retry-After')
      const headers = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter })
      try {
        const stored = readReply('project_media', { status, headers }, request.responseText, token)
        resolve({ name: stored.name, address: referenceOf(stored.url), size: stored.size })
      } catch (error) {
        reject(error instanceof Error ? error : new CallError({ code: 'reply.invalid', status, message: '' }))
      }
    })
    const lost = () => reject(new CallError({ code: 'network', status: 0, message: '' }))
    for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, lost)
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
