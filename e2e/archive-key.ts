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
  text: { uz?: string; ru?: string }
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
    text
      .replaceAll(/!\[[^\]]*\]\([^)]*\)|\{en: ([^{}]+)\}/g, '$1')
      .replaceAll(/(`+)([^]+?)\1|<[^>]+>|[*_\\]/g, (_all, ticks?: string, code = '') => {
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

/** The right answer to a question of the demo's courses, in whatever lesson it is asked. */
export function rightAnswerOf(shown: Question, lang: 'uz' | 'ru'): RightAnswer {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const alike: RightAnswer[] = []
  for (const file of globSync('*/lessons/*.json', { cwd: join(import.meta.dirname, '../demo/courses') })) {
    const [course = '', , lesson = ''] = file.replace('.json', '').split('/')
    for (const authored of authoredLesson(course, lesson)) {
      const asked = plainMarkdown(authored.text[lang] ?? authored.text.uz ?? '')
      const isAsked = letters(asked) === letters(plain(shown.question))
      const answer = authored.type === shown.type && rightAnswer(authored, shown, lang)
      if (!answer || answer === 'not this') continue
      if (isAsked) return answer
      if (!authored.accepted) alike.push(answer)
    }
  }
  // Where the text is a file of its own, by the options.
  const [only] = alike
  if (!only) throw new Error(`no lesson asks: ${shown.question}`)
  return only
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
  const isShown =
    authored.options.length === options.length && authored.options.every((one) => placeOf(one) >= 0)
  if (!isShown) return 'not this'
  const named = (id: string) => authored.options?.find((option) => option.id === id) as AuthoredOption // checked
  const chosen =
    authored.blanks?.map(named) ??
    (authored.type === 'selected-drag' ? authored.options : authored.options.filter((option) => option.right))
  const places = chosen.map(placeOf)
  return { type: authored.type, places, values: places.map((place) => options[place]?.value ?? '') }
}
