import type { Lang } from '@qadam/contract'

/** Each language by its own name. */
export const languageNames: readonly { value: Lang; label: string }[] = [
  { value: 'uz', label: 'Oʻzbekcha' },
  { value: 'ru', label: 'Русский' },
]
