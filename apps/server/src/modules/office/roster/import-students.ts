import { SchoolError, staffActions, officeLimits } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { importFaultText } from '../../../i18n/import-faults.ts'
import { getSigningSecret } from '../../../files/media-store.ts'
import {
  createPerson,
  dealPassword,
  derivePassword,
  deriveSalt,
  hashPassword,
  hasSalt,
} from '../../access/accounts/index.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { enrollMany } from '../../learning/courses/index.ts'
import { findGroupsByName, foldGroupName, listCoursesToLearn } from '../../access/groups/index.ts'
import { listCredentials, listTakenPhones } from '../../base/people/index.ts'
import { phoneConflict } from './phone-conflict.ts'
import {
  beginStudentImport,
  endStudentImport,
  failStudentImport,
  touchStudentImport,
} from './student-imports-store.ts'
import { readStudentList, type ListedStudent, type ListFault } from './read-student-list.ts'

/** Passwords hashed concurrently: sign-ins must not wait for a whole list. */
const HASHED_AT_ONCE = 2

export const studentsImport = handle(
  staffActions.students_import,
  async (context, { csv, dry_run, request_id }) => {
    const { db, lang } = context
    const list = readStudentList(csv)
    if (list.rows > officeLimits.roster.importMax)
      throw new SchoolError('validation.failed', { fields: { csv: 'tooLong' } })
    const groups = await groupsOf(db, list.students)
    const faults = [...list.faults, ...(await findFaults(db, list.students, groups))]
    const errors = faults
      .toSorted((one, other) => one.line - other.line)
      .map((fault) => ({ ...fault, message: importFaultText(fault, lang) }))
    const { rows, unread, unnamed } = list
    const found = { rows, unread, unnamed }
    if (dry_run) return { ...found, errors, created: [] }
    const secret = request_id === undefined ? undefined : await getSigningSecret(db)
    const deal: Deal = ({ phone }) => {
      if (!secret) return { password: dealPassword() }
      const name = `${request_id} ${phone}`
      return { password: derivePassword(secret, name), salt: deriveSalt(secret, name) }
    }
    const isTaken = errors.some(({ reason }) => reason === 'phone_taken')
    const made = isTaken ? await findMade(db, list.students, groups, deal) : []
    if (made.length > 0) {
      await recordShownAgain(context, made.length)
      return { ...found, errors: [], created: made }
    }
    if (errors.length > 0) return { ...found, errors, created: [] }
    const note = importNote(context, request_id)
    await note.begin(rows)
    try {
      const created = await takeList(context, list.students, { groups, deal, note })
      return { ...found, errors: [], created }
    } catch (error) {
      await note.fail(error instanceof SchoolError ? error.code : 'server')
      throw error
    }
  },
)

/** What the office finds of an import again, where its request has a name: how far it is, and what became of it. */
function importNote({ db, actor, now }: ActionContext, requestId: string | undefined) {
  let told = 0
  return {
    begin: async (rows: number) => {
      if (requestId) await beginStudentImport(db, { personId: actor.id, requestId, rows }, now)
    },
    /** Every twentieth is enough for who waits. */
    touch: async (done: number) => {
      if (!requestId || done - told < 20) return
      told = done
      await touchStudentImport(db, requestId, done, new Date())
    },
    end: async (transaction: Executor, ids: readonly number[]) => {
      if (requestId) await endStudentImport(transaction, requestId, ids, now)
    },
    fail: async (reason: string) => {
      if (requestId) await failStudentImport(db, requestId, reason, now)
    },
  }
}

interface Taking {
  groups: Groups
  deal: Deal
  note: ReturnType<typeof importNote>
}

async function takeList(
  context: ActionContext,
  students: readonly ListedStudent[],
  { groups, deal, note }: Taking,
) {
  const { db } = context
  const hashed = await hashAll(students, deal, note.touch)
  const adding = phoneConflict(
    async () =>
      await db.transaction().execute(async (transaction) => {
        const added = new Map<string, Awaited<ReturnType<typeof addListed>>>()
        // In one order: two concurrent imports of the same people do not deadlock.
        for (const one of hashed.toSorted((a, b) => a.student.phone.localeCompare(b.student.phone)))
          added.set(one.student.phone, await addListed(transaction, context, one, groups))
        await recordAudit(transaction, {
          at: context.now,
          staffId: context.actor.id,
          action: 'students_import',
          subject: { kind: 'school' },
          after: { students: added.size },
        })
        await note.end(
          transaction,
          [...added.values()].map(({ id }) => id),
        )
        return hashed.flatMap(({ student }) => added.get(student.phone) ?? [])
      }),
  )
  return await adding.catch(async (error: unknown) => {
    // Sent again while the first is under way still: one of the two adds them, and both say the same.
    const alike = await findMade(db, students, groups, deal)
    if (alike.length === 0) throw error
    await recordShownAgain(context, alike.length)
    return alike
  })
}

/** Passwords that were on a screen once more. */
async function recordShownAgain({ db, now, actor }: ActionContext, students: number): Promise<void> {
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'students_import_again',
    subject: { kind: 'school' },
    after: { students },
  })
}

type Groups = ReadonlyMap<string, { id: number; name: string; courses: readonly number[] }>

async function groupsOf(db: Executor, students: readonly ListedStudent[]): Promise<Groups> {
  const names = students.flatMap(({ group }) => group ?? [])
  const found = await findGroupsByName(db, names)
  const entries = await Promise.all(
    found.map(async ({ id, name, folded }) => {
      return [folded, { id, name, courses: await listCoursesToLearn(db, id) }] as const
    }),
  )
  return new Map(entries)
}

async function findFaults(
  db: Executor,
  students: readonly ListedStudent[],
  groups: Groups,
): Promise<ListFault[]> {
  const taken = await listTakenPhones(
    db,
    students.map(({ phone }) => phone),
  )
  return students.flatMap(({ line, phone, group }) => [
    ...(taken.has(phone) ? [{ line, field: 'phone' as const, reason: 'phone_taken' as const }] : []),
    ...(group !== null && !groups.has(foldGroupName(group))
      ? [{ line, field: 'group' as const, reason: 'unknown_group' as const }]
      : []),
  ])
}

interface Hashed {
  student: ListedStudent
  password: string
  passwordHash: string
}

/** A first password, and what its hash is made with where it is to be known again. */
type Deal = (student: ListedStudent) => { password: string; salt?: Buffer }

/**
 * Those whom the same request added, whose reply was lost: nothing of the passwords is kept, whoever has the request's
 * name gets the same ones again. Known by the salt, at once: a long list verified one by one would be cut off again. Who
 * has another password by now is left out.
 */
async function findMade(db: Executor, students: readonly ListedStudent[], groups: Groups, deal: Deal) {
  const found = await listCredentials(
    db,
    students.map(({ phone }) => phone),
  )
  const held = new Map(found.map((account) => [account.phone, account]))
  return students.flatMap((student) => {
    const account = held.get(student.phone)
    const { password, salt } = deal(student)
    if (!account || !salt || !hasSalt(account.password_hash, salt)) return []
    return [presentMade(account.id, student, groups, password)]
  })
}

function presentMade(id: number, student: ListedStudent, groups: Groups, password: string) {
  const { firstName, lastName, phone, group } = student
  const { name = null } = (group === null ? undefined : groups.get(foldGroupName(group))) ?? {}
  return { id, first_name: firstName, last_name: lastName, phone, group: name, password }
}

async function hashAll(
  students: readonly ListedStudent[],
  deal: Deal,
  onDone: (done: number) => Promise<void>,
): Promise<Hashed[]> {
  const hashed: Hashed[] = []
  for (let start = 0; start < students.length; start += HASHED_AT_ONCE) {
    const some = students.slice(start, start + HASHED_AT_ONCE).map(async (student) => {
      const { password, salt } = deal(student)
      return { student, password, passwordHash: await hashPassword(password, salt) }
    })
    hashed.push(...(await Promise.all(some)))
    await onDone(hashed.length)
  }
  return hashed
}

async function addListed(
  db: Executor,
  { now, random }: ActionContext,
  { student, password, passwordHash }: Hashed,
  groups: Groups,
) {
  const { firstName, lastName, phone, lang, nextDueOn } = student
  const group = student.group === null ? undefined : groups.get(foldGroupName(student.group))
  const account = {
    role: 'student' as const,
    phone,
    passwordHash,
    firstName,
    lastName,
    lang,
    groupId: group?.id ?? null,
    nextDueOn,
    createdAt: now,
  }
  const id = await createPerson(db, account, random)
  if (group) await enrollMany(db, [id], group.courses, now)
  return presentMade(id, student, groups, password)
}
