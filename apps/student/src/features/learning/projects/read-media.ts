import { call } from '../../../platform/call.ts'
import { referenceOf, showMedia } from './media-addresses.ts'

/** The bytes of a medium. @throws where they cannot be had now */
export async function readMedia(reference: string): Promise<Uint8Array> {
  const address = showMedia(reference)
  const reply = address === undefined ? undefined : await fetch(address)
  if (reply?.ok) return new Uint8Array(await reply.arrayBuffer())
  if (reply && reply.status !== 403) throw new Error(`media ${reply.status}`)
  // Unknown here, or its day is over.
  const { files } = await call('project_media_room', {})
  for (const { url } of files) referenceOf(url)
  const fresh = showMedia(reference)
  const again = fresh === undefined ? undefined : await fetch(fresh)
  if (!again?.ok) throw new Error(`media ${again?.status ?? 'unknown'}`)
  return new Uint8Array(await again.arrayBuffer())
}
