import { limits, SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { importFaultText } from '../../i18n/import-faults.ts'
import { createPerson, dealPassword, hashPassword } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { enrollMany } from '../courses/index.ts'
import { findGroupsByName, foldGroupName, listCoursesToLearn } from '../groups/index.ts'
import { listTakenPhones } from '../people/index.ts'
import { phoneConflict } from './phone-conflict.ts'
import { readStudentList, type ListedStudent, type ListFault } from './read-student-list.ts'

/** So many passwords are hashed at the same time: sign-ins are not to wait for all of a list. */
const HASHED_AT_ONCE = 2

export const studentsImport = handle(staffActions.students_import, async (context, { csv, dry_run }) => {
  const { db, lang } = context
  const list = readStudentList(csv)
  if (list.rows > limits.roster.importMax)
    throw new SchoolError('validation.failed', { fields: { csv: 'tooLong' } })
  const groups = await groupsOf(db, list.students)
  const faults = [...list.faults, ...(await findFaults(db, list.students, groups))]
  const errors = faults
    .toSorted((one, other) => one.line - other.line)
    .map((fault) => ({ ...fault, message: importFaultText(fault, lang) }))
  if (dry_run || errors.length > 0) return { rows: list.rows, errors, created: [] }
  const hashed = await hashAll(list.students)
  const created = await phoneConflict(
    async () =>
      await db.transaction().execute(async (transaction) => {
        const students = new Map<string, Awaited<ReturnType<typeof addListed>>>()
        // In one order: of two who import the same people at once, neither waits for the other without end.
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
})

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

async function hashAll(students: readonly ListedStudent[]): Promise<Hashed[]> {
  const hashed: Hashed[] = []
  for (let start = 0; start < students.length; start += HASHED_AT_ONCE) {
    const some = students.slice(start, start + HASHED_AT_ONCE).map(async (student) => {
      const password = dealPassword()
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
  return { id, first_name: firstName, last_name: lastName, phone, group: group?.name ?? null, password }
}
