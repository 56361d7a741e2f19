import { authoringLimits, type DraftQuestion, type Lang } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodePiecesFields } from './code-pieces-fields.tsx'
import type { QuestionFieldsProps } from './field-parts.ts'
import { InLanguages } from '../../platform/in-languages.tsx'
import { PictureFields, VideoFields } from './media-fields.tsx'
import { OptionsFields } from './options-fields.tsx'
import { ProgramFields } from './program-fields.tsx'
import type { RichFieldProps } from './rich/rich-field.tsx'
import { withChange } from './with-change.ts'

const RichField = lazy(async () => {
  try {
    return await import('./rich/rich-field.tsx')
  } catch {
    // The network dropped, or a new version was put up: a text can be written without the editor.
    return { default: PlainField }
  }
})

type Text = { uz: string; ru?: string | undefined }

/** The texts of a question, both languages side by side, and the fields of its type. */
export function QuestionFields(given: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { question, media } = given
  const latest = useRef(question)
  latest.current = question
  const give = (next: DraftQuestion) => {
    latest.current = next
    given.onChange(next)
  }
  // Two files may arrive at once, each for a field that has not seen the other's.
  const onChange = (next: DraftQuestion) => give(withChange(latest.current, question, next))
  const props = { question, media, onChange }
  const both = (field: 'text' | 'tip' | 'hint' | 'success', minRows: number) => (
    <BothLanguages
      label={t(`authoring.field.${field}`)}
      field={field}
      text={question[field] ?? { uz: '' }}
      minRows={minRows}
      media={media}
      onChange={(lang, text) => {
        const { current } = latest
        give({ ...current, [field]: { uz: '', ...current[field], [lang]: text } })
      }}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      {both('text', question.type === 'info' ? 8 : 3)}
      <OfType {...props} />
      {question.hint !== undefined && both('hint', 2)}
      {question.success !== undefined && both('success', 2)}
      {both('tip', 1)}
    </div>
  )
}

function BothLanguages({
  field,
  label,
  text,
  minRows,
  media,
  onChange,
}: {
  field: string
  label: string
  text: Text
  minRows: number
  media: QuestionFieldsProps['media']
  onChange: (lang: Lang, text: string) => void
}): ReactNode {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
      <InLanguages text={text}>
        {(lang, hint) => (
          <Suspense fallback={<Skeleton height={minRows * 26 + 80} />}>
            <RichField
              field={field}
              label={label}
              hint={hint}
              lang={lang}
              isLong={field === 'text'}
              minRows={minRows}
              media={media}
              value={text[lang] ?? ''}
              onChange={(value) => onChange(lang, value)}
            />
          </Suspense>
        )}
      </InLanguages>
    </div>
  )
}

function PlainField({ label, hint, lang, value, minRows, onChange }: RichFieldProps): ReactNode {
  return (
    <TextArea
      label={`${label} (${lang})`}
      hint={hint}
      lang={lang}
      minRows={minRows}
      maxLength={authoringLimits.textMaxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function OfType(props: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { question, media, onChange } = props
  switch (question.type) {
    case 'selected-file':
    case 'selected-multiple':
    case 'selected-drag':
      return <OptionsFields {...props} />
    case 'image-based-question':
      return (
        <>
          <PictureFields
            field="picture"
            label={t('authoring.picture')}
            picture={question.picture}
            media={media}
            onChange={(picture) => onChange({ ...question, picture })}
          />
          <OptionsFields {...props} />
        </>
      )
    case 'selected-code-drag':
      return <CodePiecesFields {...props} />
    case 'video':
      return <VideoFields {...props} />
    case 'voice':
    case 'text':
      return <Numbers {...props} />
    case 'compiler':
      return <ProgramFields {...props} />
    default:
      return null
  }
}

function Numbers({ question, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const field = (label: string, value: number | undefined, set: (value: number | undefined) => void) => (
    <TextField
      label={label}
      type="number"
      min={0}
      max={5000}
      className="max-w-48"
      value={value ?? ''}
      onChange={({ target }) =>
        set(target.value === '' ? undefined : Math.max(0, Math.round(Number(target.value))))
      }
    />
  )
  if (question.type === 'voice')
    return field(t('authoring.max_s'), question.max_s, (max_s) => onChange({ ...question, max_s }))
  const { words } = question
  return (
    <div className="flex flex-wrap gap-3">
      {field(t('authoring.words_min'), words?.min, (min) =>
        onChange({ ...question, words: { ...words, min } }),
      )}
      {field(t('authoring.words_max'), words?.max, (max) =>
        onChange({ ...question, words: { ...words, max } }),
      )}
    </div>
  )
}
