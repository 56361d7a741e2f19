import type { Option } from '@qadam/contract'
import * as z from 'zod'
import { say } from '../../../i18n/localized.ts'
import type { Loading, Showing } from './question-type.ts'
import { shuffled } from './shuffle.ts'
import { showHtml } from './stored-html.ts'

export const localized = z.object({ uz: z.string(), ru: z.string().optional() })

/** Code in both languages; rows from before that hold a plain string. */
export const storedCode = z.union([z.string().transform((uz) => ({ uz })), localized])

const storedPicture = z.object({ key: z.string(), alt: localized, width: z.int(), height: z.int() })

export const storedOption = z.object({
  id: z.int(),
  /** Stored to deal the same id at the next load. */
  stable_id: z.string(),
  value: localized,
  image: storedPicture.optional(),
})
export type StoredOption = z.infer<typeof storedOption>

export const storedPictureOrNone = storedPicture.optional()

interface AuthoredPicture {
  file: string
  alt: { uz: string; ru?: string | undefined }
}

interface AuthoredOption {
  id: string
  text?: { uz: string; ru?: string | undefined } | undefined
  picture?: AuthoredPicture | undefined
}

/** Code as an author wrote it: once for all readers, or once a language. */
export function loadCode(code: string | { uz: string; ru?: string | undefined }): z.infer<typeof localized> {
  return typeof code === 'string' ? { uz: code } : code
}

export function loadPicture(picture: AuthoredPicture, loading: Loading): z.infer<typeof storedPicture> {
  const media = loading.media(picture.file)
  return { key: media.key, alt: picture.alt, width: media.width ?? 0, height: media.height ?? 0 }
}

/** Stored by ascending id: ids are random, so their order reveals nothing about the author's. */
export function loadOptions(options: readonly AuthoredOption[], loading: Loading): StoredOption[] {
  return options
    .map((option) => ({
      id: loading.optionId(option.id),
      stable_id: option.id,
      value: option.text ? loading.html(option.text, 'inline') : { uz: '' },
      ...(option.picture ? { image: loadPicture(option.picture, loading) } : {}),
    }))
    .sort((one, other) => one.id - other.id)
}

/** In this student's shuffle; `order` is the place in it. */
export function showOptions(options: readonly StoredOption[], showing: Showing): Option[] {
  return shuffled(options, showing.seed).map((option, order) => ({
    id: option.id,
    order,
    value: showHtml(option.value, showing),
    ...(option.image ? { image: showPicture(option.image, showing) } : {}),
  }))
}

export function showPicture(picture: z.infer<typeof storedPicture>, showing: Showing) {
  return {
    src: showing.mediaUrl(picture.key),
    alt: say(picture.alt, showing.lang),
    width: picture.width,
    height: picture.height,
  }
}

/** The ids of the options the author marked as right. */
export function markedIds(
  options: readonly { id: string; right?: true | undefined }[],
  loading: Loading,
): number[] {
  return options.filter((option) => option.right).map((option) => loading.optionId(option.id))
}

/** Exactly one marked option. @throws Error naming the fault; the archive's checker reports it earlier and better. */
export function onlyMarkedId(
  options: readonly { id: string; right?: true | undefined }[],
  loading: Loading,
): number {
  const [only, ...others] = markedIds(options, loading)
  if (only === undefined || others.length > 0) throw new Error('exactly one option must be right')
  return only
}
