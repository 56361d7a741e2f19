import type { ProjectStorage, StoredProject } from '@qadam/code-lab/draft-keeper'
import type { Project as CodeProject } from '@qadam/code-lab/project'
import {
  project as projectSchema,
  type InputOf,
  type ProjectPlace,
  type StudentActions,
} from '@qadam/contract'
import { requireAccount } from '@qadam/web/require-account'
import { isCallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { session } from '../../../platform/session.ts'
import { withReferences } from './media-addresses.ts'

/** Browsers let a request of this size outlive its page. */
const KEEPALIVE_BYTES = 60_000

/**
 * A student's project at the server: while another account is signed in, it is neither read nor saved.
 * @param start what is begun with where nothing was saved, instead of the place's own starter.
 */
export function projectStorage(accountId: number, place: ProjectPlace, start?: CodeProject): ProjectStorage {
  return {
    async load() {
      requireAccount(session, accountId)
      const stored = await call('get_project_data', place)
      if (stored.revision === 0 && start) return { project: withReferences(start), revision: 0 }
      return storedOf(stored)
    },

    async save({ files, media }, revision, { keepReplaced, isLeaving }) {
      requireAccount(session, accountId)
      const input: InputOf<StudentActions['save_project_data']> = {
        ...place,
        project: { files, media },
        revision,
        ...(keepReplaced && { keep_replaced: true }),
      }
      const keepalive = isLeaving && new Blob([JSON.stringify(input)]).size < KEEPALIVE_BYTES
      try {
        const saved = await call('save_project_data', input, { keepalive })
        return { kind: 'saved', revision: saved.revision }
      } catch (error) {
        const newer = isCallError(error, 'conflict') ? newerOf(error.details) : undefined
        if (newer) return { kind: 'conflict', newer }
        throw error
      }
    },
  }
}

/** Whether the lesson or the account is closed, so that the surrounding screen shows why. */
export function isRefusal(error: unknown): boolean {
  return isCallError(error, 'lesson.closed', 'account.frozen', 'not_found', 'access.forbidden')
}

function newerOf({ newer }: Readonly<Record<string, unknown>>): StoredProject | undefined {
  const parsed = projectSchema.safeParse(newer)
  return parsed.success ? storedOf(parsed.data) : undefined
}

function storedOf({ files, media, revision }: CodeProject & { revision: number }): StoredProject {
  return { project: withReferences({ files, media }), revision }
}
