import type { Project } from '@qadam/code-lab/project'
import type { StoredLinksPort } from '@qadam/code-lab/project-tools'
import type { Playground } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { isCallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { errorText } from '@qadam/web/error-text'
import { shareHash } from './share-hash.ts'

/** The copies of a playground’s project that its student has shared at the school. @param path of the playground. */
export function storedShares(t: TFunction, slot: Playground, path: string): StoredLinksPort {
  let asked: { project: Project; requestId: string } | undefined
  return {
    make: async (project) => {
      // The reply may have been lost: pressed again, it is the same copy.
      if (asked?.project !== project) asked = { project, requestId: crypto.randomUUID() }
      const { files, media } = project
      const { token } = await call('project_share', {
        slot,
        project: { files, media },
        request_id: asked.requestId,
      })
      asked = undefined
      return new URL(path + shareHash(token), window.location.origin).href
    },
    list: async () => {
      const { shares } = await call('project_shares', {})
      return shares
        .filter((share) => share.slot === slot)
        .map(({ id, title, shared_at, state }) => ({
          id,
          title,
          madeAt: new Date(shared_at),
          isOver: state === 'withdrawn',
        }))
    },
    end: async (id) => void (await call('project_share_end', { share_id: id })),
    problem: (error) =>
      isCallError(error, 'conflict') ? t('code_tools.share.stored.full') : errorText(error),
  }
}
