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

/** Who may call an action, and whose things it touches. All of them stand as one table in docs/access.md. */
export interface Access<By extends 'anyone' | Role = 'anyone' | Role> {
  /** `anyone` needs no token; an admin may do all that a teacher may. */
  role: By
  /** Whether an account frozen for non-payment may still call it. */
  frozen: 'allowed' | 'refused'
  reach: Reach
  /** Staff may call it who have no second factor yet where the school requires one; all else waits for it. */
  beforeFactor?: true
}

/** Open also to an account that is frozen. */
// @__NO_SIDE_EFFECTS__
export const allowed = <const By extends Access['role'], const To extends Reach>(role: By, reach: To) =>
  ({ role, frozen: 'allowed', reach }) as const

/** What a frozen account has to wait with. */
// @__NO_SIDE_EFFECTS__
export const paid = <const To extends Reach>(reach: To) =>
  ({ role: 'student', frozen: 'refused', reach }) as const

/** What staff may call before they have the second factor that the school requires. */
// @__NO_SIDE_EFFECTS__
export const early = <const To extends Reach>(reach: To) =>
  ({ ...allowed('teacher', reach), beforeFactor: true }) as const

// Most actions of students are one of these.
export const anybody = allowed('anyone', 'nobody')
export const own = allowed('student', 'own')
export const ownPaid = paid('own')
export const ownCourses = allowed('student', 'own courses')
export const openLesson = paid('open lesson')
