import type { ProjectStorage, StoredProject } from '@qadam/code-lab/draft-keeper'
import { localStore } from '../../platform/storage.ts'

const KEY = 'qadam.py'

/** Keeps the program of somebody who has not signed in, on this device alone. */
export function guestStorage(starter: string): ProjectStorage {
  return {
    load: () =>
      Promise.resolve(stored() ?? { project: { files: { 'main.py': starter }, media: {} }, revision: 0 }),
    save: (project, revision) => {
      const next: StoredProject = { project, revision: revision + 1 }
      localStore.write(KEY, JSON.stringify(next))
      return Promise.resolve({ kind: 'saved', revision: next.revision })
    },
  }
}

function stored(): StoredProject | undefined {
  try {
    const kept: unknown = JSON.parse(localStore.read(KEY) ?? 'null')
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
