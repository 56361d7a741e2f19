import { limits, SchoolError, studentActions, type ProjectContent } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { handle, type ActionContext, type ActionHandler } from '../../http/action-handler.ts'
import { requireOpenLesson } from '../courses/index.ts'
import { findQuestionPlace, questionsOfLesson, starterOf } from '../questions/index.ts'
import { playgroundStarter } from './playground-starter.ts'
import { presentProject, presentStarter, presentVersion } from './present-project.ts'
import { isKept } from './project-history.ts'
import {
  findNewestVersion,
  findProject,
  findVersion,
  insertProject,
  keepVersion,
  listVersions,
  lockProject,
  replaceProject,
  type ProjectPlace,
} from './projects-store.ts'

interface NamedPlace {
  question_id?: number | undefined
  slot?: 'py' | 'web' | undefined
}

/** @throws SchoolError validation.failed where none or both are named. */
function placeOf({ question_id, slot }: NamedPlace): ProjectPlace {
  if (question_id !== undefined && slot === undefined) return { question_id }
  if (slot !== undefined && question_id === undefined) return { slot }
  const problem = slot === undefined ? 'missing' : 'invalid'
  throw new SchoolError('validation.failed', { fields: { question_id: problem } })
}

/** The place, if this student may work there now, and what one starts from. */
async function openPlace(
  { db, actor, lang }: ActionContext,
  named: NamedPlace,
): Promise<{ place: ProjectPlace; starter: Record<string, string> }> {
  const place = placeOf(named)
  if ('slot' in place) return { place, starter: playgroundStarter(place.slot, lang) }
  const found = await findQuestionPlace(db, place.question_id)
  if (found?.type !== 'compiler') throw new SchoolError('not_found')
  const lesson = await requireOpenLesson(db, actor.id, found.lesson_id)
  const question = (await questionsOfLesson(db, db, lesson)).find((one) => one.id === place.question_id)
  if (!question) throw new SchoolError('not_found')
  return { place, starter: starterOf(question) }
}

function bytesOf(content: ProjectContent): number {
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > limits.project.maxBytes)
    throw new SchoolError('file.too_large', { max_bytes: limits.project.maxBytes })
  return bytes
}

async function save(
  db: Executor,
  personId: number,
  place: ProjectPlace,
  input: { project: ProjectContent; revision: number; keep_replaced?: boolean | undefined },
  bytes: number,
  now: Date,
): Promise<{ revision: number }> {
  const { project, revision, keep_replaced } = input
  if (revision === 0 && (await insertProject(db, personId, place, project, bytes, now)))
    return { revision: 1 }
  const saved = await lockProject(db, personId, place)
  // A revision that nobody was ever given: the project it counted is not this one.
  if (!saved) throw new SchoolError('not_found')
  if (saved.revision !== revision) throw new SchoolError('conflict', { newer: presentProject(saved) })
  if (isKept(saved, await findNewestVersion(db, saved.id), keep_replaced === true))
    await keepVersion(db, saved)
  await replaceProject(db, saved.id, project, bytes, revision + 1, now)
  return { revision: revision + 1 }
}

export const projectsActions: readonly ActionHandler[] = [
  handle(studentActions.get_project_data, async (context, { version, ...named }) => {
    const { db, actor } = context
    const { place, starter } = await openPlace(context, named)
    const saved = await findProject(db, actor.id, place)
    if (version === undefined) return saved ? presentProject(saved) : presentStarter(starter)
    if (version === 0) return presentStarter(starter)
    const kept = saved && (await findVersion(db, saved.id, version))
    if (!kept) throw new SchoolError('not_found')
    return presentProject(kept)
  }),

  handle(studentActions.save_project_data, async (context, input) => {
    const { db, actor, now } = context
    const { place } = await openPlace(context, input)
    const bytes = bytesOf(input.project)
    return await db
      .transaction()
      .execute((transaction) => save(transaction, actor.id, place, input, bytes, now))
  }),

  handle(studentActions.project_versions, async (context, named) => {
    const { db, actor } = context
    const { place } = await openPlace(context, named)
    const saved = await findProject(db, actor.id, place)
    return saved ? (await listVersions(db, saved.id)).map(presentVersion) : []
  }),
]
