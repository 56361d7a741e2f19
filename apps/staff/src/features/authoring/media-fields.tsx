import { authoringLimits, limits, type AuthoredMedium, type DraftQuestion } from '@qadam/contract'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { selectClass, type QuestionFieldsProps } from './field-parts.ts'

const pictures = /^image\/(png|jpeg|webp|gif)$/

export function isPicture({ mime }: AuthoredMedium): boolean {
  return pictures.test(mime)
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
  const files = media.filter(({ mime, path }) => kind.test(mime) || path === value).map(({ path }) => path)
  // What an archive named and did not bring stays chosen, so that it can be seen and changed.
  const paths = value === undefined || files.includes(value) ? files : [value, ...files]
  return (
    <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
      {label}
      <select
        className={selectClass}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('authoring.no_file')}</option>
        {paths.map((path) => (
          <option key={path} value={path}>
            {path.replace(/^media\//, '')}
          </option>
        ))}
      </select>
    </label>
  )
}

export function VideoFields({ question, media, onChange }: QuestionFieldsProps): ReactNode {
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
      {limits.languages.map((lang) => (
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

/** A picture out of the course's files, and what it shows for who can't see it. */
export function PictureFields({
  label,
  picture,
  media,
  onChange,
}: {
  label: string
  picture: DraftQuestion['picture']
  media: readonly AuthoredMedium[]
  onChange: (picture: DraftQuestion['picture']) => void
}): ReactNode {
  const { t } = useTranslation()
  const chosen = media.find(({ path }) => path === picture?.file)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <MediaSelect
            label={label}
            value={picture?.file}
            media={media}
            kind={pictures}
            onChange={(file) =>
              onChange(file === undefined ? undefined : { alt: { uz: '' }, ...picture, file })
            }
          />
        </div>
        {chosen && isPicture(chosen) && (
          <img
            src={chosen.url}
            alt={picture?.alt.uz ?? ''}
            className="size-12 shrink-0 rounded-control border border-line object-cover"
          />
        )}
      </div>
      {picture && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
          {limits.languages.map((lang) => (
            <TextField
              key={lang}
              label={`${label}: ${t('authoring.picture_alt')} (${lang})`}
              lang={lang}
              maxLength={authoringLimits.titleMaxLength}
              value={picture.alt[lang] ?? ''}
              onChange={({ target }) =>
                onChange({ ...picture, alt: { ...picture.alt, [lang]: target.value } })
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}
