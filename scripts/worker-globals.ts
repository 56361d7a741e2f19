import { BroadcastChannel } from 'node:worker_threads'

/** What browsers have and the global object of an isolated test file lacks: it is happy-dom's, not Node's. */
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel // Node's own, typed apart
