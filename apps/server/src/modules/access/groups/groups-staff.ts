import { limits, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { say } from '../../../i18n/localized.ts'
import { findTakenOff, getUserRecord } from '../accounts/index.ts'
import { presentAvatar } from '../../base/people/index.ts'
import { findContentLanguages } from '../../base/school/index.ts'
import { listGroupCourses, listGroupOverviews, listGroups, listPublishedCourses } from './groups-store.ts'

/** So long the console's every screen tells it; later one's own page alone. */
const told_ms = 7 * 24 * 3_600_000
const isLately = (at: string | undefined, now: Date): boolean =>
  at !== undefined && Date.parse(at) > now.getTime() - told_ms

export const groupsStaffActions = {
  me: handle(staffActions.me, async ({ db, actor, scope, now, lang, media }) => {
    const record = await getUserRecord(db, actor.id)
    const courses = scope === 'all' ? await listPublishedCourses(db) : await listGroupCourses(db, scope)
    const takenOff = await findTakenOff(db, actor.id)
    const titles = new Map(courses.map((course) => [course.id, say(course.title, lang)]))
    return {
      id: actor.id,
      role: actor.role === 'admin' ? ('admin' as const) : ('teacher' as const),
      first_name: record.first_name,
      last_name: record.last_name,
      avatar: presentAvatar(record.avatar, (key) => media.url(key, now)),
      lang: record.lang,
      expires_at: actor.sessionEndsAt.toISOString(),
      groups: await listGroups(db, scope),
      courses: [...titles].map(([id, title]) => ({ id, title })),
      idle_s: actor.idle_s,
      second_factor_due: actor.owesFactor,
      second_factor_taken_off: isLately(takenOff?.at, now) ? takenOff : null,
      content_languages: await findContentLanguages(db),
    }
  }),

  groups: handle(staffActions.groups, async ({ db, scope, now, lang }) => {
    const promised = new Date(now.getTime() - limits.review.promise_s * 1000)
    const courses = Map.groupBy(await listGroupCourses(db, scope), (course) => course.group_id)
    return (await listGroupOverviews(db, scope, promised)).map((group) => ({
      id: group.id,
      name: group.name,
      students: group.students,
      teacher: group.teacher,
      curator: group.curator,
      mentor: group.mentor,
      open: group.open,
      overdue: group.overdue,
      courses: (courses.get(group.id) ?? []).map(({ id, title }) => ({ id, title: say(title, lang) })),
    }))
  }),
}
