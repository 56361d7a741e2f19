import type { User } from '@qadam/contract'
import { CallError } from '../../../platform/call-error.ts'
import { readReply } from '../../../platform/call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'

/** The `message` is for programs and stays as specified (section 8); the `cause` is for the student. */
export interface AvatarError {
  message: string
  cause: CallError
}

export type AvatarReply = { success: true; data: User } | { success: false; error: AvatarError }

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

const TIMEOUT_MS = 5 * 60_000

/** Sends a picture as the profile's. Never throws: what went wrong is in the reply. */
export function uploadAvatar(
  token: string | undefined,
  picture: Blob | undefined,
  { onProgress, signal }: UploadOptions = {},
): Promise<AvatarReply> {
  if (!token || !picture) {
    const cause = new CallError({ code: 'exceptions.file.no_provided', status: 0, message: '' })
    return Promise.resolve({ success: false, error: { message: 'Token or image file not provided', cause } })
  }
  const body = new FormData()
  body.append('avatar', picture, 'avatar')

  // fetch reports no upload progress.
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    const lost = () => {
      const cause = new CallError({ code: 'network', status: 0, message: '' })
      resolve({ success: false, error: { message: 'HTTP error! status: 0', cause } })
    }
    request.open('POST', '/api/student?action=update_profile')
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('X-Student-Auth', token)
    request.setRequestHeader('Accept-Language', currentLanguage())
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => resolve(replyOf(request, token)))
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, lost)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function replyOf(request: XMLHttpRequest, token: string): AvatarReply {
  const { status } = request
  const retryAfter = request.getResponseHeader('Retry-After')
  const headers = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter })
  try {
    return {
      success: true,
      data: readReply('update_profile', { status, headers }, request.responseText, token),
    }
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause
    return { success: false, error: { message: `HTTP error! status: ${status}`, cause } }
  }
}
