/**
 * Where what Python is made of is to be had: addresses by the names of the files. Browsers cache nothing for a frame of
 * opaque origin, so the page around it fetches them: from the second visit on all of it is in the browser.
 * @param frameAddress the frame's page, which says where its files are.
 * @throws TypeError without a network, Error for a server that has it not.
 */
export async function findRuntime(
  frameAddress: string,
  priority?: RequestPriority,
): Promise<Readonly<Record<string, string>>> {
  const page = await (await load(frameAddress, priority)).text()
  // A worker has no parser of HTML; the page is our own server's.
  const [, files = '{}'] = /data-files='([^']*)'/.exec(page) ?? []
  return JSON.parse(files) as Record<string, string> // our own server's
}

/** @throws TypeError without a network, Error for a server that has it not. */
export async function fetchFile(address: string, priority?: RequestPriority): Promise<ArrayBuffer> {
  return await (await load(address, priority)).arrayBuffer()
}

async function load(address: string, priority: RequestPriority = 'auto'): Promise<Response> {
  const reply = await fetch(address, { priority })
  if (!reply.ok) throw new Error(`${address} gave ${reply.status}`)
  return reply
}

const prefetched = new Set<string>()

/** Brings what Python is made of into the browser's cache, for one who is about to need it; not for one who saves data. */
export function prefetchPython(frameAddress: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in every browser
  if (prefetched.has(frameAddress) || connection?.saveData) return
  prefetched.add(frameAddress)
  // Without a network it may succeed later.
  findRuntime(frameAddress, 'low')
    .then((addresses) => Promise.all(Object.values(addresses).map((address) => fetchFile(address, 'low'))))
    .catch(() => prefetched.delete(frameAddress))
}
