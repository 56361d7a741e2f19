import { expect, test } from 'vitest'
import { demoClassmates } from './demo-classmates.ts'
import { demoPeople } from './demo-people.ts'

const { staff, group, secondGroup } = demoPeople
const everyone = [...staff, ...group.students, ...secondGroup.students]

test('the six accounts of the contract can sign in, and nobody else', () => {
  const accounts = everyone.filter(({ password }) => password !== null)
  expect(accounts.map(({ phone, role, password }) => [phone, role, password])).toEqual([
    ['+998900000010', 'teacher', 'demo1234'],
    ['+998900000020', 'admin', 'demo1234'],
    ['+998900000001', 'student', 'demo1234'],
    ['+998900000002', 'student', 'demo1234'],
    ['+998900000003', 'student', 'demo1234'],
    ['+998900000004', 'student', 'demo1234'],
  ])
})

test('each demo student shows the side of the school that the contract promises', () => {
  const [halfway, fresh, frozen, due] = group.students
  expect(halfway).toMatchObject({ exam: true, history: { progress: [{ course: 'python', share: 0.5 }, {}] } })
  expect(halfway?.history.active_days_ago.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 8])
  expect(fresh?.history).toMatchObject({ progress: [], active_days_ago: [] })
  expect(frozen?.payment_due_in_days).toBe(-3)
  expect(due?.payment_due_in_days).toBe(3)
})

test('the group has thirty students, each with a key and a phone of their own, plainly of the demo', () => {
  expect(group.students.length).toBe(30)
  for (const field of ['key', 'phone'] as const)
    expect(new Set(everyone.map((person) => person[field])).size).toBe(everyone.length)
  expect(new Set(everyone.map(({ first_name }) => first_name)).size).toBe(everyone.length)
  for (const person of everyone) {
    expect(person.last_name).toBe('Demo')
    expect(person.phone).toMatch(/^\+99890000\d{4}$/)
  }
  const keys = new Set(staff.map(({ key }) => key))
  for (const one of [group, secondGroup])
    for (const key of [one.teacher, one.curator, one.mentor]) expect(keys).toContain(key)
  expect(secondGroup.teacher).not.toBe(group.teacher)
})

test('every history is possible', () => {
  for (const { key, joined_days_ago, history } of group.students) {
    const days = history.active_days_ago
    expect(days, key).toEqual([...new Set(days)].toSorted((a, b) => a - b))
    expect(
      days.every((day) => day >= 0 && day <= joined_days_ago),
      key,
    ).toBe(true)
    for (const { share } of history.progress) expect(share > 0 && share <= 1, key).toBe(true)
    // Fifteen lessons of Python and three checkpoints at no more than three a day.
    const lessons = (history.progress.find(({ course }) => course === 'python')?.share ?? 0) * 18
    expect(days.length * 3, key).toBeGreaterThanOrEqual(lessons)
  }
})

test('the group is believable: some are ahead, some have not come for a week, some wait for a review', () => {
  const { students } = group
  const count = (is: (student: (typeof students)[number]) => boolean) => students.filter(is).length
  const share = (student: (typeof students)[number]) => student.history.progress[0]?.share ?? 0
  expect(count((student) => share(student) > 0.6)).toBeGreaterThanOrEqual(4)
  expect(count((student) => share(student) < 0.3)).toBeGreaterThanOrEqual(4)
  expect(count(({ history }) => (history.active_days_ago[0] ?? 0) > 7)).toBeGreaterThanOrEqual(3)
  const waited = students.flatMap(({ history }) => history.waiting.map(({ hours_ago }) => hours_ago))
  expect(waited.length).toBeGreaterThanOrEqual(15)
  expect(waited.filter((hours) => hours > 24).length).toBeGreaterThanOrEqual(2)
  expect(new Set(waited).size).toBe(waited.length)
})

test('the classmates are the same every time', () => {
  expect(demoClassmates()).toEqual(demoClassmates())
})
