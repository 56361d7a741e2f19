import { studentActions, type Streak } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { getPaymentStanding } from '../../base/people/index.ts'
import { sumPointsOfDay } from '../rewards/index.ts'
import { countStoredFreezes } from './freezes-store.ts'
import { presentStreak } from './present-streak.ts'
import { frozenSince, schoolDay, type SchoolDay } from '../../base/calendar/index.ts'
import { firstOfMonth, nextMonth } from './streak-month.ts'
import { findStreak, listMarkedDays } from './streaks-store.ts'

const getStudentStreak = handle(studentActions.get_student_streak, async (context) => {
  const today = schoolDay(context.now, context.timeZone)
  return await streakIn(context, `${today.slice(0, 7)}-01`, today)
})

const getStudentStreakByMonth = handle(studentActions.get_student_streak_by_month, async (context, input) => {
  const today = schoolDay(context.now, context.timeZone)
  return await streakIn(context, firstOfMonth(input.year, input.month), today)
})

export const streaksActions = {
  get_student_streak: getStudentStreak,
  get_student_streak_by_month: getStudentStreakByMonth,
}

async function streakIn(
  { db, actor, timeZone }: ActionContext,
  first: SchoolDay,
  today: SchoolDay,
): Promise<Streak> {
  const owner = await getPaymentStanding(db, actor.id)
  const streak = await findStreak(db, actor.id)
  const marked = await listMarkedDays(db, actor.id, first, nextMonth(first))
  const known = { marked, begun: schoolDay(owner.created_at, timeZone), frozenFrom: frozenSince(owner) }
  const freezes = await countStoredFreezes(db, actor.id)
  const pointsToday = await sumPointsOfDay(db, actor.id, today, timeZone)
  return { ...presentStreak(streak, first, today, known, freezes), points_today: pointsToday }
}
