import type { AuthoredTree, AuthoringFault } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { authoring as words } from '../../../platform/i18n/uz/authoring.ts'
import { fieldName } from './field-name.ts'

/** A title in the reader's language, or that there is none yet. */
export function titleIn(
  title: { uz: string; ru?: string | undefined },
  language: string,
  t: TFunction,
): string {
  const text = (language === 'ru' ? title.ru : undefined) ?? title.uz
  return text.trim() === '' ? t('authoring.untitled') : text
}

/** Where something is missing and what: "Lesson › 3. One answer › Option 2 (ru): it is missing". */
export function faultText(fault: AuthoringFault, tree: AuthoredTree, language: string, t: TFunction): string {
  const module = tree.modules.find(({ id }) => id === fault.module_id)
  const lesson = module?.lessons.find(({ id }) => id === fault.lesson_id)
  const part = lesson ?? module
  const place = [
    part ? titleIn(part.title, language, t) : t('authoring.of_course'),
    questionName(fault, t),
    fault.path && fieldName(fault.path, fault.question_place?.type, t),
  ].filter(Boolean)
  return `${place.join(' › ')}: ${faultWords(fault, t)}`
}

/** A question as the list of its lesson calls it. */
export function questionName(
  { question, question_place: place }: Pick<AuthoringFault, 'question' | 'question_place'>,
  t: TFunction,
): string | null {
  return place ? `${place.number}. ${t(`authoring.question_type.${place.type}`)}` : question
}

/** What is wrong, in the reader's words. */
export function faultWords({ code, message }: AuthoringFault, t: TFunction): string {
  return Object.hasOwn(words.fault, code)
    ? t(`authoring.fault.${code as keyof typeof words.fault}`) // one of the keys
    : message
}
