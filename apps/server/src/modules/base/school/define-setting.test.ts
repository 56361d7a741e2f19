import { beforeAll, beforeEach, expect, test } from 'vitest'
import { shownSetting } from '../../../../test/set-setting.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { findSettingRecord, saveSetting } from '../../../database/settings-store.ts'
import { defineSetting, wholeForm } from './define-setting.ts'

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
})
beforeEach(async () => {
  await school.db.deleteFrom('settings').where('name', 'in', ['tests', 'promise']).execute()
})

const context = () =>
  ({ db: school.db, actor: { id: admin.id }, lang: 'uz', ...school.moment() }) as unknown as ActionContext // all that a setting reads of it
const logged = async () =>
  (await school.db.selectFrom('audit_log').select('id').where('staff_id', '=', admin.id).execute()).length

test('by itself only what differs is stored; what is none of the definition’s is as usual', async () => {
  const tests = defineSetting('tests', {})
  await tests.save(context(), { values: { pass_percent: 70, max_attempts: 3 }, revision: 0 })
  expect((await findSettingRecord(school.db, 'tests')).value).toEqual({ values: { pass_percent: 70 } })
  for (const stored of [null, 7, [], { values: null }, { values: { pass_percent: 0, newer: 1 } }]) {
    await saveSetting(school.db, 'tests', stored)
    expect(await tests.find(school.db)).toEqual({ pass_percent: 80, max_attempts: 3 })
  }
})

test('another form is stored as it is, and what is usual by the configuration stands over the contract’s', async () => {
  const promise = defineSetting('promise', {
    stored: wholeForm,
    usual: async () => await Promise.resolve({ coins: 20 }),
  })
  expect(await promise.find(school.db)).toEqual({ enabled: false, coins: 20 })
  await promise.save(context(), { values: { enabled: true }, revision: 0 })
  expect((await findSettingRecord(school.db, 'promise')).value).toEqual({ enabled: true, coins: 20 })
})

test('what was saved is shown with who did it, and what follows happens once, in its transaction', async () => {
  const followed: unknown[] = []
  const tests = defineSetting('tests', {
    afterSave: async (db, { before, after }) => {
      const { revision } = await findSettingRecord(db, 'tests')
      followed.push([before.pass_percent, after.pass_percent, revision])
    },
  })
  const sent = { values: { pass_percent: 70 }, revision: 0 }
  const shown = await tests.save(context(), sent)
  expect(shown).toMatchObject({ values: { pass_percent: 70 }, revision: 1, saved_by: 'Nodira Karimova' })
  // Its reply was lost.
  expect(await tests.save(context(), sent)).toEqual(shown)
  expect(await shownSetting(admin, 'tests')).toEqual(shown)
  expect(followed).toEqual([[80, 70, 1]])
})

test('what follows and fails takes the save and its entry in the log back', async () => {
  const tests = defineSetting('tests', { afterSave: async () => await Promise.reject(new Error('no')) })
  const before = await logged()
  const save = tests.save(context(), { values: { pass_percent: 70 }, revision: 0 })
  await expect(save).rejects.toThrow('no')
  expect([await tests.find(school.db), await logged()]).toEqual([
    { pass_percent: 80, max_attempts: 3 },
    before,
  ])
})

test('a check is asked of what is changed alone, and a trial says what would hold and saves nothing', async () => {
  const asked: unknown[] = []
  const tests = defineSetting('tests', {
    check: async (_db, { pass_percent }, changed) => {
      asked.push(changed)
      return await Promise.resolve(pass_percent === 13 ? ['pass_percent'] : [])
    },
  })
  const refused = tests.save(context(), { values: { pass_percent: 13 }, revision: 0 })
  await expect(refused).rejects.toMatchObject({ code: 'validation.failed' })
  const trial = await tests.save(context(), { values: { max_attempts: 5 }, revision: 0, dry_run: true })
  expect(trial).toMatchObject({ values: { pass_percent: 80, max_attempts: 5 }, revision: 0 })
  expect(asked).toEqual([['pass_percent'], ['max_attempts']])
  expect(await tests.find(school.db)).toEqual({ pass_percent: 80, max_attempts: 3 })
})
