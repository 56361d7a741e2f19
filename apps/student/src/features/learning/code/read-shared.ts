import type { Project, ProjectKind } from '@qadam/code-lab/project'
import { limits } from '@qadam/contract'
import { isCallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { loadChunk } from '../../../platform/chunk.ts'
import { session } from '../../../platform/session.ts'
import { shortName } from '../../../platform/short-name.ts'
import { withReferences } from '../projects/media-addresses.ts'
import { hasShareKey, shareKeyOf } from './share-hash.ts'

/** Of a copy that the school stores. */
export interface SharedCopy {
  key: string
  /** Undefined for who is not named. */
  owner: string | undefined
  isOwn: boolean
}

export type ReadShared =
  | { kind: 'project'; project: Project; copy?: SharedCopy }
  /** It is of the other playground. */
  | { kind: 'elsewhere' }
  | SharedProblem

/** `ended`: it was taken back. `failed`: it may come when it is tried again. */
export type SharedProblem =
  | { kind: 'invalid' | 'ended' | 'unknown' | 'signed_out' }
  | { kind: 'failed'; error: unknown }

const size = { whole: limits.project.maxBytes * 2, files: limits.project.maxBytes }

/** The project that an address carries, or that it names at the school. */
export async function readShared(hash: string, kind: ProjectKind): Promise<ReadShared> {
  if (hasShareKey(hash)) return await readCopy(hash, kind)
  try {
    const { readLink } = await loadChunk(() => import('@qadam/code-lab/project-link'))
    const read = readLink(hash, kind, size)
    return read.ok ? { kind: 'project', project: read.project } : { kind: 'invalid' }
  } catch {
    return { kind: 'invalid' }
  }
}

async function readCopy(hash: string, kind: ProjectKind): Promise<ReadShared> {
  const key = shareKeyOf(hash)
  if (key === undefined) return { kind: 'invalid' }
  if (!session.get()) return { kind: 'signed_out' }
  try {
    const { slot, files, media, owner, is_own } = await call('shared_project', { key })
    if ((slot === 'py') !== (kind === 'python')) return { kind: 'elsewhere' }
    return {
      kind: 'project',
      project: withReferences({ files, media }),
      copy: { key, owner: owner ? shortName(owner) : undefined, isOwn: is_own },
    }
  } catch (error) {
    if (isCallError(error, 'not_found'))
      return { kind: error.details['reason'] === 'ended' ? 'ended' : 'unknown' }
    return isCallError(error, 'auth.required') ? { kind: 'signed_out' } : { kind: 'failed', error }
  }
}

/** A stored copy with media of one’s own, to take the place of the own project. @throws CallError */
export async function takeCopy(key: string): Promise<Project> {
  return withReferences(await call('shared_project_take', { key }))
}
