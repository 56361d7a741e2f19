import { isOnline } from '@qadam/delivery/connection'
import { StallWatch } from '@qadam/delivery/stall-watch'
import { Upload, type DetailedError } from 'tus-js-client'
import { CallError, isTransient } from './call-error.ts'
import type { ReplyHead } from './caller.ts'

const ENDPOINT = '/api/uploads'
const RETRY_MS = [500, 1500, 4000]
/** A chunk may stand in the buffers of a weak network for this long before the next progress event. */
export const STALLED_MS = 90_000

export interface SendOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (part: number) => void
  /** The server has promised to take it there; from now on it can be resumed. */
  onPlace: (path: string) => void
}

/** Of whom a file is and where it stands. */
export interface SentUpload {
  account_id: number
  /** Where an earlier page or connection stopped; null at first. */
  upload_url: string | null
  metadata: Record<string, string>
}

/** By which of the apps it goes. */
export interface UploadDoor {
  session: { get(): { token: string; user: { id: number } } | null }
  tokenHeader: string
  language: () => string
  /** Small enough that a lost connection costs seconds, large enough for a quick one. */
  chunkBytes: number
  /** Throws the error of a refusal. */
  readRefusal: (head: ReplyHead, text: string, token: string | undefined) => unknown
}

/** The last part of an upload's address is its id. */
export function uploadIdOf(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? ''
}

/**
 * Sends a file by tus 1.0, from where an earlier page or connection stopped. A stalled one is aborted, to be resumed
 * later: nothing else would close a connection whose other end is gone.
 * @returns its upload id.
 * @throws CallError when it could not be sent; an abort rejects with the signal's reason.
 */
export function sendUpload(
  door: UploadDoor,
  file: SentUpload,
  content: Blob,
  { signal, onProgress, onPlace }: SendOptions,
): Promise<string> {
  const { session, tokenHeader } = door
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
      chunkSize: door.chunkBytes,
      retryDelays: RETRY_MS,
      onShouldRetry: (error) => isOnline() && isTransient(failureOf(door, error, token)),
      metadata: file.metadata,
      // The place is remembered in the sender's own store, by account.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        const held = session.get()
        if (held?.user.id !== file.account_id)
          throw new CallError({ code: 'auth.required', status: 401, message: '' })
        token = held.token
        request.setHeader(tokenHeader, token)
        request.setHeader('Accept-Language', door.language())
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
        reject(failureOf(door, error, token))
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

/** Deletes what was sent of a file at the server; one that cannot be reached expires it by itself in a day. */
export async function forgetUpload(
  { session, tokenHeader }: Pick<UploadDoor, 'session' | 'tokenHeader'>,
  path: string,
): Promise<void> {
  const token = session.get()?.token
  await Upload.terminate(path, { headers: token ? { [tokenHeader]: token } : {}, retryDelays: [] })
}

function failureOf(
  { readRefusal }: UploadDoor,
  error: Error | DetailedError,
  token: string | undefined,
): CallError {
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
    readRefusal({ status, headers }, response.getBody(), token)
  } catch (failure) {
    if (failure instanceof CallError) return failure
  }
  return new CallError({ code: 'reply.invalid', status, message: '' })
}
