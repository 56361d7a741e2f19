import type { Lang } from '@qadam/contract'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { InLanguages } from './in-languages.tsx'

export interface TextInLanguagesProps {
  text: Partial<Record<Lang, string | undefined>>
  labelOf: (lang: Lang) => string
  /** Of the Uzbek, which every text has. */
  error?: string | undefined
  /** Published without its Russian, and not marked for that. */
  mayLackRussian?: boolean
  maxLength?: number
  className?: string
  onChange: (lang: Lang, value: string) => void
}

/** A line of text in each language that the school wants. */
export function TextInLanguages({
  text,
  labelOf,
  error,
  mayLackRussian = false,
  maxLength,
  className,
  onChange,
}: TextInLanguagesProps): ReactNode {
  return (
    <InLanguages text={{ uz: text.uz ?? '', ru: text.ru }}>
      {(lang, hint) => (
        <TextField
          label={labelOf(lang)}
          hint={mayLackRussian ? undefined : hint}
          lang={lang}
          maxLength={maxLength}
          className={className}
          value={text[lang] ?? ''}
          error={lang === 'uz' ? error : undefined}
          onChange={({ target }) => onChange(lang, target.value)}
        />
      )}
    </InLanguages>
  )
}
