import type { User } from '@qadam/contract'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { callStaff, StaffMember } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { renewSchoolKeys } from './index.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: school.clock.now().getTime() })

/** A teacher who has a second factor. */
async function guarded() {
  const { id, phone } = await school.createTeacher()
  const member = new StaffMember(school, id, await school.signIn(phone))
  const { secret } = await member.data<{ secret: string }>('second_factor_begin', { password: PASSWORD })
  const { recovery_codes } = await member.data<{ recovery_codes: string[] }>('second_factor_confirm', {
    code: codeOf(secret),
  })
  // The code that confirmed it is used up.
  school.clock.advance(60)
  return { id, phone, secret, recovery_codes }
}

async function signIn(phone: string, code: string | undefined): Promise<number> {
  const first = await school.call('login', { phone, password: PASSWORD })
  const challenge = String(first.error?.['challenge'])
  return (await callStaff<User>(school, 'login_second_step', { challenge, code })).status
}

test('with another secret of the school, apps go on and recovery codes end', async () => {
  const { db } = school
  const { phone, secret, recovery_codes } = await guarded()
  const broken = await guarded()
  const secretsOf = async () =>
    await db.selectFrom('authenticators').select('secret').orderBy('person_id').execute()
  await db
    .updateTable('authenticators')
    .set({ secret: Buffer.from('nothing that was ever sealed by this school') })
    .where('person_id', '=', broken.id)
    .execute()
  const before = await secretsOf()
  expect(await signIn(phone, recovery_codes[0])).toBe(200)

  // Of the one whose secret opens by no key nothing is changed, and it stops nobody else's.
  expect(await renewSchoolKeys(db)).toEqual({ sealed: 1, broken: [broken.id], without: 2 })
  const after = await secretsOf()
  expect([after[0]?.secret?.equals(before[0]?.secret ?? Buffer.of()), after[1]]).toEqual([false, before[1]])
  expect(await signIn(phone, recovery_codes[1])).toBe(400)
  expect(await signIn(phone, codeOf(secret))).toBe(200)
})
