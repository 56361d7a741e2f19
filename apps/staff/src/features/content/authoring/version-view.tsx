import type { DraftLesson, DraftQuestion } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { Notice } from '@qadam/ui/notice'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { questionTypeOf } from './question-types.ts'
import { versionChanges } from './version-changes.ts'
import { Both } from './version-words.tsx'

const changeTones = { changed: 'saffron', back: 'turquoise' } as const

/** A version to be read, with what bringing it back would change in the lesson as it stands. */
export function VersionView({ document, now }: { document: DraftLesson; now: DraftLesson }): ReactNode {
  const { t } = useTranslation()
  const { of, gone } = versionChanges(document, now)
  return (
    <div className="flex flex-col gap-4">
      {gone.length > 0 && (
        <Notice
          tone="saffron"
          icon="info"
          title={t('authoring.restore_removes', { count: gone.length })}
          text={gone.map((question) => firstLine(question)).join(' · ')}
        />
      )}
      <div>
        <Both label={t('authoring.lesson_title')} text={document.title} />
        <p className="mt-1 text-sm text-muted numbers">
          {[
            t(`authoring.type.${document.type}`),
            ...(['pass_percent', 'max_attempts', 'time_limit_s', 'exercises_required'] as const)
              .filter((rule) => document[rule] !== undefined)
              .map((rule) => `${t(`authoring.${rule}`)}: ${document[rule]}`),
          ].join(' · ')}
        </p>
      </div>
      {document.questions.length === 0 && <p className="text-muted">{t('authoring.no_questions')}</p>}
      <ol className="flex flex-col gap-3">
        {document.questions.map((question, place) => {
          const change = of.get(question.id) ?? 'same'
          return (
            <li key={question.id} className="flex flex-col gap-2 rounded-control border border-line p-3">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {place + 1}. {t(`authoring.question_type.${question.type}`)}
                {change !== 'same' && (
                  <Chip tone={changeTones[change]}>{t(`authoring.version_change.${change}`)}</Chip>
                )}
              </span>
              <Reading question={question} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function firstLine({ id, text }: DraftQuestion): string {
  return text.uz.split('\n', 1)[0] || id
}

function Reading({ question }: { question: DraftQuestion }): ReactNode {
  const { t } = useTranslation()
  const { Summary } = questionTypeOf(question.type)
  return (
    <>
      <Both label={t('authoring.field.text')} text={question.text} />
      {Summary && <Summary question={question} />}
      {(['hint', 'success', 'tip'] as const).map(
        (field) =>
          question[field] && (
            <Both key={field} label={t(`authoring.field.${field}`)} text={question[field]} />
          ),
      )}
    </>
  )
}
