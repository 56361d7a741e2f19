/** The bytes behind an address of a project's media. @throws Error when they can't be had. */
export async function readMedia(address: string): Promise<Uint8Array> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`the media answered ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}
