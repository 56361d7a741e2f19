import { questionSet, SchoolError, type Playground, type ProjectPlace } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { isExamRunning } from '../exam/index.ts'
import type { NamedPlace } from '../projects/index.ts'
import { requireOpenQuestion, type StoredQuestion } from '../questions/index.ts'
import { isHelperEverywhere } from '../../base/school/index.ts'
import { isTestOpen } from '../attempts/index.ts'

/** What is talked about. */
export interface Subject {
  place: ProjectPlace
  /** Undefined in a playground, where nobody set a task. */
  question: StoredQuestion | undefined
}

/**
 * A practice question or a playground, if this student may talk about it now.
 * @throws SchoolError not_found where the question is not theirs or no practice, lesson.closed; access.forbidden with the
 * `reason` `test_open` while a test of theirs runs, in whatever lesson, or a part of the exam, and `helper_off` where the
 * school wants no helper; validation.failed where both are named.
 */
export async function requireTalk(context: ActionContext, named: NamedPlace): Promise<Subject> {
  const { db, actor, now } = context
  const subject = await findSubject(context, named)
  const isAsked = (await isTestOpen(db, actor.id, now)) || (await isExamRunning(db, actor.id, now))
  if (isAsked) throw new SchoolError('access.forbidden', { reason: 'test_open' })
  return subject
}

async function findSubject(context: ActionContext, named: NamedPlace): Promise<Subject> {
  const place = placeOf(named, context)
  if ('question_id' in place) {
    const isPractice = (type: StoredQuestion['type']) => questionSet(type) === 'practice'
    return { place, question: (await requireOpenQuestion(context, place.question_id, isPractice)).question }
  }
  if (!(await isHelperEverywhere(context.db)))
    throw new SchoolError('access.forbidden', { reason: 'helper_off' })
  return { place, question: undefined }
}

/** Clients of before know no playgrounds: without a question, the files tell which one they mean. */
function placeOf({ question_id, slot }: NamedPlace, { uploads }: ActionContext): ProjectPlace {
  if (question_id === undefined) return { slot: slot ?? slotOf(uploads.map(({ fileName }) => fileName)) }
  if (slot !== undefined) throw new SchoolError('validation.failed', { fields: { slot: 'invalid' } })
  return { question_id }
}

function slotOf(names: readonly string[]): Playground {
  const isWeb =
    !names.some((name) => name.endsWith('.py')) && names.some((name) => /\.(?:html?|css|jsx?)$/.test(name))
  return isWeb ? 'web' : 'py'
}
