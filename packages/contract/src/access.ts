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

/** Who may do what to whom at POST /api/student: the whole of it. */
export const studentAccess = {
  login: allowed('anyone', 'nobody'),
  logout: allowed('student', 'own'),
  profile: allowed('student', 'own'),
  update_profile: allowed('student', 'own'),
  update_lang: allowed('anyone', 'own'),
  change_password: allowed('student', 'own'),
  password_reset_ways: allowed('anyone', 'nobody'),
  password_reset_request: allowed('anyone', 'nobody'),
  password_reset_confirm: allowed('anyone', 'nobody'),
  sessions: allowed('student', 'own'),
  session_end: allowed('student', 'own'),
  student_info: allowed('student', 'own'),
  courses: allowed('student', 'own courses'),
  course_student: allowed('student', 'own courses'),
  course_modules: allowed('student', 'own courses'),
  module_lessons: allowed('student', 'own courses'),
  next_lesson_access: paid('open lesson'),
  lesson_questions: paid('open lesson'),
  video_progress: paid('open lesson'),
  info_read: paid('open lesson'),
  exercise_drafts: paid('open lesson'),
  exercise_draft_save: paid('open lesson'),
  exercise_try: paid('open lesson'),
  exercise_solution: paid('open lesson'),
  test_start: paid('open lesson'),
  question_try: paid('open lesson'),
  test_finish: paid('open lesson'),
  test_leave: paid('open lesson'),
  lesson_moments: paid('open lesson'),
  recall_session: paid('own'),
  recall_answer: paid('own'),
  module_knowledge: allowed('student', 'own courses'),
  upload_discard: paid('own'),
  event_log: allowed('student', 'own'),
  get_student_streak: allowed('student', 'own'),
  get_student_streak_by_month: allowed('student', 'own'),
  statement: allowed('student', 'own'),
  day_goals: allowed('student', 'own'),
  leaderboard_by_group: allowed('student', 'own'),
  leaderboard: allowed('student', 'own'),
  leaderboard_visibility: allowed('student', 'own'),
  league: allowed('student', 'own'),
  league_seen: allowed('student', 'own'),
  achievements: allowed('student', 'own'),
  achievements_seen: allowed('student', 'own'),
  certificates: allowed('student', 'own'),
  certificate_listing: allowed('student', 'own'),
  submissions: allowed('student', 'own courses'),
  practice_draft: paid('open lesson'),
  practice_draft_save: paid('open lesson'),
  // Of a question, or of the playground, which is open to every student.
  get_project_data: paid('open lesson'),
  save_project_data: paid('open lesson'),
  project_versions: paid('open lesson'),
  project_media: paid('open lesson'),
  project_media_room: paid('own'),
  code_tour: paid('own'),
  yordamchi_ai: paid('open lesson'),
  new_yordamchi_ai: paid('open lesson'),
  helper_history: paid('open lesson'),
  coin_shop: allowed('student', 'own'),
  coin_shop_buy: paid('own'),
  invite: allowed('student', 'own'),
  invite_look: allowed('anyone', 'nobody'),
  invite_accept: allowed('anyone', 'nobody'),
  events_ticket: allowed('student', 'own'),
  get_student_notifications: allowed('student', 'own'),
  mark_notification_read: allowed('student', 'own'),
  delete_student_notification: allowed('student', 'own'),
  push_config: allowed('student', 'nobody'),
  save_notification_permission: allowed('student', 'own'),
  notification_preferences: allowed('student', 'own'),
  telegram: allowed('student', 'own'),
  telegram_link: allowed('student', 'own'),
  telegram_unlink: allowed('student', 'own'),
  exam: allowed('student', 'own'),
  exam_start: paid('own'),
  exam_answer: paid('own'),
  exam_save: paid('own'),
  exam_result: allowed('student', 'own'),
  payments: allowed('student', 'own'),
  announcements: allowed('student', 'own'),
  announcement_mark: allowed('student', 'own'),
} as const satisfies Record<string, Access>
