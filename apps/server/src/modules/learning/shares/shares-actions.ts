import { projectContent, SchoolError, shareLimits, studentActions } from '@qadam/contract'
import * as z from 'zod/mini'
import type { Executor } from '../../../database/database.ts'
import { handle } from '../../../actions/action-handler.ts'
import { findStudentBrief, isHiddenFromLeaderboard, lockPerson } from '../../base/people/index.ts'
import { initialOf } from '../../rewards/leaderboard/index.ts'
import { bytesOf, mediaKeys, requireOwnMedia, storedMedia } from '../projects/index.ts'
import { listProjectMedia, takeProjectMedia } from '../uploads/index.ts'
import { requireOpenShare, takeBack } from './end-share.ts'
import { presentShare, presentSharedProject } from './present-share.ts'
import { digestOf, makeShareKey } from './share-key.ts'
import { shareTitle } from './share-title.ts'
import { countOpen, findShare, insertShare, listShares, renewKey } from './shares-store.ts'

/** Who shared it, as a leaderboard names them. */
async function ownerOf(db: Executor, personId: number) {
  if (await isHiddenFromLeaderboard(db, personId)) return null
  const student = await findStudentBrief(db, 'all', personId)
  return student ? { first_name: student.first_name, initial: initialOf(student.last_name) } : null
}

/** @throws SchoolError not_found for media of others, file.too_large where they are more than a copy may have */
async function holdMedia(db: Executor, personId: number, keys: readonly string[]): Promise<void> {
  await requireOwnMedia(db, personId, keys)
  const media = await listProjectMedia(db, personId, keys)
  const bytes = media.reduce((sum, { size }) => sum + size, 0)
  if (bytes > shareLimits.mediaMaxBytes)
    throw new SchoolError('file.too_large', { max_bytes: shareLimits.mediaMaxBytes })
}

export const sharesActions = {
  project_shares: handle(studentActions.project_shares, async ({ db, actor }) => ({
    shares: (await listShares(db, actor.id)).map(presentShare),
  })),

  project_share: handle(
    studentActions.project_share,
    async ({ db, actor, now }, { slot, request_id, ...given }) => {
      const content = { ...given.project, media: storedMedia(given.project.media) }
      bytesOf(content)
      const key = makeShareKey()
      const key_hash = digestOf(key)
      const id = await db.transaction().execute(async (transaction) => {
        // Serializes the requests of one student: each counts what the others made.
        await lockPerson(transaction, actor.id)
        const made = await renewKey(transaction, actor.id, request_id, key_hash)
        if (made !== undefined) return made
        if ((await countOpen(transaction, actor.id)) >= shareLimits.open)
          throw new SchoolError('conflict', { reason: 'full' })
        await holdMedia(transaction, actor.id, mediaKeys(content.media))
        const title = shareTitle(slot, content.files)
        const share = { person_id: actor.id, request_id, key_hash, slot, title, content, shared_at: now }
        return await insertShare(transaction, share)
      })
      return { id, token: key }
    },
  ),

  project_share_end: handle(studentActions.project_share_end, async ({ db, actor, now }, { share_id }) => {
    await db.transaction().execute(async (transaction) => {
      const share = await findShare(transaction, share_id)
      if (share?.person_id !== actor.id) throw new SchoolError('not_found')
      await takeBack(transaction, share, actor.id, now)
    })
    return null
  }),

  shared_project: handle(studentActions.shared_project, async ({ db, actor, media, now }, { key }) => {
    const share = await requireOpenShare(db, key)
    const owner = await ownerOf(db, share.person_id)
    return presentSharedProject(share, { owner, isOwn: share.person_id === actor.id }, (mediaKey) =>
      media.url(mediaKey, now),
    )
  }),

  shared_project_take: handle(studentActions.shared_project_take, async (context, { key }) => {
    const share = await requireOpenShare(context.db, key)
    const { files, media } = z.parse(projectContent, share.content)
    const own = await takeProjectMedia(context, share.person_id, mediaKeys(media))
    return {
      files,
      media: Object.fromEntries(
        Object.entries(media).map(([name, value]) => {
          const [theirs] = mediaKeys({ [name]: value })
          const mine = theirs === undefined ? undefined : own.get(theirs)
          return [name, mine === undefined ? value : context.media.url(mine, context.now)]
        }),
      ),
    }
  }),
}
