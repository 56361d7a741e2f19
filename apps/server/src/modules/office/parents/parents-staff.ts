import { parentLimits, SchoolError, staffActions, type AuditActionName } from '@qadam/contract'
import { handle, type ScopedContext } from '../../../actions/action-handler.ts'
import { listConsents } from '../../access/consents/index.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findStudentBrief, lockPerson } from '../../base/people/index.ts'
import { findSchoolSetting } from '../../base/school/index.ts'
import { insertLink, listLinks, removeLink, type ParentLinkPurpose } from './parent-links-store.ts'
import { digestOf, makeToken } from './parent-token.ts'

const day_ms = 86_400_000

/** @throws SchoolError not_found; conflict where there are as many of the purpose as may be, or the account is closed */
async function makeLink(
  { db, scope, actor, now }: ScopedContext,
  studentId: number,
  purpose: ParentLinkPurpose,
) {
  if (!(await findStudentBrief(db, scope, studentId))) throw new SchoolError('not_found')
  const token = makeToken()
  const expires_at = new Date(now.getTime() + parentLimits.life_days * day_ms)
  const id = await db.transaction().execute(async (transaction) => {
    // Serializes requests: two for the last link at once are counted one after the other.
    const { closed_at } = await lockPerson(transaction, studentId)
    if (closed_at !== null) throw new SchoolError('conflict', { reason: 'closed' })
    // Again, with the student locked: a group may have gone to a colleague meanwhile.
    if (!(await findStudentBrief(transaction, scope, studentId))) throw new SchoolError('not_found')
    const links = await listLinks(transaction, studentId, now)
    if (links.filter((link) => link.purpose === purpose).length >= parentLimits.links)
      throw new SchoolError('conflict')
    const linkId = await insertLink(transaction, {
      person_id: studentId,
      hash: digestOf(token),
      created_at: now,
      created_by: actor.id,
      expires_at,
      purpose,
    })
    await recordAudit(transaction, {
      at: now,
      staffId: actor.id,
      action: auditOf[purpose],
      subject: { kind: 'student', id: studentId },
      after: { link: linkId },
    })
    return linkId
  })
  // In the fragment, which no browser sends: it is in no log.
  return { id, path: `/parent#${token}`, expires_at: expires_at.toISOString() }
}

const auditOf = { page: 'parent_page_make', consent: 'parent_consent_ask' } as const satisfies Record<
  ParentLinkPurpose,
  AuditActionName
>

export const parentsStaffActions = {
  parent_pages: handle(staffActions.parent_pages, async ({ db, scope, now }, { student_id }) => {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const links = await listLinks(db, student_id, now)
    return {
      links: links.map(({ id, created_at, created_by, expires_at, visited_at, purpose }) => ({
        id,
        created_at: created_at.toISOString(),
        created_by,
        expires_at: expires_at.toISOString(),
        visited_at: visited_at?.toISOString() ?? null,
        purpose,
      })),
    }
  }),

  parent_page_make: handle(
    staffActions.parent_page_make,
    async (context, { student_id }) => await makeLink(context, student_id, 'page'),
  ),

  parent_consent: handle(staffActions.parent_consent, async ({ db, scope }, { student_id }) => {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const { recordings: needed } = await findSchoolSetting(db, 'consent')
    const answers = await listConsents(db, student_id, parentLimits.consents)
    return { needed, answers: answers.map((answer) => ({ ...answer, at: answer.at.toISOString() })) }
  }),

  parent_consent_ask: handle(
    staffActions.parent_consent_ask,
    async (context, { student_id }) => await makeLink(context, student_id, 'consent'),
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
