import { limits, type Module, type Project, type ProjectVersion, serverLimits } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { enroll } from '../courses/index.ts'

const starter = { 'main.py': 'print("boshlash")\n', 'narxlar.csv': 'non,4000\n' }
const authored = { ...starter, 'main.py': { uz: starter['main.py'], ru: 'print("начало")\n' } }

let school: TestSchool
let learning: Learning
let student: Learner
let courseId: number
/** A compiler question in the open first lesson, one in a closed lesson, and a question of another type. */
let open: number
let closed: number
let choice: number

/** The small course with a compiler question in its first and its second lesson. */
function codeCourse() {
  const course = smallCourse('code')
  for (const lesson of course.modules[0]?.lessons ?? []) {
    lesson.type = 'Learn_Practice'
    lesson.questions.push({
      id: 'code',
      type: 'compiler',
      text: { uz: 'Dastur yozing' },
      language: 'python',
      starter: authored,
      solution: { 'main.py': 'print("SUCCESS")\n' },
    })
  }
  return course
}

async function idOf(lessonId: string, questionId: string): Promise<number> {
  const row = await school.db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select('questions.id')
    .where('lessons.course_id', '=', courseId)
    .where('lessons.stable_id', '=', lessonId)
    .where('questions.stable_id', '=', questionId)
    .executeTakeFirstOrThrow()
  return row.id
}

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  courseId = await school.loadCourse(codeCourse())
  open = await idOf('one', 'code')
  closed = await idOf('two', 'code')
  choice = await idOf('one', 'q1')
})
beforeEach(async () => {
  student = await learning.student()
  await enroll(school.db, student.id, courseId, school.clock.now())
})

const files = (text: string) => ({ files: { 'main.py': text } })
const save = (text: string, revision: number, more: object = {}) =>
  student.call<{ revision: number }>('save_project_data', {
    question_id: open,
    project: files(text),
    revision,
    ...more,
  })
const load = async (place: object = { question_id: open }) =>
  await student.data<Project>('get_project_data', place)
const versions = async () =>
  (await student.data<ProjectVersion[]>('project_versions', { question_id: open })).map(
    (version) => version.revision,
  )

describe('a project', () => {
  test('begins as the question’s starter, without its solution', async () => {
    expect(await load()).toEqual({ name: '', files: starter, media: {}, revision: 0, saved_at: null })
  })

  test('begins in the language of the student', async () => {
    await student.call('update_lang', { lang: 'ru' })
    expect((await load()).files['main.py']).toBe('print("начало")\n')
  })

  test('is found again as it was saved', async () => {
    const project = {
      name: 'Hisob',
      ...files('print("oʻyin ʼ 🙂")\n'),
      media: { 'a.png': 'data:image/png;base64,AQID' },
    }
    expect(
      (await student.call('save_project_data', { question_id: open, project, revision: 0 })).body,
    ).toEqual({ success: true, data: { revision: 1 } })
    expect(await load()).toEqual({
      ...project,
      revision: 1,
      saved_at: school.clock.now().toISOString(),
    })
  })

  test('belongs to one student and one place', async () => {
    await save('mine', 0)
    const other = await learning.student()
    await enroll(school.db, other.id, courseId, school.clock.now())
    expect(await other.data('get_project_data', { question_id: open })).toMatchObject({ revision: 0 })
    expect(
      await other.call('save_project_data', { question_id: open, project: files('x'), revision: 1 }),
    ).toMatchObject({ status: 404, code: 'not_found' })
    expect(await load({ slot: 'py' })).toMatchObject({ revision: 0 })
    expect(await load()).toMatchObject(files('mine'))
  })

  test('of a playground begins small and in the student’s language', async () => {
    expect(Object.keys((await load({ slot: 'web' })).files).sort()).toEqual([
      'index.html',
      'script.js',
      'style.css',
    ])
    await student.data('update_lang', { lang: 'ru' })
    expect((await load({ slot: 'py' })).files['main.py']).toContain('Привет')
  })
})

describe('two devices', () => {
  test('do not overwrite each other: the later one is given the newer project', async () => {
    await save('first', 0)
    await save('phone', 1)
    const late = await save('laptop', 1)
    expect([late.status, late.code]).toEqual([409, 'conflict'])
    expect(late.error).toMatchObject({ newer: { ...files('phone'), revision: 2 } })
    expect(await load()).toMatchObject({ ...files('phone'), revision: 2 })
  })

  test('a save whose reply was lost is no conflict when it comes again, the first and a later one', async () => {
    for (const [text, revision] of [
      ['first', 0],
      ['second', 1],
    ] as const) {
      await save(text, revision)
      const again = await save(text, revision)
      expect([again.status, again.body]).toEqual([200, { success: true, data: { revision: revision + 1 } }])
    }
    expect(await load()).toMatchObject({ ...files('second'), revision: 2 })
    expect((await save('first', 0)).code).toBe('conflict')
  })

  test('that save first at the same moment make one project', async () => {
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((text) => save(text, 0)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.code === 'conflict')).toHaveLength(3)
    expect(await load()).toMatchObject({ revision: 1 })
  })

  test('that save over the same revision at once: one is saved', async () => {
    await save('first', 0)
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((text) => save(text, 1)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(await load()).toMatchObject({ revision: 2 })
  })
})

describe('the history', () => {
  test('keeps a replaced state now and then, and always where it was asked to', async () => {
    await save('1', 0)
    await save('2', 1)
    school.clock.advance(20)
    await save('3', 2)
    expect(await versions()).toEqual([1])
    await save('4', 3, { keep_replaced: true })
    expect(await versions()).toEqual([3, 1])
    school.clock.advance(limits.project.versionEvery_s)
    await save('5', 4)
    await save('6', 5)
    expect(await versions()).toEqual([5, 3, 1])
    expect(await load({ question_id: open, version: 3 })).toMatchObject({ ...files('3'), revision: 3 })
    expect(await load({ question_id: open, version: 0 })).toMatchObject({ files: starter })
    expect((await student.call('get_project_data', { question_id: open, version: 2 })).code).toBe('not_found')
  })

  test('forgets the oldest states only', async () => {
    const { versions: most } = limits.project
    for (let revision = 0; revision <= most + 5; revision += 1)
      await save(String(revision), revision, { keep_replaced: true })
    const stored = await versions()
    expect(stored).toHaveLength(most)
    expect(stored[0]).toBe(most + 5)
    expect(stored.at(-1)).toBe(6)
  })

  test('is nobody else’s', async () => {
    await save('1', 0)
    await save('2', 1)
    const other = await learning.student()
    await enroll(school.db, other.id, courseId, school.clock.now())
    expect(await other.data('project_versions', { question_id: open })).toEqual([])
    expect((await other.call('get_project_data', { question_id: open, version: 1 })).code).toBe('not_found')
  })
})

describe('the tour of the code lab', () => {
  test('that was seen on one device is seen on every other, and by nobody else', async () => {
    expect(await student.data('code_tour', {})).toEqual({ seen: false })
    expect(await student.data('code_tour', { seen: true })).toEqual({ seen: true })
    expect(await student.data('code_tour', {})).toEqual({ seen: true })
    expect(await (await learning.student()).data('code_tour', {})).toEqual({ seen: false })
  })

  test('can’t be made unseen', async () => {
    await student.data('code_tour', { seen: true })
    expect((await student.call('code_tour', { seen: false })).code).toBe('validation.failed')
    expect(await student.data('code_tour', {})).toEqual({ seen: true })
  })

  test('is no matter of who is signed out, staff or frozen', async () => {
    const action = 'code_tour'
    expect((await school.call(action, {})).code).toBe('auth.required')
    const teacher = await school.createTeacher()
    expect((await school.call(action, {}, await school.signIn(teacher.phone))).code).toBe('access.forbidden')
    await school.db.updateTable('people').set({ frozen: true }).where('id', '=', student.id).execute()
    expect((await student.call(action, {})).code).toBe('account.frozen')
  })
})

describe('no project is given or taken', () => {
  const all = ['get_project_data', 'save_project_data', 'project_versions'] as const
  const input = (place: object) => ({ ...place, project: files('x'), revision: 0 })

  test.each(all)('by %s without a session, from staff, or frozen', async (action) => {
    expect((await school.call(action, input({ slot: 'py' }))).code).toBe('auth.required')
    const teacher = await school.createTeacher()
    const token = await school.signIn(teacher.phone)
    expect((await school.call(action, input({ slot: 'py' }), token)).code).toBe('access.forbidden')
    await school.db.updateTable('people').set({ frozen: true }).where('id', '=', student.id).execute()
    for (const place of [{ question_id: open }, { slot: 'py' }])
      expect((await student.call(action, input(place))).code).toBe('account.frozen')
  })

  test.each(all)(
    'by %s in a closed lesson, of another’s course, or for a question without code',
    async (action) => {
      expect((await student.call(action, input({ question_id: closed }))).code).toBe('lesson.closed')
      expect((await student.call(action, input({ question_id: choice }))).code).toBe('not_found')
      expect((await student.call(action, input({ question_id: 2_000_000_000 }))).code).toBe('not_found')
      const stranger = await learning.student()
      expect((await stranger.call(action, input({ question_id: open }))).code).toBe('not_found')
    },
  )

  test.each(all)('by %s for no place, two places or a place there is not', async (action) => {
    for (const place of [{}, { question_id: open, slot: 'py' }, { slot: 'css' }, { question_id: -1 }]) {
      const reply = await student.call(action, input(place))
      expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
    }
  })
})

describe('a bad project is refused, and the saved one stays', () => {
  test.each([
    [undefined],
    [null],
    ['x'],
    [[]],
    [{}],
    [{ files: {} }],
    [{ files: [] }],
    [{ files: { 'main.py': 1 } }],
    [{ files: { 'main.py': null } }],
    [{ files: { '../main.py': '' } }],
    [{ files: { 'a/b.py': '' } }],
    [{ files: { '.py': '' } }],
    [{ files: { '': '' } }],
    [{ files: { 'a\u0000.py': '' } }],
    [{ files: { 'main.py': '\u0000' } }],
    [{ files: { 'main.py': '\ud800' } }],
    [{ files: JSON.parse('{"__proto__":"x"}') as object }],
    [{ files: { ['a'.repeat(101)]: '' } }],
    [{ files: { 'main.py': '' }, media: { 'a.png': 1 } }],
    [{ files: { 'main.py': '' }, media: { '../a.png': '' } }],
    [{ files: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}.py`, ''])) }],
  ])('%j', async (project) => {
    await save('saved', 0)
    const reply = await student.call('save_project_data', { question_id: open, project, revision: 1 })
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
    expect(await load()).toMatchObject({ ...files('saved'), revision: 1 })
  })

  test.each([[-1], [1.5], ['x'], [null], [undefined], [3_000_000_000]])('revision %j', async (revision) => {
    const reply = await student.call('save_project_data', { slot: 'py', project: files('x'), revision })
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
  })

  test('larger than allowed, in one file or in many, or larger than a request may be', async () => {
    await save('saved', 0)
    const { maxBytes } = limits.project
    const huge = [
      files('x'.repeat(maxBytes)),
      { files: Object.fromEntries(['a.py', 'b.py'].map((name) => [name, 'ʻ'.repeat(maxBytes / 4)])) },
      files('x'.repeat(serverLimits.request.maxBodyBytes)),
    ]
    for (const project of huge) {
      const reply = await student.call('save_project_data', { question_id: open, project, revision: 1 })
      expect([reply.status, reply.code]).toEqual([413, 'file.too_large'])
    }
    expect(await load()).toMatchObject({ ...files('saved'), revision: 1 })
  })

  test('as large as allowed is kept', async () => {
    const frame = Buffer.byteLength(JSON.stringify({ name: '', ...files(''), media: {} }))
    const text = 'x'.repeat(limits.project.maxBytes - frame)
    expect((await save(text, 0)).status).toBe(200)
    expect((await load()).files['main.py']).toBe(text)
  })
})

test('the list of lessons tells which of the open ones ask for Python', async () => {
  const modules = await student.data<Module[]>('course_modules', { course_id: courseId })
  const lessons = modules.flatMap((module) => module.lessons)
  expect(lessons.map(({ state, python }) => [state, python])).toEqual([
    ['open', true],
    ['closed', undefined],
    ['closed', undefined],
  ])
})
