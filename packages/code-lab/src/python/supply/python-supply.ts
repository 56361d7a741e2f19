import { forgetStored, type Snapshot } from './stored-python.ts'
import type { Order } from './supply-worker.ts'

/** Where Python comes from, and where it is cached for a quicker start. */
export interface PythonSupply {
  /**
   * Brings what Python is made of to the other end of a port; messages back are ignored.
   * @param onFailed called with the reason, when something can't be fetched.
   */
  bring: (port: MessagePort, onFailed: (why: string) => void) => { end: () => void }
  /** Whether this device has room for a snapshot, in memory and on disk, and its owner does not save data. */
  isAllowed: () => Promise<boolean>
  keep: (snapshot: Snapshot) => void
  forget: () => Promise<void>
}

const FROM_MEMORY_GB = 4
/** Some 28 MB are cached; a browser short of quota would evict what matters more. */
const FROM_ROOM_bytes = 300_000_000

/**
 * Runs in a worker thread, apart from the page, which is busy with its own start just then.
 * @param address of the frame's page.
 * @param store the name of its place in this browser.
 */
export function pythonSupply(address: string, store: string): PythonSupply {
  const order = (order: Order, lent: Transferable) => {
    const worker = new Worker(new URL('supply-worker.ts', import.meta.url), { type: 'module' })
    worker.postMessage(order, [lent])
    return worker
  }
  return {
    bring: (port, onFailed) => {
      const worker = order({ type: 'bring', address, store, port }, port)
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => onFailed(data))
      worker.addEventListener('error', ({ message }) => onFailed(message))
      return { end: () => worker.terminate() }
    },
    isAllowed: () => isAllowed().catch(() => false),
    keep: (snapshot) => void order({ type: 'keep', address, store, snapshot }, snapshot.bytes),
    forget: () => forgetStored(store),
  }
}

interface NavigatorOfSome {
  deviceMemory?: number
  connection?: { saveData?: boolean }
}

async function isAllowed(): Promise<boolean> {
  const { deviceMemory = 0, connection }: NavigatorOfSome = navigator as NavigatorOfSome // not in every browser
  if (deviceMemory < FROM_MEMORY_GB || connection?.saveData) return false
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  return quota - usage >= FROM_ROOM_bytes
}
