import type { CourseImportFault, CourseImportReport } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { authoring as lessonWords } from '../../../platform/i18n/uz/authoring.ts'
import { courseFiles as words } from '../../../platform/i18n/uz/course-files.ts'
import { titleIn } from './fault-text.ts'

/** So many lines are read at once; the rest is counted. */
const SHOWN = 40

/** What is wrong in an archive, or what taking it in would change. */
export function ImportReport({ report }: { report: CourseImportReport }): ReactNode {
  const { t, i18n } = useTranslation()
  const { changes } = report
  const lines = (level: CourseImportFault['level']) =>
    report.faults.filter((fault) => fault.level === level).map((fault) => faultLine(fault, t))
  const title = (text: { uz: string; ru?: string | undefined }) => titleIn(text, i18n.language, t)
  const results = [
    ...(changes?.notices ?? []).map(({ kind, lesson, question, students }) =>
      t(`authoring.${kind}`, { lesson: title(lesson), question, students }),
    ),
    ...(changes && changes.lessons.gone > 0
      ? [t('course_files.gone', { students: changes.students_of_gone })]
      : []),
  ]
  return (
    <>
      {report.errors > 0 && (
        <Notice
          tone="pomegranate"
          icon="warning"
          role="alert"
          title={t('course_files.refused')}
          text={<Lines lines={lines('error')} total={report.errors} />}
        />
      )}
      {changes && (
        <Notice
          tone="pistachio"
          icon="check"
          role="status"
          title={t(changes.is_new ? 'course_files.new_course' : 'course_files.known_course', {
            title: title(changes.title_before ?? changes.title),
          })}
          text={
            <>
              {changes.title_before && (
                <span className="block">
                  {t('course_files.renamed', {
                    before: title(changes.title_before),
                    title: title(changes.title),
                  })}
                </span>
              )}
              <span className="block numbers">{t('course_files.lessons', changes.lessons)}</span>
              <span className="block numbers">{t('course_files.questions', changes.questions)}</span>
              {!changes.is_new && changes.parts.length > 0 && (
                <Lines
                  lines={changes.parts.map(
                    (part) => `${title(part.title)}: ${t(`course_files.part.${part.kind}`)}`,
                  )}
                  total={changes.parts.length}
                />
              )}
            </>
          }
        />
      )}
      {results.length > 0 && (
        <Notice
          tone="saffron"
          icon="info"
          title={t('course_files.kept')}
          text={<Lines lines={results} total={results.length} />}
        />
      )}
      {report.advice > 0 && (
        <Notice
          tone="lapis"
          icon="info"
          title={t('course_files.advice')}
          text={<Lines lines={lines('advice')} total={report.advice} />}
        />
      )}
    </>
  )
}

function Lines({ lines, total }: { lines: readonly string[]; total: number }): ReactNode {
  const { t } = useTranslation()
  const shown = lines.slice(0, SHOWN)
  return (
    <ul className="max-h-56 list-none overflow-y-auto">
      {shown.map((line, index) => (
        // Two faults may have the same text and place.
        <li key={`${index} ${line}`} className="py-0.5 break-words">
          {line}
        </li>
      ))}
      {total > shown.length && <li>{t('authoring.and_more', { count: total - shown.length })}</li>}
    </ul>
  )
}

/** "lessons/salom.json › savol › options.1.text: it is missing" */
function faultLine({ code, file, question, path, message }: CourseImportFault, t: TFunction): string {
  const place = [file, question, path].filter(Boolean).join(' › ')
  const said = Object.hasOwn(words.fault, code)
    ? t(`course_files.fault.${code as keyof typeof words.fault}`) // one of the keys
    : Object.hasOwn(lessonWords.fault, code)
      ? t(`authoring.fault.${code as keyof typeof lessonWords.fault}`) // one of the keys
      : message
  return `${place}: ${said}`
}
