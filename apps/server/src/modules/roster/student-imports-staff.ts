import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { getSigningSecret } from '../../files/media-store.ts'
import { derivePassword, deriveSalt, hashPassword, hasSalt } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { replacePasswordHash } from '../people/index.ts'
import { listNeverSignedIn, listStudentImports, silent_ms } from './student-imports-store.ts'

/** So long ago a list is still looked for. */
const listed_ms = 14 * 24 * 3_600_000
const MOST_LISTED = 20
/** As many as the import itself hashes. */
const HASHED_AT_ONCE = 2

export const studentImportsActions = {
  student_imports: handle(staffActions.student_imports, async ({ db, now }) => {
    const records = await listStudentImports(db, new Date(now.getTime() - listed_ms), MOST_LISTED)
    return records.map((record) => {
      const isSilent = record.state === 'running' && now.getTime() - record.touched_at.getTime() > silent_ms
      return {
        id: record.id,
        by: { id: record.by_id, name: record.by_name },
        rows: record.rows,
        done: record.done,
        state: isSilent ? ('failed' as const) : record.state,
        reason: isSilent ? ('interrupted' as const) : reasonOf(record.reason),
        students: record.students,
        waiting: record.waiting,
        created_at: record.created_at.toISOString(),
      }
    })
  }),

  student_import_slips: handle(staffActions.student_import_slips, async (context, { id, request_id }) => {
    const { db, now, actor } = context
    const waiting = await listNeverSignedIn(db, id)
    if (!waiting) throw new SchoolError('not_found')
    const secret = await getSigningSecret(db)
    const dealt: { student: (typeof waiting)[number]; password: string; to: string | undefined }[] = []
    for (let start = 0; start < waiting.length; start += HASHED_AT_ONCE)
      dealt.push(
        ...(await Promise.all(
          waiting.slice(start, start + HASHED_AT_ONCE).map(async (student) => {
            const name = `${request_id} ${student.phone}`
            const password = derivePassword(secret, name)
            const salt = deriveSalt(secret, name)
            // Sent again because the reply was lost: the same passwords, which hold by now.
            const to = hasSalt(student.password_hash, salt) ? undefined : await hashPassword(password, salt)
            return { student, password, to }
          }),
        )),
      )
    // Whose password changed meanwhile, by a colleague's slips or their own reset, keeps it.
    const held = await db.transaction().execute(async (transaction) => {
      const kept: typeof dealt = []
      for (const one of dealt) {
        const change = { from: one.student.password_hash, to: one.to ?? one.student.password_hash }
        if (await replacePasswordHash(transaction, one.student.id, change)) kept.push(one)
      }
      if (kept.length > 0)
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: kept.some(({ to }) => to !== undefined) ? 'student_import_slips' : 'students_import_again',
          subject: { kind: 'school' },
          after: { students: kept.length },
        })
      return kept
    })
    return {
      created: held.map(({ student, password }) => ({
        id: student.id,
        first_name: student.first_name,
        last_name: student.last_name,
        phone: student.phone,
        group: student.group,
        password,
      })),
    }
  }),
}

function reasonOf(code: string | null): 'changed' | 'server' | null {
  if (code === null) return null
  return code === 'conflict' || code === 'validation.failed' ? 'changed' : 'server'
}
