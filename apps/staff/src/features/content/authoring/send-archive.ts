import { CallError, isTransient } from '@qadam/web/call-error'
import { currentLanguage } from '@qadam/web/language'
import { Upload, type DetailedError } from 'tus-js-client'
import { readReply } from '../../../platform/call.ts'
import { session } from '../../../platform/session.ts'

const CHUNK_BYTES = 4 * 1024 * 1024
/** Backoff after a lost connection; the server retains the bytes received for a day. */
const RETRY_MS = [500, 1500, 4000, 8000, 15_000, 30_000]

export interface Sending {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends a course archive by tus 1.0, going on where a cut connection stopped.
 * @returns its upload id.
 * @throws CallError when it could not be sent; an abort rejects with the signal's reason.
 */
export function sendArchive(file: File, { signal, onProgress }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    let token: string | undefined
    const leave = () => {
      // The school forgets what came of it by itself where it is not told.
      void upload.abort(true).catch(() => undefined)
      reject(signal.reason)
    }
    const upload = new Upload(file, {
      endpoint: new URL('/api/uploads', location.href).href,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      metadata: { filename: file.name, purpose: 'course_archive' },
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => isTransient(failureOf(error, token)),
      onBeforeRequest: (request) => {
        token = session.get()?.token
        if (token === undefined) throw new CallError({ code: 'auth.required', status: 401, message: '' })
        request.setHeader('X-Staff-Auth', token)
        request.setHeader('Accept-Language', currentLanguage())
      },
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => {
        // From here on the school works on it: whoever closes the window must not take it away.
        signal.removeEventListener('abort', leave)
        resolve(upload.url?.split('/').findLast((part) => part !== '') ?? '')
      },
      onError: (error) => {
        signal.removeEventListener('abort', leave)
        reject(failureOf(error, token))
      },
    })
    signal.addEventListener('abort', leave)
    upload.start()
  })
}

function failureOf(error: Error | DetailedError, token: string | undefined): CallError {
  const cause = 'causingError' in error ? error.causingError : null
  if (error instanceof CallError) return error
  if (cause instanceof CallError) return cause
  const response = 'originalResponse' in error ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  if (!response || status === 0) return new CallError({ code: 'network', status: 0, message: '' })
  // It stands at another byte than this page thought, or another request holds it: going on later helps.
  if ([409, 423, 460].includes(status))
    return new CallError({ code: 'server.busy', status: 503, message: '' })
  try {
    readReply('course_import_begin', { status, headers: new Headers() }, response.getBody(), token)
  } catch (failure) {
    if (failure instanceof CallError) return failure
  }
  return new CallError({ code: 'reply.invalid', status, message: '' })
}
