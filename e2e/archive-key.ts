import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '@qadam/contract'
import { codeIn, type LocalCode } from '@qadam/course-archive'

interface AuthoredOption {
  id: string
  text?: { uz: string; ru?: string }
  code?: LocalCode
  picture?: { alt: { uz: string; ru?: string } }
  right?: true
}

interface AuthoredQuestion {
  id: string
  type: string
  options?: AuthoredOption[]
  accepted?: { uz: string; ru?: string }[]
  blanks?: string[]
}

/** What a person who knows the answer would choose: places in what the student sees, in the order to choose them. */
export interface RightAnswer {
  type: string
  /** Indexes into the options as shown. */
  places: number[]
  /** Those options' own words, as HTML or code; what is to be typed. */
  values: string[]
}

const onOneLine = (text: string) => text.trimEnd().replaceAll(/\s*\n\s*/g, ' ')

/** The words of HTML. */
const plain = (html: string) =>
  onOneLine(
    html
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  )

/** The words of an author's text: what stands between backticks is shown as it is, stars and tags included. */
const plainMarkdown = (text: string) =>
  onOneLine(
    text.replaceAll(/(`+)([^]+?)\1|<[^>]+>|[*_\\]/g, (_all, ticks?: string, code = '') => {
      if (ticks?.length === 3) return String(code).replace(/^.*\n/, '')
      return ticks?.length === 2 ? String(code).trim() : String(code)
    }),
  )

/** Whether the text of an option, as HTML, or its code is the one an author wrote. */
function isShownAs(shown: string, option: AuthoredOption, lang: 'uz' | 'ru'): boolean {
  if (option.code !== undefined) return shown.trim() === codeIn(option.code, lang).trim()
  return plain(shown) === plainMarkdown(option.text?.[lang] ?? option.text?.uz ?? '')
}

function authoredLesson(course: string, lessonId: string): readonly AuthoredQuestion[] {
  const file = join(import.meta.dirname, `../demo/courses/${course}/lessons/${lessonId}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { questions: AuthoredQuestion[] }).questions // checked by its own tests
}

/** The right answers of a lesson, from its archive: the key never comes from the server. */
export function rightAnswers(
  course: string,
  lessonId: string,
  shown: readonly Question[],
  lang: 'uz' | 'ru',
): Map<number, RightAnswer> {
  const answers = new Map<number, RightAnswer>()
  for (const [index, authored] of authoredLesson(course, lessonId).entries()) {
    const question = shown[index]
    const answer = question && rightAnswer(authored, question, lang)
    if (answer === 'not this') throw new Error(`${lessonId}/${authored.id}: an option is not shown`)
    if (question && answer) answers.set(question.id, answer)
  }
  return answers
}

/** The right answer to a question of a course, in whatever lesson it is asked: the first whose options it shows. */
export function rightAnswerOf(course: string, shown: Question, lang: 'uz' | 'ru'): RightAnswer {
  const folder = join(import.meta.dirname, `../demo/courses/${course}/lessons`)
  for (const file of globSync('*.json', { cwd: folder }))
    for (const authored of authoredLesson(course, file.replace('.json', ''))) {
      const isSame = authored.type === shown.type && authored.options?.length === shown.other.options.length
      const answer = isSame && rightAnswer(authored, shown, lang)
      if (answer && answer !== 'not this') return answer
    }
  throw new Error(`no lesson of ${course} asks: ${shown.question}`)
}

/** @returns undefined where it has no key; `not this` where an option is not shown. */
function rightAnswer(
  authored: AuthoredQuestion,
  question: Question,
  lang: 'uz' | 'ru',
): RightAnswer | 'not this' | undefined {
  const [typed] = authored.accepted ?? []
  if (typed) return { type: authored.type, places: [], values: [typed[lang] ?? typed.uz] }
  if (!authored.options) return undefined
  const options = [...question.other.options].sort((one, other) => one.order - other.order)
  const placeOf = (option: AuthoredOption) => {
    const alt = option.picture?.alt[lang] ?? option.picture?.alt.uz
    const hasWords = option.code !== undefined || option.text !== undefined
    return options.findIndex((one) =>
      hasWords ? isShownAs(one.value, option, lang) : one.image?.alt === alt,
    )
  }
  if (authored.options.some((option) => placeOf(option) < 0)) return 'not this'
  const named = (id: string) => authored.options?.find((option) => option.id === id) as AuthoredOption // checked
  const chosen =
    authored.blanks?.map(named) ??
    (authored.type === 'selected-drag' ? authored.options : authored.options.filter((option) => option.right))
  const places = chosen.map(placeOf)
  return { type: authored.type, places, values: places.map((place) => options[place]?.value ?? '') }
}
