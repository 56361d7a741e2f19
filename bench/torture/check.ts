import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { findSchoolFaults } from '../../apps/server/src/verify/school-faults.ts'
import { checkExam } from './check-exam.ts'
import { checkFiles } from './check-files.ts'
import { checkOffice } from './check-office.ts'
import type { TortureSchool } from './school.ts'
import { isSame, type Rows, shown } from './shown.ts'
import type { Acknowledged } from './stage.ts'

const zone = 'Asia/Tashkent'

/** What was promised and is not so, in sentences; `proven` says how much held. The servers must have ended. */
export async function check(
  place: { dataDir: string; databaseUrl: string | undefined },
  school: TortureSchool,
  said: Acknowledged,
): Promise<{ faults: string[]; proven: string }> {
  const { db, pool, close } = await openDatabase(place)
  try {
    const rowsOf: Rows = async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows
    const answers = new Map(
      (
        await rowsOf<{ attempt_id: number; question_id: number; correct: boolean }>(
          'select attempt_id, question_id, correct from answers',
        )
      ).map((row) => [`${row.attempt_id} ${row.question_id}`, row.correct]),
    )
    const rights = new Map(
      (
        await rowsOf<{ id: number; correct: number }>(
          `select attempts.id, count(*) filter (where correct)::int as correct
           from attempts join answers on attempt_id = attempts.id where state <> 'open' group by 1`,
        )
      ).map(({ id, correct }) => [id, correct]),
    )
    const orders = await rowsOf<{ id: number; person_id: number; request_id: string }>(
      'select id, person_id, request_id from shop_orders',
    )
    const orderOf = new Map(orders.map(({ id, request_id }) => [request_id, id]))
    const [item] = await rowsOf<{ stock: number }>(`select stock from shop_items where id = ${school.itemId}`)
    const projects = new Map(
      (
        await rowsOf<{ person_id: number; content: { files: Record<string, string> }; revision: number }>(
          `select person_id, content, revision from projects where slot = 'py'`,
        )
      ).map((row) => [row.person_id, { text: row.content.files['main.py'], revision: row.revision }]),
    )
    const drafts = new Map(
      (
        await rowsOf<{ person_id: number; text: string; revision: number }>(
          'select person_id, text, revision from practice_drafts',
        )
      ).map((row) => [row.person_id, row]),
    )
    const texts = await rowsOf<{ request_id: string; work: unknown }>(
      'select request_id, work from submissions where request_id is not null',
    )
    const workOf = new Map(texts.map(({ request_id, work }) => [request_id, JSON.stringify(work)]))
    const decisions = new Map(
      (
        await rowsOf<{ submission_id: number; verdict: string; times: number }>(
          `select submission_id, max(verdict) as verdict, count(*)::int as times from review_decisions group by 1`,
        )
      ).map((row) => [row.submission_id, row]),
    )

    const faults = [
      ...(await findSchoolFaults(db, zone)),
      ...shown(
        'answers that were acknowledged are gone or judged otherwise',
        said.answers.filter((one) => answers.get(`${one.attempt} ${one.question}`) !== one.isRight),
      ),
      ...shown(
        'tests that were finished are open or count otherwise',
        said.attempts.filter(({ id, correct }) => (rights.get(id) ?? 0) !== correct),
      ),
      ...shown(
        'orders that were acknowledged are not there',
        said.orders.filter(({ request, id }) => orderOf.get(request) !== id),
      ),
      ...shown(
        'orders stand that nobody was told of, by their request',
        orders.filter(({ request_id }) => !said.orders.some(({ request }) => request === request_id)),
      ),
      ...shown(
        'projects are not what was saved last',
        [...said.projects].filter(([person, saved]) => !isSame(saved, projects.get(person))),
      ),
      ...shown(
        'drafts are not what was saved last',
        [...said.drafts].filter(([person, saved]) => !isSame(saved, drafts.get(person))),
      ),
      ...shown(
        'texts that were handed in are gone or changed',
        said.texts.filter(({ request, text }) => workOf.get(request)?.includes(text) !== true),
      ),
      ...shown(
        'works were handed in twice',
        workOf.size === texts.length ? [] : [texts.length - workOf.size],
      ),
      ...shown(
        'decisions are gone, changed or made twice',
        said.decisions.filter(({ submission, verdict }) => {
          const found = decisions.get(submission)
          return found?.verdict !== verdict || found.times !== 1
        }),
      ),
      ...(await checkExam(rowsOf, said)),
      ...(await checkFiles(rowsOf, place.dataDir, said)),
      ...(await checkOffice(rowsOf, school, said)),
    ]
    const left = item?.stock ?? Number.NaN
    if (left !== school.stock - orders.length)
      faults.push(`${school.stock} pieces were for sale, ${orders.length} were bought, ${left} are left`)
    const proven =
      `${said.answers.length} answers, ${said.attempts.length} tests, ${said.orders.length} orders, ` +
      `${said.projects.size} projects, ${said.drafts.size} drafts, ${said.texts.length} works, ${said.files.length} works with a file, ` +
      `${said.decisions.length} decisions, ${said.examAnswers.length} answers of the exam in ${said.examParts.length} parts, ` +
      `${said.payments.length} payments, ${said.announcements.length} announcements, ${said.read.length} read notifications`
    return { faults, proven }
  } finally {
    await close()
  }
}
