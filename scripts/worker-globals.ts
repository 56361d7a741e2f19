/**
 * What browsers have and the global object of an isolated test file lacks: it is happy-dom's, not Node's. Node's channels
 * reach all threads of the process; each test file is a browser of its own, which no other hears.
 */
import { randomUUID } from 'node:crypto'
import { BroadcastChannel as NodeChannel } from 'node:worker_threads'

const browser = randomUUID()

class FileChannel extends NodeChannel {
  constructor(name: string) {
    super(`${browser} ${name}`)
    Object.defineProperty(this, 'name', { value: name })
    // One that a test leaves open must not hold the worker.
    this.unref()
  }
}

Object.defineProperty(globalThis, 'BroadcastChannel', {
  value: FileChannel,
  writable: true,
  configurable: true,
})
