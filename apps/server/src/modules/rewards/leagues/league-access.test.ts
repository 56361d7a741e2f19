import type { AuditEntry } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { actWhileLocked } from '../../../../test/held-person.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { shownSetting } from '../../../../test/set-setting.ts'
import { findSetting, saveSetting } from '../../../database/settings-store.ts'
import { leagueSetting } from './league-setting.ts'

const MONDAY = '2026-03-09'
const coins = { first: 5, second: 4, third: 3, rise: 2 }

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
})

test('the switch is an admin’s, and every change of it is in the audit log once', async () => {
  const admin = await signedInStaff(school, 'admin')
  const usual = { first: 30, second: 20, third: 15, rise: 10 }
  expect(await shownSetting(admin, 'leagues')).toMatchObject({
    values: { enabled: true, ...usual },
    revision: 0,
  })
  const save = (values: object) => ({ name: 'leagues', values, revision: 0 })
  // The second time because its reply was lost.
  for (let times = 0; times < 2; times += 1)
    expect(await admin.data('school_settings_save', save({ enabled: false, ...coins }))).toMatchObject({
      values: { enabled: false, ...coins },
      revision: 1,
    })
  expect((await shownSetting(admin, 'leagues')).values).toEqual({ enabled: false, ...coins })
  // In the form that servers of before read.
  expect(await findSetting(school.db, 'leagues')).toEqual({ enabled: false, coins })
  const stale = await admin.call('school_settings_save', save({ enabled: true, ...usual }))
  expect([stale.code, stale.error?.['newer']]).toMatchObject([
    'conflict',
    { values: { enabled: false, ...coins }, revision: 1 },
  ])
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'school_settings_save' })
  expect(rows[0]).toMatchObject({
    subject: { kind: 'school' },
    before: { 'leagues.enabled': true, 'leagues.first': 30, 'leagues.rise': 10 },
    after: {
      'leagues.enabled': false,
      'leagues.first': 5,
      'leagues.second': 4,
      'leagues.third': 3,
      'leagues.rise': 2,
    },
  })
  const teacher = await signedInStaff(school, 'teacher')
  for (const action of ['school_settings', 'school_settings_save'] as const)
    expect((await teacher.call(action, save({ enabled: true }))).code).toBe('access.forbidden')
})

test('of two admins at once the later is refused with what the earlier one has set, and nothing is logged of it', async () => {
  const admin = await signedInStaff(school, 'admin')
  const { revision } = await shownSetting(admin, 'leagues')
  const first = { enabled: true, coins: { ...coins, first: 77 } }
  const later = await actWhileLocked(school, {
    locks: leagueSetting.lock,
    act: async () =>
      await admin.call('school_settings_save', {
        name: 'leagues',
        values: { enabled: false, ...first.coins },
        revision,
      }),
    meanwhile: async (db) =>
      await saveSetting(db, 'leagues', first, { staffId: admin.id, at: school.clock.now() }),
  })
  expect(later.error).toMatchObject({
    code: 'conflict',
    newer: { values: { enabled: true, ...first.coins }, revision: revision + 1 },
  })
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { staff_id: admin.id })
  expect(rows).toEqual([])
})

test('a league is for students who are signed in, and takes days that there are', async () => {
  const one = await school.signedInStudent()
  const teacher = await signedInStaff(school, 'teacher')
  for (const action of ['league', 'league_seen'] as const) {
    expect((await school.call(action, { week: MONDAY })).code).toBe('auth.required')
    expect((await school.call(action, { week: MONDAY }, teacher.token)).code).toBe('access.forbidden')
  }
  for (const week of [undefined, 7, 'Monday', '2026-02-30', '2026-03-09; drop table people'])
    expect((await school.call('league_seen', { week }, one.token)).code).toBe('validation.failed')
})
