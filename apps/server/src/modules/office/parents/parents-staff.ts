import { parentLimits, SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findStudentBrief, lockPerson } from '../../base/people/index.ts'
import { insertLink, listLinks, removeLink } from './parent-links-store.ts'
import { digestOf, makeToken } from './parent-token.ts'

const day_ms = 86_400_000

export const parentsStaffActions = {
  parent_pages: handle(staffActions.parent_pages, async ({ db, scope, now }, { student_id }) => {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const links = await listLinks(db, student_id, now)
    return {
      links: links.map(({ id, created_at, created_by, expires_at, visited_at }) => ({
        id,
        created_at: created_at.toISOString(),
        created_by,
        expires_at: expires_at.toISOString(),
        visited_at: visited_at?.toISOString() ?? null,
      })),
    }
  }),

  parent_page_make: handle(
    staffActions.parent_page_make,
    async ({ db, scope, actor, now }, { student_id }) => {
      if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
      const token = makeToken()
      const expires_at = new Date(now.getTime() + parentLimits.life_days * day_ms)
      const id = await db.transaction().execute(async (transaction) => {
        // Serializes requests: two for the last link at once are counted one after the other.
        const { closed_at } = await lockPerson(transaction, student_id)
        if (closed_at !== null) throw new SchoolError('conflict', { reason: 'closed' })
        if ((await listLinks(transaction, student_id, now)).length >= parentLimits.links)
          throw new SchoolError('conflict')
        const linkId = await insertLink(transaction, {
          person_id: student_id,
          hash: digestOf(token),
          created_at: now,
          created_by: actor.id,
          expires_at,
        })
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'parent_page_make',
          subject: { kind: 'student', id: student_id },
          after: { link: linkId },
        })
        return linkId
      })
      // In the fragment, which no browser sends: it is in no log.
      return { id, path: `/parent#${token}`, expires_at: expires_at.toISOString() }
    },
  ),

  parent_page_revoke: handle(
    staffActions.parent_page_revoke,
    async ({ db, scope, actor, now }, { student_id, link_id }) => {
      if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
      await db.transaction().execute(async (transaction) => {
        if (!(await removeLink(transaction, student_id, link_id))) return
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'parent_page_revoke',
          subject: { kind: 'student', id: student_id },
          before: { link: link_id },
        })
      })
      return null
    },
  ),
}
