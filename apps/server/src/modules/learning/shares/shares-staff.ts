import { SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findStudentBrief } from '../../base/people/index.ts'
import { notify, shareEnded } from '../../messages/notifications/index.ts'
import { requireContent, requireOpenShare, takeBack } from './end-share.ts'
import { presentForStaff, presentShare } from './present-share.ts'
import { digestOf } from './share-key.ts'
import { findShare, findShareByKey, listShares, type ShareRecord } from './shares-store.ts'

const urlsOf =
  ({ media, now }: Pick<ActionContext, 'media' | 'now'>) =>
  (key: string) =>
    media.url(key, now)

/** Ends a copy, in the audit log too; its student is told. */
async function endByStaff({ db, live, actor, now }: ActionContext, share: ShareRecord): Promise<void> {
  const messages = await db.transaction().execute(async (transaction) => {
    if (!(await takeBack(transaction, share, actor.id, now))) return []
    await recordAudit(transaction, {
      at: now,
      staffId: actor.id,
      action: 'share_end',
      subject: { kind: 'student', id: share.person_id },
      before: { share: share.id, slot: share.slot, title: share.title },
    })
    const { person_id: personId, title, slot: place } = share
    const told = { personId, params: { title }, key: `share_ended:${share.id}`, place }
    return await notify(transaction, shareEnded, told, now)
  })
  live.publish(...messages)
}

export const sharesStaffActions = {
  student_shares: handle(staffActions.student_shares, async ({ db, scope }, { student_id }) => {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    return { shares: (await listShares(db, student_id)).map(presentShare) }
  }),

  student_share: handle(staffActions.student_share, async (context, { share_id }) => {
    const share = await findShare(context.db, share_id)
    const student = share && (await findStudentBrief(context.db, context.scope, share.person_id))
    if (!student) throw new SchoolError('not_found')
    return presentForStaff(requireContent(share), student, urlsOf(context))
  }),

  student_share_end: handle(staffActions.student_share_end, async (context, { share_id }) => {
    const share = await findShare(context.db, share_id)
    if (!share || !(await findStudentBrief(context.db, context.scope, share.person_id)))
      throw new SchoolError('not_found')
    await endByStaff(context, share)
    return null
  }),

  shared_project: handle(staffActions.shared_project, async (context, { key }) => {
    const share = await requireOpenShare(context.db, key)
    const student = await findStudentBrief(context.db, 'all', share.person_id)
    if (!student) throw new SchoolError('not_found')
    return presentForStaff(share, student, urlsOf(context))
  }),

  shared_project_end: handle(staffActions.shared_project_end, async (context, { key }) => {
    const share = await findShareByKey(context.db, digestOf(key))
    if (!share) throw new SchoolError('not_found')
    await endByStaff(context, share)
    return null
  }),
}
