import { authoringLimits, type AuthoredMedium } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodePieces, ProgramFields } from './code-fields.tsx'
import { selectClass, type QuestionFieldsProps } from './field-parts.ts'
import { newId } from './new-question.ts'

type Text = { uz: string; ru?: string | undefined }

/** What a question asks and tells, both languages side by side, and what its type has beside that. */
export function QuestionFields(props: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { question, onChange } = props
  const both = (field: 'text' | 'tip' | 'hint' | 'success', minRows: number) => (
    <BothLanguages
      label={t(`authoring.field.${field}`)}
      text={question[field] ?? { uz: '' }}
      minRows={minRows}
      onChange={(text) => onChange({ ...question, [field]: text })}
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
  label,
  text,
  minRows,
  onChange,
}: {
  label: string
  text: Text
  minRows: number
  onChange: (text: Text) => void
}): ReactNode {
  const maxLength = authoringLimits.textMaxLength
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
      <TextArea
        label={`${label} (uz)`}
        lang="uz"
        minRows={minRows}
        maxLength={maxLength}
        value={text.uz}
        onChange={({ target }) => onChange({ ...text, uz: target.value })}
      />
      <TextArea
        label={`${label} (ru)`}
        lang="ru"
        minRows={minRows}
        maxLength={maxLength}
        value={text.ru ?? ''}
        onChange={({ target }) => onChange({ ...text, ru: target.value })}
      />
    </div>
  )
}

function OfType(props: QuestionFieldsProps): ReactNode {
  switch (props.question.type) {
    case 'selected-file':
    case 'selected-multiple':
    case 'selected-drag':
      return <Options {...props} />
    case 'image-based-question':
      return (
        <>
          <PictureField {...props} />
          <Options {...props} />
        </>
      )
    case 'selected-code-drag':
      return <CodePieces {...props} />
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

function Options({ question, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const options = question.options ?? []
  const isOrder = question.type === 'selected-drag'
  const isMultiple = question.type === 'selected-multiple'
  const set = (next: typeof options) => onChange({ ...question, options: next })
  const change = (id: string, part: Partial<(typeof options)[number]>) =>
    set(options.map((option) => (option.id === id ? { ...option, ...part } : option)))
  const mark = (id: string, right: boolean) =>
    set(
      options.map((option) =>
        option.id === id ? { ...option, right } : isMultiple ? option : { ...option, right: false },
      ),
    )
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">
        {t(isOrder ? 'authoring.options_in_order' : 'authoring.options')}
      </legend>
      {options.map((option, place) => (
        <div key={option.id} className="flex flex-wrap items-end gap-2">
          {isOrder ? (
            <span className="pb-3 font-semibold numbers">{place + 1}.</span>
          ) : (
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={`right-${question.id}`}
              aria-label={t('authoring.is_right', { number: place + 1 })}
              checked={option.right === true}
              className="mb-3.5 size-5"
              onChange={({ target }) => mark(option.id, target.checked)}
            />
          )}
          {(['uz', 'ru'] as const).map((lang) => (
            <TextField
              key={lang}
              label={`${t('authoring.option', { number: place + 1 })} (${lang})`}
              lang={lang}
              className="min-w-40 flex-1"
              value={option.text?.[lang] ?? ''}
              onChange={({ target }) =>
                change(option.id, { text: { uz: '', ...option.text, [lang]: target.value } })
              }
            />
          ))}
          <IconButton
            label={t('authoring.remove_option', { number: place + 1 })}
            icon={<Icon name="trash" size={20} />}
            onClick={() => set(options.filter(({ id }) => id !== option.id))}
          />
        </div>
      ))}
      {options.length < (question.type === 'image-based-question' ? 6 : 8) && (
        <Button
          size="sm"
          variant="secondary"
          className="self-start"
          icon={<Icon name="plus" size={20} />}
          onClick={() => set([...options, { id: newId(), text: { uz: '' } }])}
        >
          {t('authoring.add_option')}
        </Button>
      )}
    </fieldset>
  )
}

function MediaSelect({
  label,
  value,
  media,
  kind,
  onChange,
}: {
  label: string
  value: string | undefined
  media: readonly AuthoredMedium[]
  kind: RegExp
  onChange: (path: string | undefined) => void
}): ReactNode {
  const { t } = useTranslation()
  const files = media.filter(({ mime, path }) => kind.test(mime) || path === value)
  return (
    <label className="flex flex-col gap-1.5 text-sm font-medium">
      {label}
      <select
        className={selectClass}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('authoring.no_file')}</option>
        {files.map(({ path }) => (
          <option key={path} value={path}>
            {path.replace(/^media\//, '')}
          </option>
        ))}
      </select>
    </label>
  )
}

function VideoFields({ question, media, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
      <MediaSelect
        label={t('authoring.video_file')}
        value={question.media}
        media={media}
        kind={/^video\//}
        onChange={(path) => onChange({ ...question, media: path })}
      />
      <MediaSelect
        label={t('authoring.poster')}
        value={question.poster}
        media={media}
        kind={/^image\/(png|jpeg|webp)$/}
        onChange={(path) => onChange({ ...question, poster: path })}
      />
      {(['uz', 'ru'] as const).map((lang) => (
        <MediaSelect
          key={lang}
          label={`${t('authoring.captions')} (${lang})`}
          value={question.captions?.[lang]}
          media={media}
          kind={/^text\/vtt$/}
          onChange={(path) => onChange({ ...question, captions: { ...question.captions, [lang]: path } })}
        />
      ))}
    </div>
  )
}

function PictureField({ question, media, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { picture } = question
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
      <MediaSelect
        label={t('authoring.picture')}
        value={picture?.file}
        media={media}
        kind={/^image\//}
        onChange={(file) =>
          onChange({ ...question, picture: (file && { alt: { uz: '' }, ...picture, file }) || undefined })
        }
      />
      {picture && (
        <TextField
          label={t('authoring.picture_alt')}
          value={picture.alt.uz}
          onChange={({ target }) =>
            onChange({ ...question, picture: { ...picture, alt: { ...picture.alt, uz: target.value } } })
          }
        />
      )}
    </div>
  )
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
