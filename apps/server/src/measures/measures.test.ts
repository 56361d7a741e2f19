import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { forgetSchool } from '../../test/open-schools.ts'
import { startPractising } from '../../test/practice-course.ts'
import { handInText } from '../../test/promise-works.ts'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { lastBackup } from '../modules/base/school/index.ts'
import { ProcessMeasures } from './process-measures.ts'
import { Scrape } from './scrape.ts'

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
})

/** Each scrape of it is the first: what is counted once a minute is counted anew. */
const newScrape = (changes: Partial<ConstructorParameters<typeof Scrape>[0]> = {}) =>
  new Scrape({ db: school.db, clock: () => school.clock.now(), process: new ProcessMeasures(), ...changes })

test('the school is told as it stands: works, checks, deliveries, payments, uploads, jobs, the backup', async () => {
  const { db, clock } = school
  const practising = await startPractising(school)
  const student = await practising.student()
  await handInText(student, practising.questionId('text'))
  clock.advance(limits.review.promise_s + 60)
  const late = clock.now()
  const other = await practising.student()
  const { submission_id } = await handInText(other, practising.questionId('text'))
  await sql`insert into check_results (submission_id, asked_at) values (${submission_id}, ${late})`.execute(
    db,
  )
  await sql`insert into transaction_counts (day, provider, state, transactions, amount)
    values ('2026-03-10', 'payme', 'performed', 2, 10), ('2026-03-11', 'payme', 'performed', 1, 10)`.execute(
    db,
  )
  await sql`insert into payment_counts (paid_on, method, payments, valid, paid)
    values ('2026-03-10', 'cash', 5, 4, 10)`.execute(db)
  await sql`insert into uploads (id, person_id, file_name, size, media_key, state, created_at)
    values ('half', ${student.id}, 'half.png', 10, 'half', 'receiving', ${late})`.execute(db)
  await sql`insert into push_recipients (person_id, provider, address, session_hash, created_at, seen_at)
    values (${student.id}, 'web_push', 'https://push.example/1', '\\x00', ${late}, ${late})`.execute(db)
  await sql`with notice as (
      insert into notifications (person_id, kind, key, params, created_at)
      values (${student.id}, 'exam_granted', 'one', '{}', ${late}) returning id)
    insert into push_deliveries (notification_id, recipient_id, created_at, send_after)
    select notice.id, push_recipients.id, ${late}, ${late} from notice, push_recipients`.execute(db)
  await sql`insert into job_runs (name, watched_since, done_at, failed_tries)
    values ('freeze_unpaid', ${late}, ${late}, 2)`.execute(db)
  await school.jobs.send(db, 'run_checks', { submission_id })
  await sql`update jobs.job set start_after = ${late} where name = 'run_checks'`.execute(db)
  await lastBackup.save(db, late.toISOString())
  clock.advance(30)

  const text = await newScrape().text()
  const seconds = late.getTime() / 1000
  for (const line of [
    'qadam_works_waiting 2',
    'qadam_works_overdue 1',
    `qadam_works_oldest_wait_seconds ${limits.review.promise_s + 90}`,
    'qadam_checks{state="waiting"} 1',
    'qadam_checks{state="lost"} 0',
    'qadam_checks_oldest_wait_seconds 30',
    'qadam_payment_transactions{provider="payme",state="performed"} 3',
    'qadam_payments{method="cash",state="valid"} 4',
    'qadam_payments{method="cash",state="cancelled"} 1',
    'qadam_deliveries_waiting{channel="web_push"} 1',
    'qadam_deliveries_oldest_wait_seconds{channel="web_push"} 30',
    'qadam_uploads{state="receiving"} 1',
    'qadam_uploads_bytes{state="receiving"} 10',
    `qadam_job_last_run_timestamp_seconds{kind="freeze_unpaid"} ${seconds}`,
    'qadam_job_failed_tries{kind="freeze_unpaid"} 2',
    'qadam_jobs_waiting{kind="run_checks"} 1',
    'qadam_jobs_oldest_wait_seconds{kind="run_checks"} 30',
    `qadam_backup_timestamp_seconds ${seconds}`,
    'qadam_database_answers 1',
  ])
    expect(text.split('\n')).toContain(line)
})

test('a process tells of its pool, its live events, its jobs and its deliveries', async () => {
  const measures = new ProcessMeasures()
  measures.watchPool(() => ({ open: 4, idle: 3, waiting: 0 }))
  measures.watchLive({ connections: 2, published: 7, isHearing: false })
  measures.jobEnded('run_checks', 'failed', 2)
  measures.deliveryEnded('telegram', 'given_up')
  const text = await newScrape({ process: measures, dataDir: import.meta.dirname }).text()
  for (const line of [
    'qadam_database_connections{state="idle"} 3',
    'qadam_live_streams 2',
    'qadam_live_events_published_total 7',
    'qadam_live_bus_hears 0',
    'qadam_job_duration_seconds_sum{kind="run_checks",result="failed"} 2',
    'qadam_deliveries_total{channel="telegram",result="given_up"} 1',
    'qadam_processes 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^qadam_build_info\{version="\d+\.\d+\.\d+",node="\d+/m)
  expect(Number(/^qadam_disk_free_bytes (.+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
})

test('processes are added up, and one that hears nothing is enough to say so', async () => {
  const [one, other] = [new ProcessMeasures(), new ProcessMeasures()]
  one.watchLive({ connections: 2, published: 1, isHearing: true })
  other.watchLive({ connections: 3, published: 1, isHearing: false })
  for (const measures of [one, other]) measures.requestEnded('profile', 200, 0.01)
  const gather = async () =>
    await Promise.all([one, other].map(async ({ registry }) => await registry.getMetricsAsJSON()))
  const text = await newScrape({ gather }).text()
  for (const line of ['qadam_live_streams 5', 'qadam_live_bus_hears 0', 'qadam_processes 2'])
    expect(text.split('\n')).toContain(line)
  expect(text).toContain('qadam_request_duration_seconds_count{action="profile",status="200"} 2')
})

test('however often it is scraped, the database is asked once a minute', async () => {
  const scrape = newScrape()
  const asked = vi.spyOn(school.db, 'selectFrom')
  await Promise.all([scrape.text(), scrape.text()])
  const once = asked.mock.calls.length
  expect(once).toBeGreaterThan(0)
  await scrape.text()
  expect(asked.mock.calls).toHaveLength(once)
  asked.mockRestore()
})

test('without the database the rest is told, and that it is away', async () => {
  const lost = await startTestSchool()
  forgetSchool(lost.db)
  await lost.db.destroy()
  const { text } = await lost.get('/metrics')
  expect(text.split('\n')).toContain('qadam_database_answers 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('qadam_works_waiting')
  await lost.app.close()
})
