import { authoringLimits, type DraftQuestion, type Lang } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextArea } from '@qadam/ui/text-area'
import { useLatest } from '@qadam/ui/use-latest'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionFieldsProps } from './field-parts.ts'
import { InLanguages } from '../../../platform/in-languages.tsx'
import { questionTypeOf } from './question-types.ts'
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
  const { Editor, textRows = 3 } = questionTypeOf(question.type)
  const latestRef = useLatest(question)
  const give = (next: DraftQuestion) => {
    latestRef.current = next
    given.onChange(next)
  }
  // Two files may arrive at once, each for a field that has not seen the other's.
  const onChange = (next: DraftQuestion) => give(withChange(latestRef.current, question, next))
  const props = { question, media, onChange }
  const both = (field: 'text' | 'tip' | 'hint' | 'success', minRows: number) => (
    <BothLanguages
      label={t(`authoring.field.${field}`)}
      field={field}
      text={question[field] ?? { uz: '' }}
      minRows={minRows}
      media={media}
      onChange={(lang, text) => {
        const { current } = latestRef
        give({ ...current, [field]: { uz: '', ...current[field], [lang]: text } })
      }}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      {both('text', textRows)}
      {Editor && <Editor {...props} />}
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
