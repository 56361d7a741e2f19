import type { DraftQuestion, Lang } from '@qadam/contract'

type Option = NonNullable<DraftQuestion['options']>[number]
/** Code for all readers, or one a language where a person reads words in it. */
type Code = NonNullable<Option['code']>

/** What is written for a language; nothing in Russian where Russian readers see the same as all. */
export function writtenCode(code: Code | undefined, lang: Lang): string {
  return (typeof code === 'string' ? { uz: code, ru: undefined } : code)?.[lang] ?? ''
}

/** The code with one language replaced: the other stays as it is. */
export function withCode(code: Code | undefined, lang: Lang, text: string): Code {
  const uz = lang === 'uz' ? text : writtenCode(code, 'uz')
  const ru = lang === 'ru' ? text : writtenCode(code, 'ru')
  return ru === '' ? uz : { uz, ru }
}
