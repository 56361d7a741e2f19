import type { TableAccess } from './table-access.ts'

/**
 * Which room of the server owns which table: a module, or a room below them. Only the owner writes it; others call the
 * owner, or are named below with the reason.
 */
export const owners: Readonly<Record<string, string>> = {
  achievements: 'achievements',
  announcement_reads: 'announcements',
  announcements: 'announcements',
  answers: 'tests',
  attempts: 'tests',
  audit_log: 'audit',
  authored_courses: 'authoring',
  authored_lessons: 'authoring',
  authored_media: 'authoring',
  authored_modules: 'authoring',
  certificates: 'certificates',
  check_results: 'checks',
  course_imports: 'archives',
  courses: 'courses',
  day_goals: 'goals',
  enrollments: 'courses',
  event_log: 'event-log',
  event_tickets: 'event-tickets',
  exam_answers: 'exam',
  exam_bank_parts: 'exam',
  exam_bank_questions: 'exam',
  exam_places: 'exam',
  exam_sitting_parts: 'exam',
  exam_sittings: 'exam',
  group_goals: 'goals',
  group_courses: 'groups',
  groups: 'groups',
  helper_messages: 'helper',
  helper_usage: 'helper',
  info_reads: 'questions',
  invite_codes: 'invites',
  invite_leads: 'invites',
  job_runs: 'jobs',
  ledger: 'rewards',
  league_levels: 'leagues',
  league_members: 'leagues',
  league_weeks: 'leagues',
  lead_arrivals: 'invites',
  leagues: 'leagues',
  lesson_openings: 'questions',
  lesson_progress: 'courses',
  lesson_versions: 'authoring',
  lessons: 'courses',
  login_device_people: 'accounts',
  login_devices: 'accounts',
  login_failures: 'accounts',
  media: 'files',
  modules: 'courses',
  notifications: 'notifications',
  password_reset_visits: 'accounts',
  password_resets: 'accounts',
  parent_links: 'parents',
  payment_accounts: 'online-payments',
  payment_calls: 'online-payments',
  payment_counts: 'payments',
  payment_group_prices: 'online-payments',
  payment_transactions: 'online-payments',
  payments: 'payments',
  people: 'people',
  person_search: 'people',
  period_points: 'rewards',
  practice_drafts: 'practice',
  project_versions: 'projects',
  projects: 'projects',
  push_deliveries: 'push',
  push_preferences: 'push',
  push_recipients: 'push',
  questions: 'questions',
  review_claims: 'review',
  review_counts: 'review',
  review_decisions: 'review',
  review_snippets: 'review',
  passed_works: 'deputies',
  teacher_absences: 'deputies',
  promise_settled: 'promise',
  review_days: 'insight',
  lesson_days: 'insight',
  question_days: 'insight',
  school_days: 'insight',
  school_standing: 'insight',
  rollups: 'insight',
  sessions: 'accounts',
  settings: 'database',
  shop_items: 'shop',
  shop_orders: 'shop',
  sms_days: 'sms',
  student_imports: 'roster',
  streak_days: 'streaks',
  streak_freezes: 'streaks',
  streak_repairs: 'streaks',
  streaks: 'streaks',
  telegram_codes: 'telegram',
  told_moments: 'moments',
  telegram_turn: 'telegram',
  telegram_updates: 'telegram',
  transaction_counts: 'online-payments',
  submissions: 'submissions',
  upload_locks: 'uploads',
  uploads: 'uploads',
  video_progress: 'questions',
  watch_clocks: 'questions',
}

export interface Exception {
  room: string
  tables: readonly string[]
  why: string
}

/** Which room reads another's tables, and why it may. */
export const reads: readonly Exception[] = [
  {
    room: 'accounts',
    tables: ['exam_sittings', 'groups', 'people', 'streak_freezes', 'streaks'],
    why: 'a User is one statement, every visit begins with it; so is a session with its person, every call does; a sign-in must take as long for a phone that nobody has',
  },
  {
    room: 'achievements',
    tables: [
      'attempts',
      'exam_sittings',
      'ledger',
      'lesson_progress',
      'lessons',
      'shop_orders',
      'streaks',
      'submissions',
    ],
    why: 'what students have earned is one statement for many of them, whose facts are each owner’s; none of them has to know what an achievement is',
  },
  {
    room: 'announcements',
    tables: ['courses', 'enrollments', 'groups', 'people'],
    why: 'to whom an announcement is said is decided in the statement that reads it, and so is how many opened it',
  },
  {
    room: 'archives',
    tables: ['people'],
    why: 'the list of imports names who began each, in one statement',
  },
  {
    room: 'audit',
    tables: ['groups', 'people'],
    why: 'a page of the log names who changed what, in one statement',
  },
  {
    room: 'authoring',
    tables: [
      'answers',
      'attempts',
      'courses',
      'lesson_progress',
      'lessons',
      'media',
      'modules',
      'people',
      'questions',
      'submissions',
    ],
    why: 'takes over what an archive loaded, and counts who studied a lesson or answered a question, in one statement each; the files of a course are read with their names, saves with those of staff',
  },
  {
    room: 'backup',
    tables: ['media', 'people', 'uploads'],
    why: 'a backup has every table, and the files that these two name at the same moment; a restore asks whether there is a school already',
  },
  {
    room: 'certificates',
    tables: [
      'authored_courses',
      'authored_lessons',
      'courses',
      'enrollments',
      'lesson_progress',
      'lessons',
      'people',
    ],
    why: 'that a course is finished, also in view of what its authors may bring back, and what it and its student are called just then, is read in the statement that issues',
  },
  {
    room: 'parents',
    tables: ['groups', 'lessons', 'people', 'review_decisions', 'submissions'],
    why: 'a link opens while its student is there, in the statement that notes the visit; what a parent reads of reviews is a date and a verdict, of which the reviewers’ own statements tell far more',
  },
  {
    room: 'checks',
    tables: ['submissions'],
    why: 'which waiting checks still matter is decided in the statement that takes them',
  },
  {
    room: 'exam',
    tables: ['groups', 'people'],
    why: 'the newest sittings of the own students are one statement, with who they are',
  },
  {
    room: 'courses',
    tables: ['attempts', 'info_reads', 'questions', 'submissions', 'video_progress'],
    why: 'the state of all lessons of a path is read at once; their owners stand on courses and can not be asked',
  },
  {
    room: 'deputies',
    tables: ['groups', 'people', 'review_decisions', 'submissions'],
    why: 'who reviews a work now is part of the statement that finds it; an absence is read with its names',
  },
  {
    room: 'insight',
    tables: [
      'answers',
      'attempts',
      'courses',
      'groups',
      'info_reads',
      'ledger',
      'lesson_progress',
      'lessons',
      'modules',
      'payment_counts',
      'people',
      'questions',
      'review_decisions',
      'streaks',
      'submissions',
      'video_progress',
    ],
    why: 'a day’s figures are counted by one statement from what each owner keeps',
  },
  {
    room: 'promise',
    tables: ['groups', 'ledger', 'lessons', 'people', 'review_claims', 'review_decisions', 'submissions'],
    why: 'the board is one statement over all that waits, filtered, counted and paged; so is what waited too long',
  },
  {
    room: 'demo-school',
    tables: ['courses', 'lessons', 'people', 'questions'],
    why: 'builds a school from outside; no request comes here',
  },
  {
    room: 'payments',
    tables: ['groups', 'people'],
    why: 'the office reads a payment, and who has to pay, with names, group and curator, filtered and paged in one statement',
  },
  {
    room: 'online-payments',
    tables: ['groups', 'payments', 'people'],
    why: 'an account is a student’s and its price may be the group’s, in one statement; so is a page of transactions with names and whether the payment still counts',
  },
  { room: 'files', tables: ['uploads'], why: 'a served file is a medium or an upload' },
  {
    room: 'groups',
    tables: ['courses', 'enrollments', 'people', 'review_counts', 'submissions'],
    why: 'the overview of all groups is one statement',
  },
  {
    room: 'leaderboard',
    tables: ['groups', 'people', 'period_points'],
    why: 'a page of it is one statement: the order is an index of the points, the names stand beside',
  },
  {
    room: 'leagues',
    tables: ['people', 'period_points'],
    why: 'a league is one statement: its students, their names and what the week came to; so is the list of a week',
  },
  {
    room: 'questions',
    tables: ['answers', 'attempts', 'courses', 'lessons'],
    why: 'what a student did in a lesson so far, and where a question stands, are one statement each',
  },
  {
    room: 'push',
    tables: ['sessions'],
    why: 'a device is noted by the statement that holds its session: one that ends at that moment takes it along',
  },
  {
    room: 'review',
    tables: ['groups', 'people', 'questions', 'submissions'],
    why: 'the queue is the submissions with their people, filtered and paged by one statement',
  },
  {
    room: 'invites',
    tables: ['people'],
    why: 'a code is somebody’s first name, a page of leads names inviters and staff, in one statement each',
  },
  {
    room: 'roster',
    tables: ['audit_log', 'groups', 'lesson_progress', 'login_device_people', 'people', 'sessions'],
    why: 'the list of students is filtered, sorted and paged with their groups by one statement, that of staff has theirs; who of an imported list never signed in, nor got a password otherwise, is another',
  },
  {
    room: 'shop',
    tables: ['groups', 'people'],
    why: 'the orders are searched and paged with their students by one statement',
  },
  {
    room: 'streaks',
    tables: ['groups', 'people'],
    why: 'whose streaks an outage broke is one statement a batch, a list of repairs names who asked and for whom in one',
  },
  {
    room: 'statement',
    tables: ['groups', 'ledger', 'lessons', 'modules', 'people', 'questions', 'shop_orders', 'submissions'],
    why: 'a page of the ledger is one statement, with what each row is for by its name',
  },
  {
    room: 'students',
    tables: [
      'attempts',
      'courses',
      'enrollments',
      'groups',
      'ledger',
      'lesson_progress',
      'lessons',
      'modules',
      'people',
      'questions',
      'streak_freezes',
      'streaks',
      'submissions',
    ],
    why: 'the matrix of a group is read by a statement a table, not by one a student; so are results that are exported, with the points of each lesson',
  },
  {
    room: 'submissions',
    tables: ['check_results', 'people', 'review_decisions'],
    why: 'a version leaves with the decision that holds and its checks; their owners stand on submissions',
  },
  {
    room: 'uploads',
    tables: ['project_versions', 'projects'],
    why: 'a medium is given up by the statement that finds that no project names it: nothing may come between',
  },
  {
    room: 'verify',
    tables: [
      'ledger',
      'payment_counts',
      'payment_transactions',
      'payments',
      'people',
      'period_points',
      'shop_items',
      'shop_orders',
      'streak_days',
      'streaks',
      'transaction_counts',
    ],
    why: 'proves that what several of them tell of one thing is the same',
  },
]

export function roomOf(file: string): string {
  return /^(?:modules\/)?(?<room>[^/]+)\//.exec(file)?.groups?.['room'] ?? file
}

/** Accesses by whom neither owns the table nor, to read it, is named. */
export function findTrespasses(accesses: readonly TableAccess[]): string[] {
  return accesses
    .filter((access) => owners[access.table] !== roomOf(access.file))
    .filter(
      ({ file, table, kind }) =>
        kind === 'write' ||
        !reads.some(({ room, tables }) => room === roomOf(file) && tables.includes(table)),
    )
    .map(({ file, table, kind }) => {
      const owner = owners[table] ?? 'nobody: name an owner in scripts/table-owners.ts'
      return `${file} ${kind}s ${table}, which belongs to ${owner}`
    })
}

/** Exceptions that nothing needs any more. */
export function findUnused(accesses: readonly TableAccess[]): string[] {
  return reads.flatMap(({ room, tables }) =>
    tables
      .filter(
        (table) =>
          !accesses.some(({ file, table: asked, kind }) => {
            return kind === 'read' && asked === table && roomOf(file) === room
          }),
      )
      .map((table) => `${room} reads ${table} no more: take it off the list`),
  )
}
