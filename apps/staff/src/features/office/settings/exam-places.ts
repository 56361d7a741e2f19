import { settings, type ShownSetting } from '@qadam/contract'
import type { Choice, Values } from './settings-query.ts'

/** The courses that a level of the exam may lead to; the modules, of the course that is chosen for the level. */
export function examPlaces(field: string, { state }: ShownSetting, values: Values): Choice[] | undefined {
  const courses = settings.exam.state?.safeParse(state).data?.courses
  const [, level, of] = /^(level_\d)_(course|module)$/.exec(field) ?? []
  if (!courses || !level) return undefined
  const course = courses.find(({ id }) => id === values[`${level}_course`])
  const places = of === 'course' ? courses : (course?.modules ?? [])
  return places.map(({ id, title }) => ({ value: id, label: title }))
}
