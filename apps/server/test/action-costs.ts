import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { UploadStore } from '../src/files/file-store.ts'
import { findSession } from '../src/modules/access/accounts/index.ts'
import { startTestSchool } from './test-school.ts'

const table = path.join(import.meta.dirname, 'action-costs.json')
/** Ids and pictures are dealt anew each time; a page has as many rows as the demo school has. */
const tolerance = { share: 0.1, bytes: 200 }

/** Of the second call, which finds in memory what is kept there. */
type Cost = [statements: number, bytes: number]
type Costs = Record<'student' | 'staff', Record<string, Cost>>

interface Place {
  student: number
  group: number
  course: number
  module: number
  lesson: number
  practice: number
  submission: number
  authored_course: number
  authored_lesson: number
}

const studentReads = ({ course, module, lesson, practice }: Place): Record<string, object> => ({
  ...withNothing(`profile student_info sessions courses recall_session get_student_streak statement day_goals
    leaderboard_by_group league achievements certificates submissions project_media_room code_tour project_shares
    coin_shop invite get_student_notifications push_config notification_preferences telegram exam payments announcements
    password_reset_ways`),
  course_student: { course_id: course },
  course_modules: { course_id: course },
  module_lessons: { module_id: module },
  module_knowledge: { module_id: module },
  lesson_questions: { lesson_id: lesson },
  lesson_moments: { lesson_id: lesson },
  leaderboard: { period: 'all' },
  get_student_streak_by_month: { month: 3, year: 2026 },
  practice_draft: { question_id: practice },
  get_project_data: { slot: 'web' },
  project_versions: { slot: 'web' },
  helper_history: { slot: 'web' },
})

const staffReads = (place: Place): Record<string, object> => {
  const { course, group, lesson, student } = place
  const ofStudent = (names: string) =>
    Object.fromEntries(words(names).map((name) => [name, { student_id: student }]))
  const days = { from: '2026-01-01', to: '2026-03-10' }
  return {
    ...withNothing(`me second_factor review_queue review_stats promise_board absences deputy_duties outages promise_report
      overview snippets groups school_settings streak_repairs audit_log students student_imports roster_groups staff_list
      leads authoring_courses course_imports shop_items shop_orders exam_bank exam_recent announcements
      payments_list payments_due payment_prices payment_transactions students_export`),
    ...ofStudent(`parent_consent student student_weeks statement parents parent_pages certificates exam_sittings student_shares
      payment_student_price`),
    helper_history: { student_id: student, slot: 'web' },
    student_timeline: { student_id: student, day: '2026-03-09', clock: '12:00', minutes: 15 },
    review_submission: { submission_id: place.submission },
    promise_report_export: { month: '2026-03' },
    overview_export: { days: 30 },
    course_insight: { course_id: course },
    course_insight_export: { course_id: course },
    video_insight_export: { course_id: course },
    group_risks: { group_id: group },
    group_figures: { group_ids: [group] },
    group_progress: { group_id: group, course_id: course },
    results_export: { course_id: course, group_id: group },
    ledger_export: { ...days, student_id: student },
    payments_export: days,
    payment_transactions_export: days,
    authoring_course: { id: place.authored_course },
    authoring_check: { kind: 'course', id: place.authored_course },
    authoring_lesson: { id: place.authored_lesson },
    authoring_versions: { lesson_id: lesson },
    streak_repair_preview: { group_id: group, from: '2026-03-08', to: '2026-03-09' },
  }
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

function withNothing(names: string): Record<string, object> {
  return Object.fromEntries(words(names).map((name) => [name, {}]))
}

/**
 * What each reading action of the demo school asks the database and sends, compared with what is written down in
 * `action-costs.json`; `npm run action-costs` writes it anew. It has to be exact, so that what is won is kept.
 * @returns a line for each that costs more or less
 */
export async function listMovedCosts(school: { db: Database; files: UploadStore }): Promise<string[]> {
  const found = await costsOf(school)
  if (process.env['ACTION_COSTS'] === 'write') writeFileSync(table, written(found))
  const kept = JSON.parse(readFileSync(table, 'utf8')) as Costs // written above
  return (['student', 'staff'] as const).flatMap((side) => {
    const names = [...new Set([...Object.keys(kept[side]), ...Object.keys(found[side])])]
    return names.flatMap((name) => {
      const [statements, bytes] = found[side][name] ?? [0, 0]
      const [keptStatements, keptBytes] = kept[side][name] ?? [0, 0]
      const isSame =
        statements === keptStatements &&
        Math.abs(bytes - keptBytes) <= keptBytes * tolerance.share + tolerance.bytes
      const told = `${side} ${name}: ${statements} statements and ${bytes} bytes, written down ${keptStatements} and ${keptBytes}`
      return isSame ? [] : [`${told} (npm run action-costs)`]
    })
  })
}

/** A line an action, so that a change is a line of the diff. */
function written(costs: Costs): string {
  const sides = Object.entries(costs).map(([side, of]) => {
    const lines = Object.entries(of).map(
      ([name, [statements, bytes]]) => `    "${name}": [${statements}, ${bytes}]`,
    )
    return `  "${side}": {\n${lines.toSorted().join(',\n')}\n  }`
  })
  return `{\n${sides.join(',\n')}\n}\n`
}

async function costsOf({ db, files }: { db: Database; files: UploadStore }): Promise<Costs> {
  let statements = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => await Promise.resolve(result),
  })
  const school = await startTestSchool({
    db: counted,
    files,
    findSession: async (hash, now, isAttended) => await findSession(counted, hash, now, isAttended),
  })
  try {
    const place = await placeOf(db)
    const walk = async (side: 'student' | 'staff', phone: string, inputs: Record<string, object>) => {
      const token = await school.signIn(phone)
      const refused: string[] = []
      const call = async (name: string, payload: object) => {
        const reply = await school.inject({
          method: 'POST',
          url: `/api/${side}?action=${name}`,
          headers: { [`x-${side}-auth`]: token },
          payload,
        })
        if (reply.status !== 200) refused.push(`${side} ${name}: ${reply.text}`)
        return Buffer.byteLength(reply.text)
      }
      const costs: Record<string, Cost> = {}
      for (const [name, input] of Object.entries(inputs)) {
        await call(name, input)
        statements = 0
        const bytes = await call(name, input)
        costs[name] = [statements, bytes]
      }
      if (refused.length > 0) throw new Error(refused.join('\n'))
      return costs
    }
    return {
      student: await walk('student', '+998900000001', studentReads(place)),
      staff: await walk('staff', '+998900000020', staffReads(place)),
    }
  } finally {
    await school.close()
  }
}

/** Where student 01 learns, and what their group's teacher has to review. */
async function placeOf(db: Database): Promise<Place> {
  const { rows } = await sql<Place>`
    select people.id as student, group_id as "group", lessons.course_id as course, lessons.module_id as module,
      lessons.id as lesson, authored.id as authored_course,
      (select question_id from submissions where person_id = people.id order by question_id limit 1) as practice,
      (select id from submissions where group_id = people.group_id order by id limit 1) as submission,
      lessons.id as authored_lesson
    from people join lesson_progress on person_id = people.id join lessons on lessons.id = lesson_id
    join authored_courses authored on authored.course_id = lessons.course_id
    where phone = '+998900000001' and state = 'open' and test_questions > 0
    order by lessons.id limit 1`.execute(db)
  const [place] = rows
  if (!place) throw new Error('student 01 of the demo school has opened no lesson')
  return place
}
