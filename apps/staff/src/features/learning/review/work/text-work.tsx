import type { ReviewPage } from '@qadam/contract'
import { countCharacters, countWords } from '@qadam/ui/count-words'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A written answer, set to be read, with its length beside the required one. */
export function TextWork({ text, words }: { text: string; words: ReviewPage['task']['words'] }): ReactNode {
  const { t } = useTranslation()
  const count = countWords(text)
  const { min = null, max = null } = words ?? {}
  return (
    <section className="rounded-card border border-line bg-card">
      <p className="px-5 pt-4 pb-4 text-lead leading-8 break-words whitespace-pre-wrap sm:px-6 sm:pt-5">
        {text}
      </p>
      <footer className="flex flex-wrap gap-x-4 border-t border-line px-5 py-2.5 text-sm text-muted sm:px-6 numbers">
        <span>{t('review.words', { count })}</span>
        <span>{t('review.characters', { count: countCharacters(text) })}</span>
        {min !== null && count < min && (
          <span className="font-medium text-saffron-text">{t('review.too_short', { min })}</span>
        )}
        {max !== null && count > max && (
          <span className="font-medium text-saffron-text">{t('review.too_long', { max })}</span>
        )}
      </footer>
    </section>
  )
}
