import type { DraftQuestion } from '@qadam/contract'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenCode } from './code-text.ts'

/** What is written of a text, in each language it is written in. */
export function Both({
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

export function Words({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <p className="text-compact break-words whitespace-pre-wrap">
      <span className="block text-caption text-muted">{label}</span>
      {text}
    </p>
  )
}

export function Code({ label, code }: { label: string; code: Parameters<typeof writtenCode>[0] }): ReactNode {
  const [uz, ru] = [writtenCode(code, 'uz'), writtenCode(code, 'ru')]
  if (uz === '' && ru === '') return null
  return (
    <div>
      <span className="block text-caption text-muted">{label}</span>
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

type Check = NonNullable<DraftQuestion['checks']>[number]

export function ChecksSummary({
  checks,
}: {
  checks: readonly (Check & { hints?: readonly { uz: string; ru?: string | undefined }[] | undefined })[]
}): ReactNode {
  const { t } = useTranslation()
  return checks.map(({ id, title, hidden, input, output, assert, hints = [] }, place) => (
    <div key={id}>
      <Both
        label={t('authoring.check', { number: place + 1 })}
        text={title}
        end={hidden === true ? t('authoring.check_hidden') : undefined}
      />
      {input && <Code label={t('authoring.check_input')} code={input.join('\n')} />}
      {output !== undefined && <Code label={t('authoring.check_output')} code={output} />}
      {assert !== undefined && <Code label={t('authoring.check_assert')} code={assert} />}
      {hints.map((hint, stage) => (
        <Both key={stage} label={t('authoring.check_hint', { number: stage + 1 })} text={hint} />
      ))}
    </div>
  ))
}

export function Files({ paths }: { paths: readonly (string | undefined)[] }): ReactNode {
  const { t } = useTranslation()
  const named = paths.filter((path) => path !== undefined)
  return named.length > 0 && <Words label={t('authoring.files')} text={named.join(', ')} />
}

export function OptionsSummary({ question: { options = [] } }: { question: DraftQuestion }): ReactNode {
  const { t } = useTranslation()
  return options.map(({ id, text, right, picture, feedback }, place) => (
    <Fragment key={id}>
      <Both
        label={`${t('authoring.option', { number: place + 1 })}${right === true ? ' ✓' : ''}`}
        text={text ?? picture?.alt ?? { uz: '' }}
        end={picture?.file}
      />
      {feedback && right !== true && (
        <Both label={t('authoring.option_feedback', { number: place + 1 })} text={feedback} />
      )}
    </Fragment>
  ))
}
