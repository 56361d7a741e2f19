import type { Supplied } from '../frame/protocol.ts'
import { findStored, keepPython, storedFile, wholeFile, type Snapshot } from './stored-python.ts'
import { fetchFile, findRuntime } from './runtime-files.ts'

interface Place {
  /** Of the frame's page. */
  address: string
  store: string
}

export type Order =
  | ({ type: 'bring'; port: MessagePort } & Place)
  | ({ type: 'keep'; snapshot: Snapshot } & Place)

async function bring({ address, store, port }: Extract<Order, { type: 'bring' }>): Promise<void> {
  const found = findStored(store)
  const addresses = await findRuntime(address)
  const send = (supplied: Supplied, lent: ArrayBuffer[]) => port.postMessage(supplied, lent)
  const bringFile = async ([name, from]: [string, string]) => {
    // An address names one version of a file for good.
    const stored = isKeptAside(name) ? wholeFile((await found)?.files[from]) : undefined
    const bytes = stored ?? (await fetchFile(from))
    send({ type: 'file', name, bytes }, [bytes])
  }
  const bringStock = async () => {
    const snapshot = (await found)?.snapshot
    send({ type: 'stock', names: Object.keys(addresses), snapshot }, snapshot ? [snapshot.bytes] : [])
  }
  // The machine before the memory: it is compiled while the memory is unpacked.
  await Promise.all([...Object.entries(addresses).map(bringFile), bringStock()])
}

/** Scripts come from the browser's cache: they are small, needed first, and must not wait for all the rest. */
const isKeptAside = (name: string): boolean => !name.endsWith('.mjs')

/** With the files, which a browser decompresses each time they come from its HTTP cache. */
async function keep({ address, store, snapshot }: Extract<Order, { type: 'keep' }>): Promise<void> {
  const addresses = Object.entries(await findRuntime(address)).filter(([name]) => isKeptAside(name))
  const files = await Promise.all(
    addresses.map(async ([, from]) => [from, storedFile(await fetchFile(from))] as const),
  )
  await keepPython(store, { snapshot, files: Object.fromEntries(files) })
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.type === 'bring')
    bring(data).then(
      () => close(),
      (error: unknown) => postMessage(String(error)),
    )
  else void keep(data).finally(() => close())
})
