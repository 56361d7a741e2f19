import type { Supplied } from '../frame/protocol.ts'
import { findKept, keepPython, type Snapshot } from './kept-python.ts'
import { fetchFile, findRuntime } from './runtime-files.ts'

interface Place {
  /** Of the frame's page. */
  address: string
  store: string
}

export type Order =
  ({ type: 'bring'; port: MessagePort } & Place) | ({ type: 'keep'; snapshot: Snapshot } & Place)

async function bring({ address, store, port }: Extract<Order, { type: 'bring' }>): Promise<void> {
  const [addresses, kept] = await Promise.all([findRuntime(address), findKept(store)])
  const send = (supplied: Supplied, lent: ArrayBuffer[]) => port.postMessage(supplied, lent)
  const snapshot = kept?.snapshot
  send({ type: 'stock', names: Object.keys(addresses), snapshot }, snapshot ? [snapshot.bytes] : [])
  const bringFile = async ([name, from]: [string, string]) => {
    // An address names one version of a file for good.
    const bytes = kept?.files[from] ?? (await fetchFile(from))
    send({ type: 'file', name, bytes }, [bytes])
  }
  await Promise.all(Object.entries(addresses).map(bringFile))
}

/** With the files, which a browser unpacks anew each time when they come from its cache. */
async function keep({ address, store, snapshot }: Extract<Order, { type: 'keep' }>): Promise<void> {
  const addresses = Object.values(await findRuntime(address))
  const files = await Promise.all(addresses.map(async (from) => [from, await fetchFile(from)] as const))
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
