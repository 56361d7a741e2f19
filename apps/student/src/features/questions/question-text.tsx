import '@qadam/ui/prose.css'
import './formula.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addCopyButtons } from './code-copy.ts'

interface QuestionTextProps {
  /** HTML that the server sanitised. */
  html: string
  id?: string
  /** `title`: the first paragraph is what is asked, large. */
  look?: 'text' | 'title'
  className?: string
}

const looks = {
  text: '',
  title:
    '[&>p:first-child]:text-[21px] [&>p:first-child]:leading-7 [&>p:first-child]:font-bold [&>p:first-child]:text-balance [&_pre]:my-3',
}

/** A text of an author: with pictures, tables and code that can be copied. */
export function QuestionText({ html, id, look = 'text', className = '' }: QuestionTextProps): ReactNode {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    for (const picture of place.current.querySelectorAll('img')) {
      picture.loading = 'lazy'
      picture.decoding = 'async'
    }
    if (look === 'text')
      return addCopyButtons(place.current, { copy: t('lesson.code.copy'), copied: t('lesson.code.copied') })
  }, [html, look, t])
  return (
    <div
      ref={place}
      id={id}
      className={`prose ${looks[look]} ${className}`}
      // Sanitised on the server by an allow-list of tags and attributes (contract: Question.question).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** An option or a hint: inline HTML, sanitised on the server. */
export function InlineText({ html, className = '' }: { html: string; className?: string }): ReactNode {
  return (
    <span
      className={`[font-variant-ligatures:none] [&_code]:rounded-md [&_code]:bg-tile [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.92em] [&_code]:whitespace-pre-wrap ${className}`}
      // Sanitised on the server by an allow-list of tags and attributes (contract: Option.value).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
