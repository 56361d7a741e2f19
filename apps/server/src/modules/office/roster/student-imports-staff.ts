import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { getSigningSecret } from '../../../files/media-store.ts'
import { derivePassword, deriveSalt, hashPassword, hasSalt } from '../../access/accounts/index.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { replacePasswordHash } from '../../base/people/index.ts'
import {
  listNeverSignedIn,
  listStudentImports,
  lockNeverSignedIn,
  silent_ms,
  type WaitingStudent,
} from './student-imports-store.ts'

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
    const dealt: Dealt[] = []
    for (let start = 0; start < waiting.length; start += HASHED_AT_ONCE)
      dealt.push(
        ...(await Promise.all(
          waiting.slice(start, start + HASHED_AT_ONCE).map(async (student) => {
            const name = `${request_id} ${student.phone}`
            const password = derivePassword(secret, name)
            const salt = deriveSalt(secret, name)
            // Sent again because the reply was lost: the same passwords, which hold by now.
            const hash = hasSalt(student.password_hash, salt)
              ? student.password_hash
              : await hashPassword(password, salt)
            return { student, password, salt, hash }
          }),
        )),
      )
    const held = await db.transaction().execute(async (transaction) => {
      const { kept, isNew } = await replaceUnused(transaction, dealt)
      if (kept.length > 0)
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: isNew ? 'student_import_slips' : 'students_import_again',
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

interface Dealt {
  student: WaitingStudent
  password: string
  salt: Buffer
  hash: string
}

/**
 * Gives students their new passwords. Hashing those of a list takes a minute or two: whoever signed in meanwhile, or has
 * another password by a colleague's slips or their own reset, keeps it. The same request that came twice at once gives
 * them once, and both say so.
 */
async function replaceUnused(transaction: Executor, dealt: readonly Dealt[]) {
  const ids = dealt.map(({ student }) => student.id)
  const now = new Map((await lockNeverSignedIn(transaction, ids)).map((one) => [one.id, one.password_hash]))
  const kept: Dealt[] = []
  let isNew = false
  for (const one of dealt) {
    const held = now.get(one.student.id)
    if (held === undefined) continue
    if (!hasSalt(held, one.salt)) {
      if (held !== one.student.password_hash) continue
      await replacePasswordHash(transaction, one.student.id, { from: held, to: one.hash })
      isNew = true
    }
    kept.push(one)
  }
  return { kept, isNew }
}

function reasonOf(code: string | null): 'changed' | 'server' | null {
  if (code === null) return null
  return code === 'conflict' || code === 'validation.failed' ? 'changed' : 'server'
}
