import { type Notification, serverLimits } from '@qadam/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { notify, reviewApproved } from './index.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

const lesson = { uz: 'Oʻzgaruvchilar', ru: 'Переменные' }

/** Notifies of a decision on work in a lesson. */
async function addNotification(person: SignedIn, { key = 'review:1', lesson_id = 3 } = {}) {
  const params = { lesson, points: 40, coins: 5 }
  const about = { personId: person.id, params, place: { course_id: 1, module_id: 2, lesson_id }, key }
  return await school.db
    .transaction()
    .execute(async (transaction) => await notify(transaction, reviewApproved, about, school.clock.now()))
}

async function list(person: SignedIn): Promise<Notification[]> {
  const reply = await school.call<{ notifications: Notification[] }>(
    'get_student_notifications',
    {},
    person.token,
  )
  if (!reply.body.success) throw new Error(reply.code)
  return reply.body.data.notifications
}

const actions = ['mark_notification_read', 'delete_student_notification'] as const

test('what the school tells a student stands in their list, unread, in their language', async () => {
  const student = await school.signedInStudent()
  expect(await list(student)).toEqual([])
  await addNotification(student)
  const [uz] = await list(student)
  expect(uz).toEqual({
    id: uz?.id,
    title: 'Ishingiz qabul qilindi!',
    detail: '«Oʻzgaruvchilar» darsidagi ishingiz ustozga maʼqul keldi. Sizga 40 ball va 5 tanga berildi.',
    link: '/course/1/module/2/3',
    isRead: false,
    created_at: school.clock.now().toISOString(),
  })
  await school.call('update_lang', { lang: 'ru' }, student.token)
  const [ru] = await list(student)
  expect(ru?.detail).toBe(
    'Преподаватель принял вашу работу к уроку «Переменные». Вы получили 40 баллов и 5 монет.',
  )
})

test('nobody is told twice of one event, also after taking it off the list', async () => {
  const student = await school.signedInStudent()
  expect(await addNotification(student)).toHaveLength(1)
  expect(await addNotification(student)).toEqual([])
  const [told] = await list(student)
  await school.call('delete_student_notification', { notification_id: told?.id }, student.token)
  expect(await addNotification(student)).toEqual([])
  expect(await list(student)).toEqual([])
})

test('the live event carries what the list will show, in the reader’s language', async () => {
  const student = await school.signedInStudent({ lang: 'ru' })
  const [message] = await addNotification(student)
  expect(message).toEqual({ to: student.id, event: 'notification', data: (await list(student))[0] })
})

test('what is told in a transaction that fails was never told', async () => {
  const student = await school.signedInStudent()
  const failing = school.db.transaction().execute(async (transaction) => {
    const place = { course_id: 1, module_id: 2, lesson_id: 3 }
    const about = { personId: student.id, params: { lesson, points: 1, coins: 1 }, place, key: 'x' }
    await notify(transaction, reviewApproved, about, school.clock.now())
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await list(student)).toEqual([])
})

test('the newest fifty come, newest first', async () => {
  const student = await school.signedInStudent()
  for (let index = 0; index < serverLimits.notifications.page + 3; index += 1) {
    await addNotification(student, { key: `review:${index}`, lesson_id: index })
  }
  const links = (await list(student)).map(({ link }) => link)
  expect(links).toHaveLength(50)
  expect([links[0], links.at(-1)]).toEqual(['/course/1/module/2/52', '/course/1/module/2/3'])
})

test.each([
  ['a kind', { kind: 'advert' }],
  ['params', { params: JSON.stringify({ lesson: null }) }],
])('what a newer server wrote with %s of its own is a plain line among the others', async (_, newer) => {
  const student = await school.signedInStudent()
  await addNotification(student, { key: 'a' })
  await addNotification(student, { key: 'b' })
  const [latest] = await list(student)
  await school.db
    .updateTable('notifications')
    .set(newer)
    .where('id', '=', latest?.id ?? 0)
    .execute()
  expect(await list(student)).toMatchObject([
    { id: latest?.id, title: 'Maktabdan xabar', link: '/course/1/module/2/3', isRead: false },
    { title: 'Ishingiz qabul qilindi!' },
  ])
  await school.call('update_lang', { lang: 'ru' }, student.token)
  const [inRussian] = await list(student)
  expect(inRussian).toMatchObject({ title: 'Сообщение от школы' })
})

test('reading marks one, keeps the moment, and gives the list as it is then', async () => {
  const student = await school.signedInStudent()
  await addNotification(student, { key: 'a' })
  await addNotification(student, { key: 'b' })
  const [newer, older] = await list(student)
  for (let times = 0; times < 2; times += 1) {
    const reply = await school.call<{ notifications: Notification[] }>(
      'mark_notification_read',
      { notification_id: String(older?.id) },
      student.token,
    )
    expect(reply.body).toMatchObject({
      success: true,
      data: {
        notifications: [
          { id: newer?.id, isRead: false },
          { id: older?.id, isRead: true },
        ],
      },
    })
    school.clock.advance(60)
  }
  const { read_at } = await school.db
    .selectFrom('notifications')
    .select('read_at')
    .where('id', '=', older?.id ?? 0)
    .executeTakeFirstOrThrow()
  expect(read_at?.getTime()).toBe(school.clock.now().getTime() - 120_000)
})

test('taking one off the list leaves the others', async () => {
  const student = await school.signedInStudent()
  await addNotification(student, { key: 'a' })
  await addNotification(student, { key: 'b' })
  const [newer, older] = await list(student)
  const reply = await school.call(
    'delete_student_notification',
    { notification_id: newer?.id },
    student.token,
  )
  expect(reply.body).toMatchObject({ data: { notifications: [{ id: older?.id }] } })
  const again = await school.call(
    'delete_student_notification',
    { notification_id: newer?.id },
    student.token,
  )
  expect([again.status, again.code]).toEqual([404, 'not_found'])
})

describe.each(actions)('%s', (action) => {
  test('of another’s notification is not_found and changes nothing', async () => {
    const [owner, neighbour] = [await school.signedInStudent(), await school.signedInStudent()]
    await addNotification(owner)
    const [theirs] = await list(owner)
    const reply = await school.call(action, { notification_id: theirs?.id }, neighbour.token)
    expect([reply.status, reply.code]).toEqual([404, 'not_found'])
    expect(await list(owner)).toEqual([theirs])
  })

  test.each([{}, { notification_id: 'x' }, { notification_id: 0 }, { notification_id: 2 ** 40 }])(
    'refuses %j',
    async (input) => {
      const { token } = await school.signedInStudent()
      const reply = await school.call(action, input, token)
      expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
    },
  )
})

test('all three need a student’s token, frozen or not', async () => {
  const teacher = await school.signIn((await school.createTeacher()).phone)
  const frozen = await school.signedInStudent({ frozen: true })
  for (const action of ['get_student_notifications', ...actions] as const) {
    const input = { notification_id: 1 }
    expect((await school.call(action, input)).code).toBe('auth.required')
    expect((await school.call(action, input, teacher)).code).toBe('access.forbidden')
    expect((await school.call(action, input, frozen.token)).code).not.toBe('account.frozen')
  }
})
