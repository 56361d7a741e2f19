import { lacksRussian, limits, type Lang } from '@qadam/contract'
import { Fragment, useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContentLanguagesContext } from './content-languages-context.ts'

/**
 * A field a language, of those that the school wants. What is written in another one is shown all the same, and one
 * that is being emptied stays until its author leaves it. The hint marks the Russian that publishing asks for.
 */
export function InLanguages({
  text,
  children,
}: {
  /** Of code and files, which need no translation, without the Uzbek. */
  text: { uz?: string; ru?: string | undefined }
  children: (lang: Lang, hint: string | undefined) => ReactNode
}): ReactNode {
  const { t } = useTranslation()
  const wanted = useContext(ContentLanguagesContext)
  const { uz = '', ru = '' } = text
  const [isKept, setKept] = useState(ru !== '')
  if (ru !== '' && !isKept) setKept(true)
  const isNeeded = wanted === 'both' && lacksRussian({ uz, ru })
  return limits.languages
    .filter((lang) => lang === 'uz' || wanted !== 'uz' || isKept)
    .map((lang) => (
      <Fragment key={lang}>
        {children(lang, lang === 'ru' && isNeeded ? t('authoring.russian_needed') : undefined)}
      </Fragment>
    ))
}
