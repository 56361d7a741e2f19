import type { Project } from '@qadam/code-lab/project'
import { sessionStore } from '../../../platform/storage.ts'

const KEY = 'qadam.media'
/** More than one project has. */
const MOST = 300

/**
 * A project names its media by `/media/KEY`, which never changes; the server serves them by addresses that work for a
 * day. These are the addresses that were given out, for this tab.
 */
let known: Map<string, string> | undefined

function addresses(): Map<string, string> {
  if (known) return known
  known = new Map()
  try {
    const stored: unknown = JSON.parse(sessionStore.read(KEY) ?? '{}')
    if (typeof stored === 'object' && stored !== null)
      for (const [reference, address] of Object.entries(stored))
        if (typeof address === 'string') known.set(reference, address)
  } catch {
    // An unreadable cache: the server sends them again.
  }
  return known
}

/** What a project calls a medium by: an address of the school's without its query; anything else stays as it is. */
export function referenceOf(address: string): string {
  const reference = /^(?<reference>\/media\/[0-9a-f]{32})\?/.exec(address)?.groups?.['reference']
  if (reference === undefined) return address
  const all = addresses()
  if (all.get(reference) !== address) {
    all.delete(reference)
    all.set(reference, address)
    const newest = [...all].slice(-MOST)
    sessionStore.write(KEY, JSON.stringify(Object.fromEntries(newest)))
  }
  return reference
}

/** A project as it came from the server, with media that are named the same on every day. */
export function withReferences({ files, media }: Project): Project {
  return {
    files,
    media: Object.fromEntries(Object.entries(media).map(([name, address]) => [name, referenceOf(address)])),
  }
}

/** Where a medium can be loaded from, as far as it is known. */
export function showMedia(reference: string): string | undefined {
  return addresses().get(reference)
}
