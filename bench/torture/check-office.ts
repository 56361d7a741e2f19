import type { TortureSchool } from './school.ts'
import type { Acknowledged } from './stage.ts'
import { type Rows, shown } from './shown.ts'

/** What was said of payments and of what the school told its students, and is not so. */
export async function checkOffice(
  rowsOf: Rows,
  school: TortureSchool,
  said: Acknowledged,
): Promise<string[]> {
  const payments = await rowsOf<{ id: number; request_id: string; amount: number }>(
    'select id, request_id::text, amount from payments',
  )
  const paymentOf = new Map(payments.map((payment) => [payment.request_id, payment]))
  const due = new Map(
    (
      await rowsOf<{ id: number; until: string | null }>('select id, next_due_on::text as until from people')
    ).map(({ id, until }) => [id, until]),
  )
  const told = new Map(
    (
      await rowsOf<{ request_id: string; id: number; title: string; whole: boolean; told: number }>(
        `select request_id::text, announcements.id, title ->> 'uz' as title, told_at is not null as whole,
           (select count(*) from notifications where key = 'announcement:' || announcements.id)::int as told
         from announcements`,
      )
    ).map((row) => [row.request_id, row]),
  )
  const read = new Set(
    (await rowsOf<{ id: number }>('select id from notifications where read_at is not null')).map(
      ({ id }) => id,
    ),
  )
  const requests = new Set(said.payments.map(({ request }) => request))
  const announced = new Set(said.announcements.map(({ request }) => request))
  return [
    ...shown(
      'payments that were acknowledged are gone or others',
      said.payments.filter(({ request, id, amount }) => {
        const found = paymentOf.get(request)
        return found?.id !== id || found.amount !== amount
      }),
    ),
    ...shown(
      'payments stand that nobody was told of, by their request',
      payments.filter(({ request_id }) => !requests.has(request_id)),
    ),
    ...shown(
      'students have paid until another day than was said last',
      [...said.paidUntil].filter(([student, until]) => due.get(student) !== until),
    ),
    ...shown(
      'announcements that were acknowledged are gone or others',
      said.announcements.filter(({ request, id, title }) => {
        const found = told.get(request)
        return found?.id !== id || found.title !== title
      }),
    ),
    ...shown(
      'announcements stand that nobody was told of, by their request',
      [...told.keys()].filter((one) => !announced.has(one)),
    ),
    ...shown(
      'announcements count as told to all, and are not',
      [...told.values()].filter((one) => one.whole && one.told !== school.students.length),
    ),
    ...shown(
      'notifications that were read are unread or gone',
      said.read.filter((id) => !read.has(id)),
    ),
  ]
}
