export type Role = 'student' | 'teacher' | 'admin'

/**
 * Whose things an action may touch, beside what everybody may see:
 * - `nobody`: no person's
 * - `own`: what is the caller's; another's is `not_found`
 * - `own courses`: the caller's, in published courses they are enrolled in
 * - `open lesson`: the caller's, in a lesson that is open to them; else `lesson.closed`
 * - `own groups`: what is of the students of the teacher's own groups, in review also works of the groups they stand in
 *   for and those that were passed to them; of all students for an admin. A curator or mentor sees nobody by that. Only
 *   such an action is given a scope by the server's router, and what needs a scope can't be had without.
 */
export type Reach = 'nobody' | 'own' | 'own courses' | 'open lesson' | 'own groups'

export interface Access {
  /** Who may call it. `anyone` needs no token; an admin may do all that a teacher may. */
  role: 'anyone' | Role
  /** Whether an account frozen for non-payment may still call it. */
  frozen: 'allowed' | 'refused'
  reach: Reach
  /** Staff may call it who have no second factor yet where the school requires one; all else waits for it. */
  beforeFactor?: true
}

/** Open also to an account that is frozen. */
export const allowed = <const R extends Access['role'], const W extends Reach>(role: R, reach: W) =>
  ({ role, frozen: 'allowed', reach }) as const
/** The same for what a frozen account has to wait with. */
const paid = <const W extends Reach>(reach: W) => ({ role: 'student', frozen: 'refused', reach }) as const

// Most actions are one of these; named once, since the first load of the app brings the whole table.
const anybody = allowed('anyone', 'nobody')
const own = allowed('student', 'own')
const ownPaid = paid('own')
const ownCourses = allowed('student', 'own courses')
const openLesson = paid('open lesson')

/** Who may do what to whom at POST /api/student: the whole of it. */
export const studentAccess = {
  login: anybody,
  logout: own,
  profile: own,
  update_profile: own,
  update_lang: allowed('anyone', 'own'),
  change_password: own,
  password_reset_ways: anybody,
  password_reset_request: anybody,
  password_reset_confirm: anybody,
  sessions: own,
  session_end: own,
  student_info: own,
  courses: ownCourses,
  course_student: ownCourses,
  course_modules: ownCourses,
  module_lessons: ownCourses,
  next_lesson_access: openLesson,
  lesson_questions: openLesson,
  video_progress: openLesson,
  info_read: openLesson,
  exercise_drafts: openLesson,
  exercise_draft_save: openLesson,
  exercise_try: openLesson,
  exercise_solution: openLesson,
  test_start: openLesson,
  question_try: openLesson,
  test_finish: openLesson,
  test_leave: openLesson,
  lesson_moments: openLesson,
  recall_session: ownPaid,
  recall_answer: ownPaid,
  module_knowledge: ownCourses,
  upload_discard: ownPaid,
  event_log: own,
  get_student_streak: own,
  get_student_streak_by_month: own,
  statement: own,
  day_goals: own,
  leaderboard_by_group: own,
  leaderboard: own,
  leaderboard_visibility: own,
  league: own,
  league_seen: own,
  achievements: own,
  achievements_seen: own,
  certificates: own,
  certificate_listing: own,
  submissions: ownCourses,
  practice_draft: openLesson,
  practice_draft_save: openLesson,
  // Of a question, or of the playground, which is open to every student.
  get_project_data: openLesson,
  save_project_data: openLesson,
  project_versions: openLesson,
  project_media: openLesson,
  project_media_room: ownPaid,
  code_tour: ownPaid,
  project_shares: own,
  project_share: ownPaid,
  project_share_end: own,
  // By a key that nobody guesses: whoever of the school was given it.
  shared_project: paid('nobody'),
  shared_project_take: ownPaid,
  yordamchi_ai: openLesson,
  new_yordamchi_ai: openLesson,
  helper_history: openLesson,
  coin_shop: own,
  coin_shop_buy: ownPaid,
  invite: own,
  invite_look: anybody,
  invite_accept: anybody,
  events_ticket: own,
  get_student_notifications: own,
  mark_notification_read: own,
  delete_student_notification: own,
  push_config: allowed('student', 'nobody'),
  save_notification_permission: own,
  notification_preferences: own,
  telegram: own,
  telegram_link: own,
  telegram_unlink: own,
  exam: own,
  exam_start: ownPaid,
  exam_answer: ownPaid,
  exam_save: ownPaid,
  exam_result: own,
  payments: own,
  announcements: own,
  announcement_mark: own,
} as const satisfies Record<string, Access>
