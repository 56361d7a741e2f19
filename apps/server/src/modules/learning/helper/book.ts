import type { Lang } from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import type { Executor } from '../../../database/database.ts'
import { findLesson, listPassages, type PassageRecord } from './book-store.ts'
import { folded, termsOf } from './book-terms.ts'
import { plainText } from './plain-text.ts'

/** What a lesson says about something, in its own words. */
export interface BookAnswer {
  sentence: string
  /** Whether it says what the thing is, and not only something about it. */
  isDefinition: boolean
  lesson: string
  path: string
}

/** Looked through, best first. */
const PASSAGES = 6
const LONGEST_SENTENCE = 320
/** In letters: what a small model can still keep in mind beside the program. */
const LONGEST_LESSON = 4000
/** Gives a thing its name. */
const naming = /(?:^|\s)(?:deyiladi|ataladi|degani|называется|называют|это)(?:\s|[,.:]|$)/i
/** Says what it is, or how it goes. */
const defining = /(?:^|\s)(?:bu|uchun|чтобы|помогает|значит)(?:\s|[,.:]|$)|\s[—–-]\s/i
/** Speaks of the sentence before. */
const pointing = /^(?:bu|bunday|shu|shunday|это|эт[аои]|так\S*)\s/i

/**
 * What the student's own lessons say about what they ask, out of those that they have opened; undefined where none says
 * anything of it.
 */
export async function findInBook(
  db: Executor,
  personId: number,
  question: string,
  { lang, questionId }: { lang: Lang; questionId: number | undefined },
): Promise<BookAnswer | undefined> {
  const terms = termsOf(question)
  if (terms.length === 0) return undefined
  const passages = await listPassages(db, personId, { terms, lang, most: PASSAGES, near: questionId })
  return bestSentence(passages, terms, lang)
}

/** Of a lesson, its title and what it teaches in text, as plain text; shortened where it is long. */
export async function findLessonText(db: Executor, questionId: number, lang: Lang): Promise<string> {
  const lesson = await findLesson(db, questionId)
  if (!lesson) return ''
  const infos = lesson.texts.map((text) => plainText(say(text, lang)))
  return [say(lesson.title, lang), ...infos].join('\n').slice(0, LONGEST_LESSON)
}

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}_]+/gu) ?? []
const begins = (words: readonly string[], term: string): boolean =>
  words.some((word) => (term.length < 4 ? word === term : word.startsWith(term)))

/** The sentence that says most of what is asked about; of several, one that says what it is. */
export function bestSentence(
  passages: readonly PassageRecord[],
  terms: readonly (readonly string[])[],
  lang: Lang,
): BookAnswer | undefined {
  let best: { score: number; answer: BookAnswer } | undefined
  for (const [place, { text, lesson_title, course_id, module_id, lesson_id }] of passages.entries()) {
    const lesson = say(lesson_title, lang)
    const isItsSubject = terms.some((each) => each.some((term) => begins(wordsOf(lesson), term)))
    const sentences = sentencesOf(plainText(withoutCode(say(text, lang))))
    for (const [index, each] of sentences.entries()) {
      const before = pointing.test(each) ? sentences[index - 1] : undefined
      const sentence = before === undefined ? each : `${before} ${each}`
      const score = scoreOf(each, terms) + (isItsSubject ? 2 : 0) - place * 0.5
      if (score > (best?.score ?? LEAST))
        best = {
          score,
          answer: {
            sentence,
            isDefinition: naming.test(each) || isAbout(each, terms),
            lesson,
            path: `/course/${course_id}/module/${module_id}/${lesson_id}`,
          },
        }
    }
  }
  return best?.answer
}

/** Begins with the thing and says what it is. */
function isAbout(sentence: string, terms: readonly (readonly string[])[]): boolean {
  return defining.test(sentence) && terms.some(([term = '']) => begins(wordsOf(sentence).slice(0, 1), term))
}

/** Below it a sentence only mentions a word. */
const LEAST = 3

function scoreOf(sentence: string, terms: readonly (readonly string[])[]): number {
  const words = wordsOf(sentence)
  const found = terms.filter((each) => each.some((term) => begins(words, term))).length
  // Half of what is asked about at least: else it is about something else.
  if (found === 0 || found * 2 < terms.length) return 0
  const named = terms.filter(([term = '']) => begins(words, term)).length
  const isDefined = naming.test(sentence) ? 4 : defining.test(sentence) ? 2 : 0
  const isFirst = terms.some((each) => each.some((term) => begins(words.slice(0, 2), term)))
  // Another word for it may mean something else here.
  if (named === 0 && (isDefined === 0 || !isFirst)) return 0
  return found * 3 + named * 2 + isDefined + (isFirst ? 2 : 0) - sentence.length / 200
}

/** Listings and what they print are no sentences. */
function withoutCode(html: string): string {
  return html.replaceAll(/<(pre|table|h[1-6])\b[^]*?<\/\1>/g, '\n')
}

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}“"«`])/u))
    .map((sentence) => sentence.trim().replace(/^- /, ''))
    .filter(
      (sentence) => sentence.length > 15 && sentence.length <= LONGEST_SENTENCE && !/[?:]$/.test(sentence),
    )
}
