import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TryResult, User } from '@qadam/contract'
import type { ArchiveQuestion } from '@qadam/course-archive'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../src/database/open-database.ts'
import { openDiskStore } from '../src/files/disk-store.ts'
import { loadCourse } from '../src/modules/content/archives/index.ts'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { createStudents, KilledServer, password } from './killed-server.ts'
import { practiceCourse } from './practice-course.ts'

const phone = '+998901234567'
const task: ArchiveQuestion = {
  id: 'project',
  text: { uz: 'Qoʻshing' },
  type: 'compiler',
  language: 'python',
  starter: { 'main.py': '' },
  checks: [{ id: 'ends', title: { uz: 'Tugaydi' }, output: '5' }],
}

let server: KilledServer
let questionId: number

beforeAll(async () => {
  server = new KilledServer()
  await server.inDatabase(fillSchool)
  await server.start()
})
afterAll(async () => await server.remove())

async function fillSchool({ db }: OpenDatabase): Promise<void> {
  const course = practiceCourse()
  const [module] = course.modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('the practice course has become too small')
  lesson.questions = [task]
  module.lessons = [lesson]
  const files = await openDiskStore(path.join(server.folder, 'data/files'))
  const courseId = await loadCourse({ db, files, random: () => 0.5, now: new Date() }, course)
  questionId = (await db.selectFrom('questions').select('id').executeTakeFirstOrThrow()).id
  for (const id of await createStudents(db, [phone])) await enroll(db, id, courseId, new Date())
}

/** The processes of the sandbox that a server has started, also those with another parent by now. */
function sandboxes(): number[] {
  const isOurs = (pid: string) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return words.some((word) => word.endsWith('sandbox/child.ts')) && started.has(parentOf(pid))
    } catch {
      return false // it has ended meanwhile
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurs(name))
    .map(Number)
}
const started = new Set<number>()
const parentOf = (pid: string) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
const isAlive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test.runIf(process.platform === 'linux')(
  'a server that is killed while it checks takes the program along, and the next one marks it and does not run it again',
  { timeout: 300_000 },
  async () => {
    started.add(server.process.child.pid ?? 0)
    const { token } = await server.call<User>('login', { phone, password })
    const answer = { files: { 'main.py': 'while True: pass' }, media: {} }
    const handed = await server.call<TryResult>(
      'question_try',
      { question_id: questionId, answer },
      token ?? '',
    )
    expect(handed.submission?.checks?.state).toBe('waiting')
    await expect.poll(sandboxes, { timeout: 60_000 }).not.toEqual([])
    const running = sandboxes()
    await server.end()
    await expect.poll(() => running.filter(isAlive), { timeout: 30_000 }).toEqual([])

    await server.start()
    started.add(server.process.child.pid ?? 0)
    // The queue polls each second or two, and has returned a dead process's job by then.
    const until = Date.now() + 8000
    while (Date.now() < until) {
      expect(sandboxes()).toEqual([])
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const again = await server.call<{ checks?: unknown }[]>(
      'submissions',
      { question_id: questionId },
      token ?? '',
    )
    expect(again).toHaveLength(1)
    expect(again[0]).not.toHaveProperty('checks')
    expect(server.process.output() + server.process.errors()).toContain(
      'the server did not survive these checks',
    )
    await server.end('SIGTERM')
    const rows = await server.inDatabase(
      async ({ db }) =>
        await db.selectFrom('check_results').select(['results', 'started_at', 'lost_at']).execute(),
    )
    expect(rows).toEqual([
      { results: null, started_at: expect.any(Date) as Date, lost_at: expect.any(Date) as Date },
    ])
  },
)
