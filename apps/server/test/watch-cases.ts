import { insightCases } from './insight-cases.ts'
import { promiseCases } from './promise-cases.ts'

interface Id {
  id: number
}

/** Of what staff watch over: the promise of an answer, and the school in figures. */
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
    ...promiseCases(of.groupId, of.submission_id, of.owner.id, of.admin.id),
  }
}
