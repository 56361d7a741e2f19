import { lacksRussian, limits, type Lang } from '@qadam/contract'
import { Fragment, useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContentLanguagesContext } from './content-languages-context.ts'

interface Texts {
  /** Of code and files, which need no translation, without the Uzbek. */
  uz?: string
  ru?: string | undefined
}

/**
 * Whether there is a Russian field beside the Uzbek, and whether the school asks for it. What is written in Russian is
 * shown whatever the school wants, and one that is being emptied stays until its author leaves it.
 */
export function useRussian({ uz = '', ru = '' }: Texts): { isShown: boolean; isNeeded: boolean } {
  const wanted = useContext(ContentLanguagesContext)
  const [isKept, setKept] = useState(ru !== '')
  if (ru !== '' && !isKept) setKept(true)
  return { isShown: wanted !== 'uz' || isKept, isNeeded: wanted === 'both' && lacksRussian({ uz, ru }) }
}

/** A field a language, of those that the school wants. The hint marks the Russian that publishing asks for. */
export function InLanguages({
  text,
  children,
}: {
  text: Texts
  children: (lang: Lang, hint: string | undefined) => ReactNode
}): ReactNode {
  const { t } = useTranslation()
  const { isShown, isNeeded } = useRussian(text)
  return limits.languages
    .filter((lang) => lang === 'uz' || isShown)
    .map((lang) => (
      <Fragment key={lang}>
        {children(lang, lang === 'ru' && isNeeded ? t('authoring.russian_needed') : undefined)}
      </Fragment>
    ))
}
