import { SchoolError, type AuditActionName, type AuditValues, type AuthoredTree } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findContentLanguages } from '../../base/school/index.ts'
import {
  listAuthoredCourses,
  listAuthoredModules,
  lockAuthoredCourse,
  type CourseRecord,
  type ModuleRecord,
  type Saved,
} from './courses-store.ts'
import { listDeletedParts } from './deleted-parts-store.ts'
import { listLessonLines, type LessonLine } from './lessons-store.ts'
import { presentTree } from './present-authoring.ts'

/** What is published, deleted or copied as one. */
export interface Part {
  kind: 'course' | 'module' | 'lesson'
  id: number
}

export interface CourseWhole {
  course: CourseRecord
  modules: ModuleRecord[]
  lessons: LessonLine[]
}

/**
 * Runs `work` with a course locked: its order and what is published of it can't change meanwhile.
 * @throws SchoolError not_found
 */
export async function withCourse<Result>(
  { db }: Pick<ActionContext, 'db'>,
  id: number,
  work: (transaction: Executor, whole: CourseWhole) => Promise<Result>,
): Promise<Result> {
  return await db.transaction().execute(async (transaction) => {
    const course = await lockAuthoredCourse(transaction, id)
    if (!course) throw new SchoolError('not_found')
    const modules = await listAuthoredModules(transaction, id)
    return await work(transaction, {
      course,
      modules,
      lessons: await listLessonLines(transaction, id),
    })
  })
}

export async function showTree(db: Executor, id: number): Promise<AuthoredTree> {
  const [course] = await listAuthoredCourses(db, id)
  if (!course) throw new SchoolError('not_found')
  return presentTree(course, {
    modules: await listAuthoredModules(db, id),
    lessons: await listLessonLines(db, id),
    deleted: await listDeletedParts(db, id),
    languages: await findContentLanguages(db),
  })
}

/**
 * @param words what was saved, where no version keeps it. Without a revision the client has not read it before.
 * @throws SchoolError conflict, with who saved meanwhile.
 */
export function requireLatest(saved: Saved, revision: number | undefined, words?: object): void {
  const { revision: stands, updated_by: by } = saved
  if (stands === revision) return
  const at = saved.updated_at.toISOString()
  throw new SchoolError('conflict', {
    reason: 'stale',
    revision: stands,
    by,
    at,
    ...(words && { newer: { ...words, revision: stands, saved_by: by, saved_at: at } }),
  })
}

/** The subject of what authors do is the school; actor and course are in the values. */
export async function noteAuthoring(
  db: Executor,
  { actor, now }: Pick<ActionContext, 'actor' | 'now'>,
  action: Extract<AuditActionName, `authoring_${string}`>,
  after: AuditValues,
  before?: AuditValues,
): Promise<void> {
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action,
    subject: { kind: 'school' },
    after,
    ...(before ? { before } : {}),
  })
}

export const byActor = ({ actor, now }: Pick<ActionContext, 'actor' | 'now'>) => ({ now, by: actor.id })
