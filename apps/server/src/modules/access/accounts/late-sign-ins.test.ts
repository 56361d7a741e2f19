import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { actWhile } from '../../../../test/held-person.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { Executor } from '../../../database/database.ts'
import { closeAccount, setPasswordHash } from '../../base/people/index.ts'

// A client with the old password signs in repeatedly, so that one sign-in is under way when the password is changed:
// all sessions end, and that one is still to begin.

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

const isGivenAnother = (id: number) => async (db: Executor) => await setPasswordHash(db, id, '$argon2id$none')
const isClosed = (id: number) => async (db: Executor) => await closeAccount(db, id, school.clock.now())
const newPassword = { old_password: PASSWORD, new_password: 'yashil olma daraxti' }

test.each([
  ['a sign-in', 'login', 'another password', isGivenAnother],
  ['a sign-in', 'login', 'no open account', isClosed],
  ['a change of the password', 'change_password', 'another password', isGivenAnother],
  ['a change of the password', 'change_password', 'no open account', isClosed],
] as const)(
  '%s (%s) that was under way when there was %s begins no session',
  async (_, action, _why, becomes) => {
    const { id, phone, token } = await school.signedInStudent()
    const input = action === 'login' ? { phone, password: PASSWORD } : newPassword
    const act = async () => await school.call(action, input, token)
    const reply = await actWhile(school, id, { changes: becomes(id), act })
    expect([reply.status, reply.code]).toEqual([401, 'auth.invalid_credentials'])
    const sessions = await school.db.selectFrom('sessions').select('id').where('person_id', '=', id).execute()
    // The earlier session, which ends with all the others.
    expect(sessions).toHaveLength(1)
  },
)

test.for([
  ['student_password_new', 'student_id', {}],
  ['student_close', 'student_id', { closed: true }],
  ['staff_password_new', 'staff_id', {}],
  ['staff_close', 'staff_id', { closed: true }],
] as const)('%s is undone whole where the sessions could not be ended', async ([action, of, more]) => {
  const admin = await signedInStaff(school, 'admin')
  const { id } = await (of === 'student_id' ? school.signedInStudent() : signedInStaff(school, 'teacher'))
  const person = async () =>
    await school.db.selectFrom('people').select(['password_hash', 'closed_at']).where('id', '=', id).execute()
  const before = await person()
  await sql`
    create function refuse_end() returns trigger language plpgsql as $$ begin raise 'no end'; end $$`.execute(
    school.db,
  )
  await sql`create trigger refused before delete on sessions execute function refuse_end()`.execute(school.db)
  try {
    expect((await admin.call(action, { [of]: id, ...more })).status).toBe(500)
    expect(await person()).toEqual(before)
  } finally {
    await sql`drop function refuse_end cascade`.execute(school.db)
  }
})
