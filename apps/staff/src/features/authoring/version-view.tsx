import type { DraftLesson, DraftQuestion } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { Notice } from '@qadam/ui/notice'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenCode } from './code-text.ts'
import { codePieces } from './code-pieces.ts'
import { versionChanges } from './version-changes.ts'

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
            ...(['pass_percent', 'max_attempts', 'time_limit_s'] as const)
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
  const { options = [], checks = [], starter = {}, solution = {}, template, picture, captions } = question
  const isCode = question.type === 'selected-code-drag'
  const files = [question.media, question.poster, captions?.uz, captions?.ru, picture?.file].filter(
    (path) => path !== undefined,
  )
  return (
    <>
      <Both label={t('authoring.field.text')} text={question.text} />
      {files.length > 0 && <Words label={t('authoring.files')} text={files.join(', ')} />}
      {picture && <Both label={t('authoring.picture_alt')} text={picture.alt} />}
      {template && <Code label={t('authoring.template')} code={template.code} />}
      {isCode
        ? (['right', 'wrong'] as const).map((kind) =>
            codePieces(question)[kind].map(({ code }, place) => (
              <Code
                key={`${kind} ${place}`}
                label={t(`authoring.${kind}_piece`, { number: place + 1 })}
                code={code}
              />
            )),
          )
        : options.map(({ id, text, right, picture: shown }, place) => (
            <Both
              key={id}
              label={`${t('authoring.option', { number: place + 1 })}${right === true ? ' ✓' : ''}`}
              text={text ?? shown?.alt ?? { uz: '' }}
              end={shown?.file}
            />
          ))}
      {Object.entries(starter).map(([name, code]) => (
        <Code key={name} label={`${t('authoring.starter')} · ${name}`} code={code} />
      ))}
      {Object.entries(solution).map(([name, code]) => (
        <Code key={name} label={`${t('authoring.solution')} · ${name}`} code={code} />
      ))}
      {checks.map(({ id, title, input, output, assert }, place) => (
        <div key={id}>
          <Both label={t('authoring.check', { number: place + 1 })} text={title} />
          {input && <Code label={t('authoring.check_input')} code={input.join('\n')} />}
          {output !== undefined && <Code label={t('authoring.check_output')} code={output} />}
          {assert !== undefined && <Code label={t('authoring.check_assert')} code={assert} />}
        </div>
      ))}
      {(['hint', 'success', 'tip'] as const).map(
        (field) =>
          question[field] && (
            <Both key={field} label={t(`authoring.field.${field}`)} text={question[field]} />
          ),
      )}
    </>
  )
}

/** What is written of a text, in each language it is written in. */
function Both({
  label,
  text,
  end,
}: {
  label: string
  text: { uz: string; ru?: string | undefined }
  end?: string | undefined
}): ReactNode {
  const written = [text.uz, text.ru ?? '', end ?? ''].filter((each) => each.trim() !== '')
  return written.length > 0 && <Words label={label} text={written.join('\n')} />
}

function Words({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <p className="text-[15px] break-words whitespace-pre-wrap">
      <span className="block text-[13px] text-muted">{label}</span>
      {text}
    </p>
  )
}

function Code({ label, code }: { label: string; code: Parameters<typeof writtenCode>[0] }): ReactNode {
  const [uz, ru] = [writtenCode(code, 'uz'), writtenCode(code, 'ru')]
  if (uz === '' && ru === '') return null
  return (
    <div>
      <span className="block text-[13px] text-muted">{label}</span>
      {[uz, ru]
        .filter((text) => text !== '')
        .map((text, index) => (
          <pre key={index} className="mt-1 overflow-x-auto rounded-control bg-ground p-2 font-mono text-sm">
            {text}
          </pre>
        ))}
    </div>
  )
}
