import type { ProjectStorage, StoredProject } from '@qadam/code-lab/draft-keeper'
import type { StoredVersion } from '@qadam/code-lab/project-tools'
import type { Project } from '@qadam/code-lab/project'
import { localStore } from '../../../platform/storage.ts'

type Slot = 'py' | 'web'

interface GuestVersion extends StoredProject {
  /** Milliseconds since the epoch. */
  savedAt: number
}

/** States that a guest chose to replace; the browser's store has room for a few. */
const MOST_VERSIONS = 5

/** Stores the project of a guest, on this device alone. @param starter the files to begin with. */
export function guestStorage(slot: Slot, starter: Readonly<Record<string, string>>): ProjectStorage {
  return {
    load: () => Promise.resolve(stored(slot) ?? { project: { files: starter, media: {} }, revision: 0 }),
    save: (project, revision, { keepReplaced }) => {
      const replaced = stored(slot)
      if (keepReplaced && replaced) keepVersion(slot, { ...replaced, savedAt: Date.now() })
      const next: StoredProject = { project, revision: revision + 1 }
      const text = JSON.stringify(next)
      localStore.write(keyOf(slot), text)
      // A store that is full drops it without a word; the device's drafts still have it then.
      if (localStore.read(keyOf(slot)) !== text) return Promise.reject(new Error('no room on this device'))
      return Promise.resolve({ kind: 'saved', revision: next.revision })
    },
  }
}

/** The states that a guest has replaced, newest first. */
export function guestStates(slot: Slot): {
  list: () => Promise<StoredVersion[]>
  load: (revision: number) => Promise<Project>
} {
  return {
    list: () =>
      Promise.resolve(
        versions(slot).map(({ revision, savedAt }) => ({ revision, savedAt: new Date(savedAt) })),
      ),
    load: (revision) => {
      const found = versions(slot).find((version) => version.revision === revision)
      return found ? Promise.resolve(found.project) : Promise.reject(new Error('no such version'))
    },
  }
}

const keyOf = (slot: Slot) => `qadam.${slot}`
const versionsKeyOf = (slot: Slot) => `qadam.${slot}.versions`

function keepVersion(slot: Slot, version: GuestVersion): void {
  localStore.write(versionsKeyOf(slot), JSON.stringify([version, ...versions(slot)].slice(0, MOST_VERSIONS)))
}

function versions(slot: Slot): GuestVersion[] {
  const record = parsed(versionsKeyOf(slot))
  return Array.isArray(record) ? record.filter((one) => isVersion(one)) : []
}

function stored(slot: Slot): StoredProject | undefined {
  const record = parsed(keyOf(slot))
  return isStored(record) ? record : undefined
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStore.read(key) ?? 'null')
  } catch {
    return undefined
  }
}

function isVersion(value: unknown): value is GuestVersion {
  return isStored(value) && 'savedAt' in value && typeof value.savedAt === 'number'
}

function isStored(value: unknown): value is StoredProject {
  if (typeof value !== 'object' || value === null || !('project' in value) || !('revision' in value))
    return false
  const { project, revision } = value
  if (typeof revision !== 'number' || typeof project !== 'object' || project === null) return false
  if (!('files' in project) || typeof project.files !== 'object' || project.files === null) return false
  return Object.values(project.files).every((text) => typeof text === 'string') && 'media' in project
}
