import type { QuestionFileReport } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** So many lines are read at once; the rest is counted. */
const SHOWN = 60

/** What of a file of questions is taken over, what of it not as it was, and what not at all and why. */
export function QuestionFileReportView({
  report: { questions, left },
}: {
  report: QuestionFileReport
}): ReactNode {
  const { t } = useTranslation()
  const place = (line: number) => t('question_files.at', { line })
  return (
    <>
      {questions.length > 0 && (
        <Notice
          tone="pistachio"
          icon="check"
          role="status"
          title={t('question_files.taken', { count: questions.length })}
          text={
            <Lines total={questions.length}>
              {questions.slice(0, SHOWN).map(({ line, name, type, notes }, index) => (
                // A file of a single line has all of them there, and names may be the same.
                <li key={`${index} ${line}`} className="py-1 break-words">
                  <span className="font-medium">{name}</span>{' '}
                  <span className="text-sm text-muted">
                    {t(`authoring.question_type.${type}`)} · <span className="numbers">{place(line)}</span>
                  </span>
                  {notes.map((note) => (
                    <span key={note} className="block text-sm text-saffron-text">
                      {t(`question_files.note.${note}`)}
                    </span>
                  ))}
                </li>
              ))}
            </Lines>
          }
        />
      )}
      {left.length > 0 && (
        <Notice
          tone={questions.length > 0 ? 'saffron' : 'pomegranate'}
          icon="warning"
          role="alert"
          title={
            questions.length > 0 ? t('question_files.left', { count: left.length }) : t('question_files.none')
          }
          text={
            <Lines total={left.length}>
              {left.slice(0, SHOWN).map(({ line, name, reason, detail }, index) => (
                // Two may begin in one line, and have no name.
                <li key={`${index} ${line}`} className="py-1 break-words">
                  {name !== '' && <span className="font-medium">{name} </span>}
                  <span className="text-sm text-muted numbers">{place(line)}</span>
                  <span className="block text-sm">
                    {t(`question_files.reason.${reason}`)}
                    {reason === 'type' && detail !== '' && ` (${detail})`}
                  </span>
                </li>
              ))}
            </Lines>
          }
        />
      )}
    </>
  )
}

function Lines({ total, children }: { total: number; children: ReactNode }): ReactNode {
  const { t } = useTranslation()
  return (
    <ul className="max-h-64 list-none overflow-y-auto">
      {children}
      {total > SHOWN && <li>{t('authoring.and_more', { count: total - SHOWN })}</li>}
    </ul>
  )
}
