import { limits, SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { importFaultText } from '../../i18n/import-faults.ts'
import { getSigningSecret } from '../../files/media-store.ts'
import {
  createPerson,
  dealPassword,
  derivePassword,
  hashPassword,
  verifyPassword,
} from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { enrollMany } from '../courses/index.ts'
import { findGroupsByName, foldGroupName, listCoursesToLearn } from '../groups/index.ts'
import { findCredentials, listTakenPhones } from '../people/index.ts'
import { phoneConflict } from './phone-conflict.ts'
import { readStudentList, type ListedStudent, type ListFault } from './read-student-list.ts'

/** Passwords hashed concurrently: sign-ins must not wait for a whole list. */
const HASHED_AT_ONCE = 2

export const studentsImport = handle(
  staffActions.students_import,
  async (context, { csv, dry_run, request_id }) => {
    const { db, lang } = context
    const list = readStudentList(csv)
    if (list.rows > limits.roster.importMax)
      throw new SchoolError('validation.failed', { fields: { csv: 'tooLong' } })
    const groups = await groupsOf(db, list.students)
    const passwordOf = request_id === undefined ? dealPassword : await passwordsOf(db, request_id)
    if (!dry_run && request_id !== undefined) {
      const made = await findMade(db, list.students, groups, passwordOf)
      if (made.length > 0) return { rows: list.rows, errors: [], created: made }
    }
    const faults = [...list.faults, ...(await findFaults(db, list.students, groups))]
    const errors = faults
      .toSorted((one, other) => one.line - other.line)
      .map((fault) => ({ ...fault, message: importFaultText(fault, lang) }))
    if (dry_run || errors.length > 0) return { rows: list.rows, errors, created: [] }
    const hashed = await hashAll(list.students, passwordOf)
    const created = await phoneConflict(
      async () =>
        await db.transaction().execute(async (transaction) => {
          const students = new Map<string, Awaited<ReturnType<typeof addListed>>>()
          // In one order: two concurrent imports of the same people do not deadlock.
          for (const one of hashed.toSorted((a, b) => a.student.phone.localeCompare(b.student.phone)))
            students.set(one.student.phone, await addListed(transaction, context, one, groups))
          await recordAudit(transaction, {
            at: context.now,
            staffId: context.actor.id,
            action: 'students_import',
            subject: { kind: 'school' },
            after: { students: students.size },
          })
          return hashed.flatMap(({ student }) => students.get(student.phone) ?? [])
        }),
    )
    return { rows: list.rows, errors: [], created }
  },
)

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

type PasswordOf = (student: ListedStudent) => string

/** No password is stored: they are derived from the request id, so that a retry gets the same ones. */
async function passwordsOf(db: Executor, requestId: string): Promise<PasswordOf> {
  const secret = await getSigningSecret(db)
  return ({ phone }) => derivePassword(secret, `${requestId} ${phone}`)
}

/** So many accounts are tried to find out whether this request made them: all of a list was taken, or nothing. */
const TRIED = 5

/** Those whom the same request added, for a retry. A student with another password by now is left out. */
async function findMade(
  db: Executor,
  students: readonly ListedStudent[],
  groups: Groups,
  passwordOf: PasswordOf,
) {
  const made = []
  for (const [index, student] of students.entries()) {
    if (index >= TRIED && made.length === 0) return []
    const found = await findCredentials(db, student.phone)
    const password = passwordOf(student)
    if (found && (await verifyPassword(found.password_hash, password)))
      made.push(presentMade(found.id, student, groups, password))
  }
  return made
}

function presentMade(id: number, student: ListedStudent, groups: Groups, password: string) {
  const { firstName, lastName, phone, group } = student
  const { name = null } = (group === null ? undefined : groups.get(foldGroupName(group))) ?? {}
  return { id, first_name: firstName, last_name: lastName, phone, group: name, password }
}

async function hashAll(students: readonly ListedStudent[], passwordOf: PasswordOf): Promise<Hashed[]> {
  const hashed: Hashed[] = []
  for (let start = 0; start < students.length; start += HASHED_AT_ONCE) {
    const some = students.slice(start, start + HASHED_AT_ONCE).map(async (student) => {
      const password = passwordOf(student)
      return { student, password, passwordHash: await hashPassword(password) }
    })
    hashed.push(...(await Promise.all(some)))
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
