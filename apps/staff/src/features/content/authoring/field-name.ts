import { questionTypes, type QuestionType } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { authoringFields as names } from '../../../platform/i18n/uz/authoring-fields.ts'

/** What the editor calls a field: `options.1.text.ru` is "Option 2 (ru)". An unknown one stays as it is. */
export function fieldName(path: string, type: QuestionType | undefined, t: TFunction): string {
  const parts = path.split('.')
  const last = parts.at(-1)
  const lang = last === 'uz' || last === 'ru' ? ` (${last})` : ''
  const [name = '', index, inner] = parts
  const number = /^\d+$/.test(index ?? '') ? Number(index) + 1 : undefined
  if (name === 'options' && number !== undefined) {
    if (inner === 'picture') return t('authoring.option_picture', { number }) + lang
    if (inner === 'feedback') return t('authoring.option_feedback', { number }) + lang
    const isPiece = type !== undefined && 'template' in questionTypes[type].draft
    return t(isPiece ? 'authoring_fields.piece' : 'authoring.option', { number }) + lang
  }
  if (name === 'checks' && number !== undefined) return t('authoring.check', { number }) + lang
  if (name === 'blanks' && number !== undefined) return t('authoring.right_piece', { number }) + lang
  if (name === 'starter' || name === 'solution') {
    // A file's name has a dot in it.
    const file = parts.slice(1, lang === '' ? undefined : -1).join('.')
    return [t(`authoring_fields.${name}`), file].filter(Boolean).join(' · ') + lang
  }
  if (name === 'piece' || !Object.hasOwn(names, name)) return path
  const counted = number === undefined ? '' : ` ${number}`
  return t(`authoring_fields.${name as Exclude<keyof typeof names, 'piece'>}`) + counted + lang // one of the keys
}
