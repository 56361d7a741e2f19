import type { DraftQuestion, Lang, Question } from '@qadam/contract'
import type { ArchiveQuestion } from '@qadam/course-archive'
import type { MediaFacts } from '@qadam/course-archive/lesson-faults'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { StoredMedia } from '../../../files/media-store.ts'
import {
  loadQuestion,
  presentQuestion,
  readQuestion,
  renderAhead,
  seededRandom,
} from '../../learning/questions/index.ts'
import { archiveQuestion } from './archive-form.ts'
import type { CourseMedium } from './media-names-store.ts'

/** Constant, so that the order of options is stable while their author types. */
const SEED = 1

/** What the rules need to know of a course's files. */
export function mediaFacts(media: readonly CourseMedium[]): MediaFacts[] {
  return media.map(({ path, mime, duration_s }) =>
    duration_s === null ? { path, mime } : { path, mime, duration_s },
  )
}

/** Finds a file by its author's name. @throws Error for an unknown name; the check reports it earlier. */
export function mediaByPath(media: readonly CourseMedium[]): (path: string) => StoredMedia {
  const known = new Map(media.map((medium) => [medium.path, medium]))
  return (path) => {
    const found = known.get(path)
    if (!found) throw new Error(`there is no file ${path}`)
    return { key: found.key, width: found.width, height: found.height, duration_s: found.duration_s }
  }
}

/** A question that is whole, as a student sees it before they answer. Without its key. */
export async function viewQuestion(
  { media: signer, now, actor }: Pick<ActionContext, 'media' | 'now' | 'actor'>,
  question: DraftQuestion,
  media: readonly CourseMedium[],
  lang: Lang,
): Promise<Question> {
  const whole = archiveQuestion(question) as unknown as ArchiveQuestion // its check found no fault
  const find = mediaByPath(media)
  const render = await renderAhead([whole], find, actor.id)
  const loaded = loadQuestion(whole, find, undefined, seededRandom(SEED), render)
  const stored = readQuestion({ id: 1, lesson_id: 1, order_number: 1, type: question.type, ...loaded })
  return presentQuestion(
    stored,
    { lang, seed: SEED, mediaUrl: (key) => signer.url(key, now) },
    undefined,
    'given',
  )
}
