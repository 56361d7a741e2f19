/** What Python is made of, by name, as the frame needs it. */
export type RuntimeFiles = Readonly<Record<string, ArrayBuffer>>

/**
 * Fetches what Python is made of. Browsers keep nothing for a frame that has no origin, so the page around it does: from
 * the second visit on all of it comes from the browser's own cache.
 * @param frameAddress the frame's page, which says where its files are.
 * @throws TypeError without a network, Error for a server that has them not.
 */
export async function fetchRuntime(
  frameAddress: string,
  priority: RequestPriority = 'auto',
): Promise<RuntimeFiles> {
  const page = await (await load(frameAddress, priority)).text()
  const addresses = addressesIn(page)
  const files = await Promise.all(
    Object.entries(addresses).map(
      async ([name, address]) => [name, await (await load(address, priority)).arrayBuffer()] as const,
    ),
  )
  return Object.fromEntries(files)
}

async function load(address: string, priority: RequestPriority): Promise<Response> {
  const reply = await fetch(address, { priority })
  if (!reply.ok) throw new Error(`${address} gave ${reply.status}`)
  return reply
}

function addressesIn(page: string): Record<string, string> {
  const script = new DOMParser().parseFromString(page, 'text/html').querySelector('script')
  const files: unknown = JSON.parse(script?.dataset['files'] ?? '{}')
  return files as Record<string, string> // our own server's
}

const prefetched = new Set<string>()

/** Brings what Python is made of into the browser's cache, for one who is about to need it; not for one who saves data. */
export function prefetchPython(frameAddress: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in every browser
  if (prefetched.has(frameAddress) || connection?.saveData) return
  prefetched.add(frameAddress)
  // Without a network it may succeed later.
  fetchRuntime(frameAddress, 'low').catch(() => prefetched.delete(frameAddress))
}
