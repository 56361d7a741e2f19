import type { AuditEntry } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

test('a new password opens the account; the old one and every session of it open nothing, and the log says who', async () => {
  const admin = await signedInStaff(school, 'admin')
  const student = await school.signedInStudent()
  const { password } = await admin.data<{ password: string }>('student_password_new', {
    student_id: student.id,
  })
  expect(password).toMatch(/^[0-9A-Z]{10}$/)
  expect((await school.call('profile', {}, student.token)).code).toBe('auth.required')
  await expect(school.signIn(student.phone)).rejects.toThrow('auth.invalid_credentials')
  expect((await school.call('login', { phone: student.phone, password })).status).toBe(200)
  const about = { subject_kind: 'student', subject_id: student.id }
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', about)
  expect(rows).toMatchObject([{ action: 'student_password_new', staff: { id: admin.id } }])
  expect(JSON.stringify(rows)).not.toContain(password)
})

test('of staff, and of nobody, there is none', async () => {
  const admin = await signedInStaff(school, 'admin')
  const teacher = await signedInStaff(school, 'teacher')
  for (const student_id of [admin.id, teacher.id, 999_999])
    expect((await admin.call('student_password_new', { student_id })).code).toBe('not_found')
})
