import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HelperReply, ShownSetting, User } from '@qadam/contract'
import { dailyLimit, HelpedSchool, type Talk } from '../../../../test/helped-school.ts'
import { multipart } from '../../../../test/echo-school.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'

let helped: HelpedSchool
beforeAll(async () => {
  helped = await HelpedSchool.start()
})
beforeEach(async () => await helped.renew())
afterAll(async () => await helped.close())

const ask = async (input: object) => await helped.student.call('yordamchi_ai', { message: 'Nega?', ...input })
const talk = async (slot: 'py' | 'web') => await helped.student.data<Talk>('helper_history', { slot })
const told = () => helped.sent().at(-1)?.content ?? ''

describe('in a playground', () => {
  test('the program as it was sent is talked about, with no task and the last error', async () => {
    const [payload, type] = multipart([
      { name: 'slot', value: 'py' },
      { name: 'message', value: 'Nega ishlamaydi?' },
      { name: 'problem', value: 'NameError: name x' },
      { name: 'file[]', value: 'print(x)', fileName: 'main.py' },
    ])
    const headers = { 'content-type': type, 'x-student-auth': helped.student.token }
    const reply = await helped.school.inject({
      method: 'POST',
      url: '/api/student?action=yordamchi_ai',
      headers,
      payload,
    })
    expect(reply.status).toBe(200)
    expect(told()).toMatch(/print\(x\)[^]*NameError: name x[^]*Nega ishlamaydi\?/)
    expect(helped.sent()[0]?.content).toContain('oʻzi oʻylab topgan dastur')
  })

  test('each has a talk of its own, beside those about questions', async () => {
    await ask({ slot: 'py' })
    await ask({ slot: 'web', message: 'Sahifa?' })
    await helped.ask('Vazifa?')
    expect((await talk('py')).messages.map(({ content }) => content)).toEqual(['Nega?', helped.stub.reply])
    expect((await talk('web')).messages).toHaveLength(2)
    expect((await helped.talk()).messages).toHaveLength(2)
    expect(helped.sent().filter(({ role }) => role === 'user')).toHaveLength(1)
    expect(await (await helped.practising.student()).data('helper_history', { slot: 'py' })).toMatchObject({
      messages: [],
    })
  })

  test('the day’s limit is one with that of practice', async () => {
    for (let asked = 1; asked < dailyLimit; asked += 1) await ask({ slot: 'web' })
    await helped.ask('?')
    expect((await ask({ slot: 'py' })).error).toMatchObject({ code: 'helper.limit_reached', left_today: 0 })
    expect((await talk('py')).left_today).toBe(0)
  })

  test('hints climb a ladder of their own', async () => {
    const hint = async (retry: boolean) =>
      (await helped.student.data<HelperReply>('new_yordamchi_ai', { slot: 'py', retry })).level
    expect([await hint(false), await hint(true), await hint(true)]).toEqual([1, 2, 3])
    expect((await helped.hint('1')).level).toBe(1)
  })

  test('without files the saved program is looked at, else what one begins with', async () => {
    await ask({ slot: 'py' })
    expect(told()).toContain('print("Salom, dunyo!")')
    await helped.student.data('save_project_data', {
      slot: 'py',
      project: { files: { 'main.py': 'print(7 * 6)' } },
      revision: 0,
    })
    await ask({ slot: 'py' })
    expect(told()).toContain('print(7 * 6)')
  })

  test('a client that names neither is told about by its files', async () => {
    const send = async (fileName: string) => {
      const [payload, type] = multipart([
        { name: 'message', value: fileName },
        { name: 'file[]', value: 'x', fileName },
      ])
      const headers = { 'content-type': type, 'x-student-auth': helped.student.token }
      await helped.school.inject({
        method: 'POST',
        url: '/api/student?action=yordamchi_ai',
        headers,
        payload,
      })
    }
    await send('style.css')
    await send('main.py')
    expect((await talk('web')).messages[0]?.content).toBe('style.css')
    expect((await talk('py')).messages.map(({ content }) => content)).toContain('main.py')
  })

  test('the built-in helper explains the student’s own code, and speaks of no task', async () => {
    const built = await HelpedSchool.start({ withModel: false })
    const student = await built.practising.student()
    const hint = async (level: number, program: string) => {
      await student.data('save_project_data', {
        slot: 'py',
        project: { files: { 'main.py': program } },
        revision: level === 1 ? 0 : level - 1,
      })
      const { reply } = await student.data<HelperReply>('new_yordamchi_ai', { slot: 'py', retry: level > 1 })
      expect(reply).not.toMatch(/[Vv]azifadagi|Darsning/)
      return reply
    }
    expect(await hint(1, 'print("Salom, dunyo!")\n')).toContain('Bu yerda topshiriq yoʻq')
    expect(await hint(2, 'print(slom)')).toContain('main.py, 1-qator')
    expect(await hint(3, 'print(7)')).toMatch(/input[^]*```python/)
    await built.close()
  })
})

describe('is refused in a playground', () => {
  const all = ['yordamchi_ai', 'new_yordamchi_ai', 'helper_history'] as const
  const input = { slot: 'py', message: 'Salom' }

  test.each(all)('%s without a session, as staff, frozen, or of a wrong place', async (action) => {
    expect((await helped.school.call(action, input)).code).toBe('auth.required')
    const teacher = await helped.school.createTeacher()
    expect((await helped.school.call(action, input, await helped.school.signIn(teacher.phone))).code).toBe(
      'access.forbidden',
    )
    for (const bad of [{ slot: 'ruby' }, { slot: 'py', question_id: helped.project }, { question_id: null }])
      expect((await helped.student.call(action, { ...input, ...bad })).code).toBe('validation.failed')
    const { db } = helped.school
    await db.updateTable('people').set({ frozen: true }).where('id', '=', helped.student.id).execute()
    expect((await helped.student.call(action, input)).code).toBe('account.frozen')
  })

  test.each(all)('%s while a part of the exam runs', async (action) => {
    const { db } = helped.school
    await db.updateTable('people').set({ exam: true }).where('id', '=', helped.student.id).execute()
    await helped.student.data('exam_start', { level: 'Part 1' })
    const reply = await helped.student.call(action, input)
    expect(reply.error).toMatchObject({ code: 'access.forbidden', reason: 'test_open' })
  })

  test.each(all)('%s where the school wants help in practice alone, and nothing else is', async (action) => {
    const admin = await signedInStaff(helped.school, 'admin')
    const { helper } = await admin.data<{ helper: ShownSetting }>('school_settings', {})
    const save = async (helper_place: string, at: number) =>
      (
        await admin.data<ShownSetting>('school_settings_save', {
          name: 'helper',
          revision: at,
          values: { helper_place },
        })
      ).revision
    expect((await helped.student.data<User>('profile', {})).helper_in_playgrounds).toBe(true)
    const next = await save('practice', helper.revision)
    expect((await helped.student.data<User>('profile', {})).helper_in_playgrounds).toBe(false)
    const reply = await helped.student.call(action, input)
    expect(reply.error).toMatchObject({ code: 'access.forbidden', reason: 'helper_off' })
    expect((await helped.ask('?')).status).toBe(200)
    await save('everywhere', next)
    expect((await helped.student.call(action, input)).status).toBe(200)
  })
})

test('the teacher of the group reads along, and no other', async () => {
  const teacher = await signedInStaff(helped.school, 'teacher')
  const neighbour = await signedInStaff(helped.school, 'teacher')
  await createGroup(helped.school, neighbour)
  helped.student = await helped.practising.student({ groupId: await createGroup(helped.school, teacher) })
  await ask({ slot: 'py', message: 'Oʻyin yozsam boʻladimi?' })
  const asked = { student_id: helped.student.id, slot: 'py' }
  expect(await teacher.data('helper_history', asked)).toMatchObject({
    messages: [{ content: 'Oʻyin yozsam boʻladimi?' }, { role: 'assistant' }],
  })
  expect((await neighbour.call('helper_history', asked)).code).toBe('not_found')
  expect((await teacher.call('helper_history', { student_id: helped.student.id })).code).toBe(
    'validation.failed',
  )
})
