import type { ProjectStorage, StoredProject } from '@qadam/code-lab/draft-keeper'
import { localStore } from '../../platform/storage.ts'

type Slot = 'py' | 'web'

/** Keeps the project of somebody who has not signed in, on this device alone. @param starter the files to begin with. */
export function guestStorage(slot: Slot, starter: Readonly<Record<string, string>>): ProjectStorage {
  return {
    load: () => Promise.resolve(stored(slot) ?? { project: { files: starter, media: {} }, revision: 0 }),
    save: (project, revision) => {
      const next: StoredProject = { project, revision: revision + 1 }
      localStore.write(keyOf(slot), JSON.stringify(next))
      return Promise.resolve({ kind: 'saved', revision: next.revision })
    },
  }
}

const keyOf = (slot: Slot) => `qadam.${slot}`

function stored(slot: Slot): StoredProject | undefined {
  try {
    const kept: unknown = JSON.parse(localStore.read(keyOf(slot)) ?? 'null')
    return isStored(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isStored(value: unknown): value is StoredProject {
  if (typeof value !== 'object' || value === null || !('project' in value) || !('revision' in value))
    return false
  const { project, revision } = value
  if (typeof revision !== 'number' || typeof project !== 'object' || project === null) return false
  if (!('files' in project) || typeof project.files !== 'object' || project.files === null) return false
  return Object.values(project.files).every((text) => typeof text === 'string') && 'media' in project
}
