import { randomUUID } from 'node:crypto'
import type { Call } from './load.ts'
import type { BenchSchool } from './school.ts'

export interface Workload {
  name: string
  yardstick: 'read' | 'write'
  /** The least share of the yardstick's requests a second (docs: quality bars). */
  bar: number
  /** Whether the same call may be sent again. */
  repeats: boolean
  calls: (school: BenchSchool, url: string) => Call[] | Promise<Call[]>
}

const student = (action: string, token: string, body: object): Call => ({
  path: `/api/student?action=${action}`,
  headers: { 'x-student-auth': token },
  body,
})

/** An action that takes no input, of all students in turns. */
export const askingNothing = (name: string, bar = 0.4): Workload => ({
  name,
  yardstick: 'read',
  bar,
  repeats: true,
  calls: ({ students }) => students.map(({ token }) => student(name, token, {})),
})

export const workloads: readonly Workload[] = [
  askingNothing('profile', 0.5),
  {
    name: 'lesson_questions',
    yardstick: 'read',
    bar: 0.5,
    repeats: true,
    calls: ({ students, lessonId }) =>
      students.map(({ token }) => student('lesson_questions', token, { lesson_id: lessonId })),
  },
  {
    name: 'question_try',
    yardstick: 'write',
    bar: 0.3,
    repeats: false,
    calls: answers,
  },
  askingNothing('get_student_notifications'),
  {
    name: 'review_queue at 10,000 open',
    yardstick: 'read',
    bar: 0.4,
    repeats: true,
    calls: ({ teacherToken }) => [
      { path: '/api/staff?action=review_queue', headers: { 'x-staff-auth': teacherToken }, body: {} },
    ],
  },
]

/** Answers that are each given for the first time: one durable write a call. */
async function answers({ takers }: BenchSchool, url: string): Promise<Call[]> {
  const options = new Map<number, number>()
  const [first] = takers
  for (const { lesson_id } of first?.attempts ?? []) {
    const call = student('lesson_questions', first?.token ?? '', { lesson_id })
    const reply = await fetch(url + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
    })
    const { data } = (await reply.json()) as {
      data: { id: number; other: { options: { id: number }[] } }[] // the contract's Question, as far as it is read
    }
    for (const { id, other } of data) options.set(id, other.options[0]?.id ?? 0)
  }
  // Student by student in turns, as a class answers.
  return takers
    .flatMap(({ token, attempts }) =>
      attempts.flatMap(({ attempt_id, question_ids }) =>
        question_ids.map((question_id, place) => ({ token, attempt_id, question_id, place })),
      ),
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ token, attempt_id, question_id }) =>
      student('question_try', token, { question_id, attempt_id, answer: options.get(question_id) ?? 0 }),
    )
}

/** Hands in 10,000 texts, as students do. */
export function handIns({ students, textTasks }: BenchSchool): Call[] {
  return textTasks
    .flatMap((question_id) => students.map(({ token }) => ({ token, question_id })))
    .slice(0, 10_000)
    .map(({ token, question_id }) =>
      student('question_try', token, {
        question_id,
        request_id: randomUUID(),
        answer:
          'Dastur avval sonni soʻraydi, keyin uni oʻylangan son bilan solishtiradi. Katta yoki kichikligini aytadi va topilguncha takrorlaydi. Oxirida urinishlar sonini chiqaradi va oʻyinchini tabriklaydi, keyin yangi oʻyin boshlashni taklif qiladi. '.repeat(
            2,
          ),
      }),
    )
}
