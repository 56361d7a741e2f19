import { isOnline } from '@qadam/delivery/connection'
import { StallWatch } from '@qadam/delivery/stall-watch'
import { Upload, type DetailedError } from 'tus-js-client'
import { CallError, isTransient } from '../../platform/call-error.ts'
import { readReply } from '../../platform/call.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { session } from '../../platform/session.ts'
import type { KeptFile } from './practice-store.ts'

const ENDPOINT = '/api/uploads'
/** Small enough that a lost connection on 3G costs seconds, large enough for a quick one. */
const CHUNK_BYTES = 512 * 1024
const RETRY_MS = [500, 1500, 4000]
/** A chunk may stand in the buffers of a weak network for this long before the next step is told of. */
export const STALLED_MS = 90_000

export interface SendOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (part: number) => void
  /** The server has promised to take it there; from now on it can be resumed. */
  onPlace: (path: string) => void
}

/** The last part of an upload's address is its id. */
export function uploadIdOf(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? ''
}

/**
 * Sends a file by tus 1.0, from where an earlier page or connection stopped. One that no longer moves is given up, to be
 * gone on with later: nobody else would close a connection whose other end is gone.
 * @returns its upload id.
 * @throws CallError when it could not be sent; an abort rejects with the signal's reason.
 */
export function sendFile(file: KeptFile, content: Blob, options: SendOptions): Promise<string> {
  const { signal, onProgress, onPlace } = options
  return new Promise((resolve, reject) => {
    if (session.get()?.user.id !== file.account_id)
      return reject(new CallError({ code: 'auth.required', status: 401, message: '' }))
    let token: string | undefined
    const stop = () => upload.abort().catch((error: unknown) => console.warn('upload', error))
    const watch = new StallWatch(STALLED_MS, () => {
      void stop()
      reject(new CallError({ code: 'network', status: 0, message: '' }))
    })
    const upload = new Upload(content, {
      endpoint: new URL(ENDPOINT, location.href).href,
      uploadUrl: file.upload_url,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      onShouldRetry: (error) => isOnline() && isTransient(failureOf(error, token)),
      metadata: { filename: file.name, question_id: String(file.question_id) },
      // The place is remembered in our own store, by account and question.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        const held = session.get()
        if (held?.user.id !== file.account_id)
          throw new CallError({ code: 'auth.required', status: 401, message: '' })
        token = held.token
        request.setHeader('X-Student-Auth', token)
        request.setHeader('Accept-Language', currentLanguage())
      },
      onProgress: (sent, total) => {
        watch.moved()
        onProgress(total > 0 ? sent / total : 0)
      },
      onUploadUrlAvailable: () => {
        if (upload.url) onPlace(new URL(upload.url, location.href).pathname)
      },
      onSuccess: () => {
        watch.stop()
        resolve(uploadIdOf(upload.url ?? ''))
      },
      onError: (error) => {
        watch.stop()
        reject(failureOf(error, token))
      },
    })
    signal.addEventListener('abort', () => {
      watch.stop()
      void stop()
      reject(signal.reason)
    })
    upload.start()
  })
}

/** Tells the server to forget what was sent of a file; a server that cannot be reached forgets it by itself in a day. */
export async function forgetPartial(path: string): Promise<void> {
  const token = session.get()?.token
  await Upload.terminate(path, { headers: token ? { 'X-Student-Auth': token } : {}, retryDelays: [] })
}

function failureOf(error: Error | DetailedError, token: string | undefined): CallError {
  if (error instanceof CallError) return error
  const response = 'originalResponse' in error ? error.originalResponse : null
  const cause = 'causingError' in error ? error.causingError : null
  if (cause instanceof CallError) return cause
  const status = response?.getStatus() ?? 0
  if (!response || status === 0) return new CallError({ code: 'network', status: 0, message: '' })
  // Another request still holds the file, or it stands at another byte than this page thought: going on later helps.
  if (status === 409 || status === 423 || status === 460)
    return new CallError({ code: 'server.busy', status: 503, message: '' })
  try {
    const retryAfter = response.getHeader('Retry-After')
    const headers = new Headers(retryAfter ? { 'Retry-After': retryAfter } : {})
    readReply('upload_discard', { status, headers }, response.getBody(), token)
  } catch (failure) {
    if (failure instanceof CallError) return failure
  }
  return new CallError({ code: 'reply.invalid', status, message: '' })
}
