import type { AuthoredTree, AuthoringFault } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { authoring as words } from '../../platform/i18n/uz/authoring.ts'

/** A title in the reader's language, or that there is none yet. */
export function titleIn(
  title: { uz: string; ru?: string | undefined },
  language: string,
  t: TFunction,
): string {
  const text = (language === 'ru' ? title.ru : undefined) ?? title.uz
  return text.trim() === '' ? t('authoring.untitled') : text
}

/** Where something is missing and what: "Lesson › question › place: it is missing". */
export function faultText(fault: AuthoringFault, tree: AuthoredTree, language: string, t: TFunction): string {
  const module = tree.modules.find(({ id }) => id === fault.module_id)
  const lesson = module?.lessons.find(({ id }) => id === fault.lesson_id)
  const part = lesson ?? module
  const place = [
    part ? titleIn(part.title, language, t) : t('authoring.of_course'),
    fault.question,
    fault.path,
  ].filter(Boolean)
  return `${place.join(' › ')}: ${faultWords(fault, t)}`
}

/** What is wrong, in the reader's words. */
export function faultWords({ code, message }: AuthoringFault, t: TFunction): string {
  return Object.hasOwn(words.fault, code)
    ? t(`authoring.fault.${code as keyof typeof words.fault}`) // one of the keys
    : message
}
