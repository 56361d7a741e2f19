import { readFileSync } from 'node:fs'
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

/** The right answers of a lesson, from its archive: the key never comes from the server. */
export function rightAnswers(
  course: string,
  lessonId: string,
  shown: readonly Question[],
  lang: 'uz' | 'ru',
): Map<number, RightAnswer> {
  const file = join(import.meta.dirname, `../demo/courses/${course}/lessons/${lessonId}.json`)
  const lesson = JSON.parse(readFileSync(file, 'utf8')) as { questions: AuthoredQuestion[] } // checked by its own tests
  const answers = new Map<number, RightAnswer>()
  for (const [index, authored] of lesson.questions.entries()) {
    const question = shown[index]
    const [typed] = authored.accepted ?? []
    if (question && typed) {
      answers.set(question.id, { type: authored.type, places: [], values: [typed[lang] ?? typed.uz] })
      continue
    }
    if (!question || !authored.options) continue
    const options = [...question.other.options].sort((one, other) => one.order - other.order)
    const placeOf = (option: AuthoredOption) => {
      const alt = option.picture?.alt[lang] ?? option.picture?.alt.uz
      const hasWords = option.code !== undefined || option.text !== undefined
      const place = options.findIndex((one) =>
        hasWords ? isShownAs(one.value, option, lang) : one.image?.alt === alt,
      )
      if (place < 0) throw new Error(`${lessonId}/${authored.id}: ${option.id} is not shown`)
      return place
    }
    const named = (id: string) => authored.options?.find((option) => option.id === id) as AuthoredOption // checked
    const chosen =
      authored.blanks?.map(named) ??
      (authored.type === 'selected-drag'
        ? authored.options
        : authored.options.filter((option) => option.right))
    const places = chosen.map(placeOf)
    const values = places.map((place) => options[place]?.value ?? '')
    answers.set(question.id, { type: authored.type, places, values })
  }
  return answers
}
