/**
 * A school of any size on PostgreSQL: what the pages of students and staff read, as many rows a student as months of
 * learning leave. The database makes the rows itself, so that a million students take minutes.
 */
import type pg from 'pg'

/** The same at every size: the queue is measured by what else is in the school. */
const openWorks = { students: 1000, each: 10 }

const firstNames =
  'Aziza,Bobur,Dilnoza,Eldor,Feruza,Gulnora,Hasan,Iroda,Jasur,Kamola,Laziz,Madina,Nodir,Oʻtkirbek,Parviz,Qodir,Rayhona,Sardor,Temur,Umida,Vohid,Xurshida,Yusuf,Zilola,Shahzod,Chinora,Gʻayrat,Анора,Тимур,Shirin'
const stems =
  'Karim,Rahim,Aliy,Yoʻldosh,Tosh,Nazar,Umar,Saidakbar,Qosim,Mirzo,Sobir,Xoliq,Normat,Ergash,Jumaboy,Hamid,Abdulla,Bekmurod,Doniyor,Esonboy,Fozil,Gʻafur,Ibrohim,Jalol,Komil,Lutfulla,Murod,Nurmat,Ochil,Poʻlat'
const endings = 'ov,ova,yev,yeva,xon,boyev,qulov,jonov,zoda,bekov'
/** One of a list by a number, as SQL. */
const oneOf = (list: string, number: string) =>
  `(string_to_array('${list}', ','))[1 + (${number}) % ${list.split(',').length}]`

/** The course that all are enrolled in. */
const course = `(select min(id) from courses where published)`
const path = `(
  select lessons.id, course_id, row_number() over (order by path_order) as place
  from lessons where course_id = ${course} and not retired)`
/** Two tests, of which five questions each are answered. */
const tests = `(
  select lesson_id, (array_agg(questions.id order by questions.id))[:5] as ids
  from questions join lessons on lessons.id = lesson_id
  where course_id = ${course} and questions.type like 'selected%' and not questions.retired
  group by lesson_id having count(*) >= 5 order by min(path_order) limit 2)`
const someDay = `lateral (select now() - (person.id % 300) * interval '1 day' as at) day`
/** Those that were just made. */
const added = (more = '') => `from people person ${more} where person.role = 'student' and person.id > $1`

/** Each takes the greatest id of the people before. A twentieth pays late, one of a hundred left. */
const rows: Readonly<Record<string, string>> = {
  // As the migration that made the table: an index of everything at once is soon made.
  person_search: `
    insert into person_search (person_id, name, grams)
    select id, folded, search_grams(folded, phone)
    from people cross join lateral (select fold_name(first_name || ' ' || last_name) as folded) names
    where role = 'student' and id > $1`,
  enrollments: `
    insert into enrollments (person_id, course_id) select person.id, ${course} ${added()}`,
  lesson_progress: `
    insert into lesson_progress (person_id, lesson_id, course_id, state, opened_at, touched_at, finished_at)
    select person.id, lesson.id, course_id,
      case when is_done then 'completed' else 'open' end, at, at, case when is_done then at + interval '1 hour' end
    ${added(`cross join ${path} lesson cross join ${someDay}, lateral (select place <= person.id % 6 as is_done) done`)}
    and place <= person.id % 6 + 1`,
  attempts: `
    insert into attempts (person_id, lesson_id, seed, question_ids, pass_percent, practice_run, started_at, expires_at,
      heard_at, state, spent, finished_at, result)
    select person.id, lesson_id, 1, ids, 80, false, at, at + interval '1 hour', at, 'passed', false, at,
      '{"percentage": 80}'
    ${added(`cross join ${tests} test cross join ${someDay}`)}`,
  answers: `
    insert into answers (attempt_id, question_id, person_id, answer, correct, points_added, coins_added, strike_added,
      answered_at)
    select attempts.id, question_id, person_id, case type when 'selected-file' then '1' else '[1]' end::jsonb,
      (person_id + question_id) % 5 > 0, 10, 0, false, started_at
    from attempts, unnest(question_ids) question_id join questions on questions.id = question_id where person_id > $1`,
  ledger: `
    insert into ledger (person_id, currency, amount, reason, key, created_at)
    select person_id, 'points', 10, 'answer', 'answer:' || question_id, answered_at
    from answers where person_id > $1`,
  period_points: `
    insert into period_points (person_id, period, starts_on, points, reached_at, is_shown)
    select person.id, period, starts_on, points, at, true
    ${added(`cross join ${someDay} cross join (values ('all', date '1970-01-01'),
      ('week', date_trunc('week', now())::date), ('month', date_trunc('month', now())::date)) periods (period, starts_on)`)}`,
  streaks: `
    insert into streaks (person_id, current, longest, last_day, covered_until)
    select person.id, 1, 3, at::date, at::date ${added(`cross join ${someDay}`)}`,
  notifications: `
    insert into notifications (person_id, kind, params, link, key, created_at)
    select person.id, 'review_approved', '{"lesson": {"uz": "Dars"}, "points": 40, "coins": 5}', '/courses/1',
      'review:' || n, at ${added(`cross join ${someDay} cross join generate_series(1, 3) n`)}`,
  payments: `
    insert into payments (student_id, amount, method, paid_on, months, due_before, due_after, due_day, recorded_at)
    select person.id, 400000, (array['cash', 'card', 'payme'])[1 + person.id % 3], at::date, 1, at::date,
      at::date + 30, 1, at ${added(`cross join ${someDay}`)}`,
  payment_transactions: `
    insert into payment_transactions (provider, provider_id, student_id, account, amount, months, state,
      provider_time, created_at, performed_at, request_id, payment_id)
    select 'payme', md5(student_id::text), student_id, student_id::text, amount, 1, 'paid', recorded_at, recorded_at,
      recorded_at, gen_random_uuid(), id from payments where student_id > $1`,
  payment_counts: `
    insert into payment_counts as known (paid_on, method, payments, valid, paid)
    select paid_on, method, count(*), count(*), sum(amount) from payments where student_id > $1 group by 1, 2
    on conflict (paid_on, method) do update set payments = known.payments + excluded.payments,
      valid = known.valid + excluded.valid, paid = known.paid + excluded.paid`,
  transaction_counts: `
    insert into transaction_counts as known (day, provider, state, transactions, amount)
    select (created_at at time zone 'UTC')::date, provider, state, count(*), sum(amount)
    from payment_transactions where student_id > $1 group by 1, 2, 3
    on conflict (day, provider, state) do update set transactions = known.transactions + excluded.transactions,
      amount = known.amount + excluded.amount`,
  audit_log: `
    insert into audit_log (at, staff_id, action, subject_kind, subject_id, after, reason)
    select at, (select min(id) from people where role = 'admin'), 'payment_due_set', 'student', person.id, '{}',
      'Kelishildi' ${added(`cross join ${someDay}`)}`,
  shop_orders: `
    insert into shop_orders (person_id, item_id, request_id, price, state, title, picture, ordered_at, changed_at)
    select person.id, (select min(id) from shop_items), gen_random_uuid(), 100,
      case when person.id % 200 = 0 then 'ordered' else 'handed_over' end, '{"uz": "Kitob"}', 'book', at, at
    ${added(`cross join ${someDay}`)} and person.id % 10 = 0`,
  invite_leads: `
    insert into invite_leads (inviter_id, name, phone, state, created_at, changed_at)
    select person.id, person.first_name, '+6' || person.id, (array['new', 'called', 'declined'])[1 + person.id % 3], at, at
    ${added(`cross join ${someDay}`)} and person.id % 20 = 0`,
}

/** Grows the school to so many students. The connection must be a superuser's: it skips keys and triggers. */
export async function growSchool(client: pg.Client, size: number): Promise<void> {
  const { rows: before } = await client.query<{ students: number; id: number }>(
    `select count(*) filter (where phone like '+71%')::int as students, max(id) as id from people`,
  )
  const { students = 0, id = 0 } = before[0] ?? {}
  await client.query(`set session_replication_role = replica`)
  await client.query(`drop index person_search_grams`)
  await growPeople(client, students + 1, size)
  for (const statement of Object.values(rows)) await client.query(statement, [id])
  await client.query(`create index person_search_grams on person_search using gin (grams)`)
  await client.query(`set session_replication_role = origin`)
  await beAway(client)
  if (students === 0) await openQueue(client)
  await client.query('vacuum analyze')
  // What was written here is on the disk before anything is measured.
  await client.query('checkpoint')
}

/** Twenty a group, ten groups a teacher. */
async function growPeople(client: pg.Client, first: number, last: number): Promise<void> {
  await client.query(
    `insert into people (role, phone, password_hash, first_name, last_name, avatar)
     select 'teacher', '+79' || lpad(n::text, 9, '0'), '', 'Ustoz', n::text, 'stork'
     from generate_series($1::bigint / 200, $2::bigint / 200) n on conflict (phone) do nothing`,
    [first, last],
  )
  await client.query(
    `insert into groups (stable_id, name, teacher_id)
     select 'growth-' || n, 'Guruh ' || n, people.id
     from generate_series($1::bigint / 20, $2::bigint / 20) n
     join people on people.phone = '+79' || lpad((n / 10)::text, 9, '0')
     on conflict (stable_id) do nothing`,
    [first, last],
  )
  await client.query(
    `insert into group_courses (group_id, course_id)
     select id, ${course} from groups where stable_id like 'growth-%' on conflict do nothing`,
  )
  await client.query(
    `insert into people (role, phone, password_hash, first_name, last_name, avatar, group_id, next_due_on, closed_at,
       created_at, points, coins)
     select 'student', '+71' || lpad(((n::bigint * 7919) % 1000003)::text, 7, '0') || lpad((n / 1000003)::text, 2, '0'), '',
       ${oneOf(firstNames, 'n * 7')},
       ${oneOf(stems, 'n * 11 + n / 30')} || ${oneOf(endings, 'n / 7')} || chr(97 + (n / 64)::int % 26) || chr(97 + (n / 1900)::int % 26),
       'stork', groups.id, case when n % 20 = 0 then current_date + (n / 20 % 60)::int - 30 end,
       case when n % 100 = 99 then now() end, now() - (n % 1000) * interval '1 day', 10 * (1 + (n::bigint * 7919) % 1009), 100
     from generate_series($1::int, $2::int) n
     left join groups on n % 100 <> 99 and groups.stable_id = 'growth-' || (n / 20)`,
    [first, last],
  )
}

/** Two of ten teachers are away today: one with a deputy who is there, one with a deputy who is away. */
async function beAway(client: pg.Client): Promise<void> {
  await client.query(
    `insert into teacher_absences (teacher_id, deputy_id, from_day, to_day, starts_at, ends_at)
     select away.id, deputy.id, current_date, current_date, now() - interval '1 hour', now() + interval '1 day'
     from people away join people deputy on deputy.phone = '+79' || lpad((right(away.phone, 9)::int - 1)::text, 9, '0')
     where away.phone like '+79%' and right(away.phone, 1) in ('1', '2')
       and not exists (select from teacher_absences where teacher_id = away.id)`,
  )
}

/** Works that wait, of the first students; the triggers of the queue count them. */
async function openQueue(client: pg.Client): Promise<void> {
  await client.query(
    `insert into submissions (person_id, question_id, version, status, work, submitted_at, lesson_id, course_id, group_id)
     select person.id, task.id, 1, 'uploaded', '{"kind": "text", "text": "Javob"}',
       now() - (person.id * 10 + place) * interval '1 minute', lesson_id, course_id, person.group_id
     from (select * from people where phone like '+71%' order by id limit $1) person, (
       select questions.id, lesson_id, course_id, row_number() over (order by questions.id) as place
       from questions join lessons on lessons.id = lesson_id
       where questions.type in ('voice', 'text', 'input-file', 'compiler') and not questions.retired
       order by questions.id limit $2
     ) task`,
    [openWorks.students, openWorks.each],
  )
}
