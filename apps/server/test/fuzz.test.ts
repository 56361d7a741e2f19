import { staffActions, studentActions, type Action, type StaffActionName } from '@qadam/contract'
import fc from 'fast-check'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { linksQuery, waysFrom, type Link } from '../src/database/student-rows.ts'
import { inputSchema } from '../src/http/openapi.ts'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { shapedBy, spoiled } from './schema-arbitrary.ts'
import { startScopeSchool, type ScopeSchool } from './staff-scope-school.ts'
import { signedInStaff } from './staffroom.ts'

// Every action with inputs made from its own schema (valid, nearly valid, hostile), as nobody, a student, a teacher and
// an admin: none fails as a fault of ours, none takes long, none tells how the server is made, and none changes or reads
// what is another's. A few inputs an action here; `npm run check -- --long` tries many, from fresh seeds.

const isLong = process.env['PROPERTY_RUNS'] !== undefined
const runs = isLong ? 40 : 1

/** How long a call may take: far more than the slowest does, far less than an input that explodes would. */
const PATIENCE_MS = 5000

/** What only the server's inside would say. */
const inside =
  /\bat [\w.<>]+ \(|\.[jt]s:\d+|node_modules|\b(?:select|insert|update|delete)\b.+\b(?:from|into|set)\b|syntax error|duplicate key|violates|relation "|column "/i

let scope: ScopeSchool
let fuzzer: { id: number; token: string }
/** Of a student whom the fuzzing student and teacher have nothing to do with. */
let victimsRows: () => Promise<string>
let ids: number[]

beforeAll(async () => {
  scope = await startScopeSchool()
  const { school, neighbours, cases } = scope
  fuzzer = await school.signedInStudent({ groupId: neighbours.group_id, exam: true })
  const { course_id } = cases.group_progress.input as { course_id: number } // as the case has it
  await enroll(school.db, fuzzer.id, course_id, school.clock.now())
  const { student_id } = cases.student.input as { student_id: number } // the same
  const { rows: links } = await sql.raw<Link>(linksQuery).execute(school.db)
  const digests = [...waysFrom(links)].map(
    ([table, way]) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as rows from ${table} t where ${way}`,
  )
  const query = CompiledQuery.raw(`select * from (${digests.join(' union all ')}) all_of_it order by name`, [
    student_id,
  ])
  victimsRows = async () => JSON.stringify((await school.db.executeQuery(query)).rows)
  ids = [...Array.from({ length: 12 }, (_, index) => index + 1), student_id, ...Object.values(neighbours)]
})

interface Caller {
  path: '/api/student' | '/api/staff'
  header: Record<string, string>
}

/** Calls an action with a few inputs of each kind. @returns the statuses that came back. */
async function fuzz(action: Action, { path, header }: Caller, told: readonly string[], known?: object) {
  const shaped = shapedBy(inputSchema(action.input), ids)
  const inputs = known === undefined ? shaped : fc.oneof(fc.constant(known), shaped)
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(inputs, spoiled(inputs)), async (input) => {
      const begun = performance.now()
      const { status, text } = await scope.school.inject({
        method: 'POST',
        url: `${path}?action=${action.name}`,
        headers: { ...header, 'content-type': 'application/json' },
        payload: JSON.stringify(input) ?? 'null',
      })
      statuses.add(status)
      const isFault = status >= 500 && status !== 503
      const isTelling = status >= 400 && inside.test(text)
      const isSlow = performance.now() - begun > PATIENCE_MS
      const reads = told.filter((mark) => text.includes(mark))
      expect({ isFault, isTelling, isSlow, reads, text: isFault || isTelling ? text : '' }).toEqual({
        ...{ isFault: false, isTelling: false, isSlow: false, reads: [], text: '' },
      })
    }),
    { numRuns: runs },
  )
  return [...statuses]
}

/** How many of the actions came further than their input's check. */
const gotThrough = (all: readonly (readonly number[])[]) =>
  all.filter((statuses) => statuses.some((status) => ![400, 401].includes(status))).length

const ofStudents = Object.values(studentActions) as Action[]
const ofStaff = Object.values(staffActions) as Action[]

test('as nobody', async () => {
  const before = await victimsRows()
  // What asks for a token refuses before it reads anything.
  const isTried = ({ access }: Action) => isLong || access.role === 'anyone'
  for (const action of ofStudents.filter(isTried))
    await fuzz(action, { path: '/api/student', header: {} }, scope.marks)
  for (const action of ofStaff.filter(isTried))
    await fuzz(action, { path: '/api/staff', header: {} }, scope.marks)
  expect(await victimsRows()).toBe(before)
})

/** Fuzzes actions that change no row of the victim, and of which enough come further than their input's check. */
async function fuzzEach(actions: readonly Action[], one: (action: Action) => Promise<number[]>) {
  const before = await victimsRows()
  const seen: number[][] = []
  for (const action of actions.filter(({ name }) => !endsSession.includes(name))) {
    seen.push(await one(action))
    if (isLong)
      expect({ action: action.name, rows: await victimsRows() }).toEqual({
        action: action.name,
        rows: before,
      })
  }
  expect(await victimsRows()).toBe(before)
  expect(gotThrough(seen)).toBeGreaterThan(seen.length * 0.3)
}

test('as a student', async () => {
  const caller: Caller = { path: '/api/student', header: { 'x-student-auth': fuzzer.token } }
  await fuzzEach(ofStudents, async (action) => await fuzz(action, caller, []))
})

test('as a teacher of other students', async () => {
  const caller: Caller = { path: '/api/staff', header: { 'x-staff-auth': scope.neighbour.token } }
  await fuzzEach(ofStaff, async (action) => {
    // Without what is the owner's, or the reply to it would say it back.
    const known = scope.marks.reduce(
      (text, mark) => text.replaceAll(mark, 'Boshqa'),
      JSON.stringify(scope.cases[action.name as StaffActionName].input),
    )
    return await fuzz(action, caller, scope.marks, JSON.parse(known) as object)
  })
})

test('as an admin, who may change all of it', async () => {
  const rows = await scope.school.db.selectFrom('settings').select('name').execute()
  const stood = rows.map(({ name }) => name)
  let admin = await signedInStaff(scope.school, 'admin')
  const seen: number[][] = []
  for (const action of ofStaff.filter(({ name }) => !endsSession.includes(name))) {
    // Whatever the inputs before have come to: closed, signed out, asked for a second factor.
    await scope.school.db.deleteFrom('settings').where('name', 'not in', stood).execute()
    if ((await admin.call('me')).status !== 200) admin = await signedInStaff(scope.school, 'admin')
    const known = scope.cases[action.name as StaffActionName].input
    seen.push(await fuzz(action, { path: '/api/staff', header: { 'x-staff-auth': admin.token } }, [], known))
  }
  expect(gotThrough(seen)).toBeGreaterThan(seen.length * 0.3)
})

/** What ends the caller's own session, and with it the rest of the test. */
const endsSession: readonly string[] = ['logout', 'session_end', 'change_password']
