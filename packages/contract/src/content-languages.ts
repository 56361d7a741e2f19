import * as z from 'zod/mini'

/**
 * What is expected of content beside its Uzbek, which is always written: no Russian, Russian where it is written, or
 * Russian everywhere.
 */
export const contentLanguages = z.enum(['uz', 'uz_ru', 'both'])
export type ContentLanguages = z.infer<typeof contentLanguages>

/** Until an admin sets it. */
export const usualContentLanguages: ContentLanguages = 'uz_ru'

/** Whether a text has words and no Russian: a number, or code, is the same in both languages. */
export function lacksRussian({ uz, ru = '' }: { uz: string; ru?: string | undefined }): boolean {
  return ru.trim() === '' && /\p{L}{2,}/u.test(uz.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ''))
}
