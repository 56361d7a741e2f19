import type { InputOf, StaffActionName, StaffActions } from '@qadam/contract'
import { CallError } from '@qadam/web/call-error'
import { currentLanguage } from '@qadam/web/language'
import { readReply } from './call.ts'
import { session } from './session.ts'

/**
 * Calls an action whose reply is a file, and lets the browser save it.
 * @param onProgress is told how many bytes have come; how many there will be nobody knows before.
 * @throws CallError
 */
export async function saveFileOf<Name extends StaffActionName>(
  name: Name,
  input: InputOf<StaffActions[Name]>,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  const token = session.get()?.token
  let response: Response
  let content: Blob
  try {
    response = await fetch(`/api/staff?action=${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': currentLanguage(),
        ...(token && { 'X-Staff-Auth': token }),
      },
      body: JSON.stringify(input),
    })
    // One that breaks off on its way is none.
    content = onProgress ? await countedBlob(response, onProgress) : await response.blob()
  } catch {
    throw new CallError({ code: 'network', status: 0, message: '' })
  }
  const disposition = response.headers.get('Content-Disposition')
  if (!response.ok || disposition === null) {
    readReply(name, response, await content.text(), token)
    throw new CallError({ code: 'reply.invalid', status: response.status, message: '' })
  }
  offerBlob(nameIn(disposition), content)
}

async function countedBlob(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  if (!response.ok || response.body === null) return await response.blob()
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, stream) {
        bytes += piece.byteLength
        onProgress(bytes)
        stream.enqueue(piece)
      },
    }),
  )
  // The browser keeps what has come where it likes, not in this page's memory.
  return await new Response(counted).blob()
}

/** Of `attachment; filename*=UTF-8''NAME`. */
function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  return decodeURIComponent(encoded) || 'qadam'
}

function offerBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download has begun by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
