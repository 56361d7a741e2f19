import { allowed, defineActions, id, noInput, text } from '@qadam/contract'
import * as z from 'zod/mini'
import { handle } from '../src/actions/action-handler.ts'
import { accountsActions } from '../src/modules/access/accounts/index.ts'
import { startTestSchool, type Reply, type SignedIn, type TestSchool } from './test-school.ts'

const access = allowed('anyone', 'own')
const failing = { access, summary: 'Fails', input: noInput, output: z.null() }
const giving = { input: noInput, output: z.int() }
const actions = defineActions({
  echo: {
    access: { role: 'student', frozen: 'refused', reach: 'own' },
    summary: 'Gives back what came',
    input: z.object({ lesson_id: id, answer: z.optional(z.unknown()), note: z.optional(text(20)) }),
    output: z.object({
      lesson_id: z.int(),
      answer: z.unknown(),
      note: z.nullable(z.string()),
      files: z.array(z.string()),
    }),
  },
  leak: {
    access,
    summary: 'Gives more than the contract names',
    input: noInput,
    output: z.array(z.object({ id: z.int() })),
  },
  crash: failing,
  database_gone: failing,
  deadlock: failing,
  review: { access: allowed('teacher', 'own'), summary: 'For teachers', ...giving },
  settings: { access: allowed('admin', 'own'), summary: 'For admins', ...giving },
})
const fails = (name: 'crash' | 'database_gone' | 'deadlock', error: unknown) =>
  handle(actions[name], () => Promise.reject(error as Error)) // whatever a driver may throw

export const urlencoded = 'application/x-www-form-urlencoded'

export interface EchoSchool {
  school: TestSchool
  student: SignedIn
  /** A body of any type to the action `echo`, or to that of `query`, as the student. */
  post: (
    payload: string | Buffer,
    type: string,
    query?: string,
    headers?: Record<string, string>,
  ) => Promise<Reply & { text: string }>
}

/** A school whose actions are made to try the router: they echo their input, leak, and fail. */
export async function startEchoSchool(): Promise<EchoSchool> {
  const school = await startTestSchool({
    actions: {
      student: {
        ...accountsActions,
        echo: handle(actions.echo, async (context, input) => ({
          lesson_id: input.lesson_id,
          answer: input.answer ?? null,
          note: input.note ?? null,
          files: context.uploads.map((part) => `${part.field}:${part.fileName}:${part.size}`),
        })),
        // Typed as the contract wants it, as a presenter that spreads a record would be.
        leak: handle(actions.leak, async () => [Object.assign({ id: 1 }, { password_hash: 'secret' })]),
        crash: fails('crash', new TypeError('undefined is not a function')),
        database_gone: fails(
          'database_gone',
          Object.assign(new Error('terminating connection'), { code: '57P01' }),
        ),
        deadlock: fails('deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })),
      },
      staff: {
        review: handle(actions.review, async (context) => context.actor.id),
        settings: handle(actions.settings, async () => 1),
      },
    },
  })
  const student = await school.signedInStudent()
  return {
    school,
    student,
    post: (payload, type, query = '?action=echo', headers = {}) =>
      school.inject({
        method: 'POST',
        url: `/api/student${query}`,
        headers: { 'x-student-auth': student.token, 'content-type': type, ...headers },
        payload,
      }),
  }
}

interface Part {
  name: string
  value: string | Buffer
  fileName?: string
}
/** A body of text fields and files, and its content type. */
export function multipart(parts: Part[]): [Buffer, string] {
  const chunks = parts.flatMap(({ name, value, fileName }) => [
    `--edge\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
    value,
    '\r\n',
  ])
  return [
    Buffer.concat([...chunks, '--edge--\r\n'].map((chunk) => Buffer.from(chunk))),
    'multipart/form-data; boundary=edge',
  ]
}
