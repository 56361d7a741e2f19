import { insightCases } from './insight-cases.ts'
import { promiseCases } from './promise-cases.ts'
import { schoolSettingsCases } from './school-settings-cases.ts'

interface Id {
  id: number
}

/** Of what staff watch over: the promise of an answer, the school in figures, and what it is set to. */
export function watchCases(of: {
  groupId: number
  submission_id: number
  courseId: number
  student: Id
  owner: Id
  admin: Id
}) {
  return {
    ...insightCases(of.groupId, of.student.id, of.courseId),
    ...schoolSettingsCases(),
    ...promiseCases(of.groupId, of.submission_id, of.owner.id, of.admin.id),
  }
}
