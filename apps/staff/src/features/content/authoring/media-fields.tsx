import { authoringLimits, type AuthoredMedium, type DraftQuestion } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionFieldsProps } from './field-parts.ts'
import { CourseFilesContext, useFileField } from './files/course-files-context.ts'
import { FilmNote } from './files/film-note.tsx'
import { FileButton } from './files/file-button.tsx'
import { PosterFrame } from './files/poster-frame.tsx'
import { SendRow } from './files/send-row.tsx'
import { InLanguages } from '../../../platform/in-languages.tsx'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'

/** As browsers filter what may be chosen; what it is, the school finds out. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/gif'
/** What may stand in a text. */
export const TEXT_MEDIA = `${PICTURES},audio/mpeg,audio/mp4,audio/ogg,audio/wav,.mp3,.m4a,.ogg,.wav`
const pictures = /^image\/(png|jpeg|webp|gif)$/

export function isPicture({ mime }: AuthoredMedium): boolean {
  return pictures.test(mime)
}

function MediaSelect({
  field,
  label,
  value,
  media,
  kind,
  accept,
  onChange,
}: {
  /** Its name among the fields of the question. */
  field: string
  label: string
  value: string | undefined
  media: readonly AuthoredMedium[]
  kind: RegExp
  /** What may be sent for it. */
  accept: string
  onChange: (path: string | undefined) => void
}): ReactNode {
  const { t } = useTranslation()
  const file = useFileField(field, (medium) => onChange(medium.path))
  const files = media.filter(({ mime, path }) => kind.test(mime) || path === value).map(({ path }) => path)
  // What an archive named and did not bring stays chosen, so that it can be seen and changed.
  const paths = value === undefined || files.includes(value) ? files : [value, ...files]
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SelectField
        label={label}
        value={value ?? ''}
        options={[
          { value: '', label: t('authoring.no_file') },
          ...paths.map((path) => ({ value: path, label: path.replace(/^media\//, '') })),
        ]}
        onChange={(path) => onChange(path === '' ? undefined : path)}
      />
      <FileButton field={file} label={t('authoring_files.upload_for', { label })} accept={accept} />
    </div>
  )
}

export function VideoFields({ question, media, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const frame = useFileField('frame', ({ path }) => onChange({ ...question, poster: path }))
  const files = useContext(CourseFilesContext)
  const urlOf = (path: string | undefined) => media.find((medium) => medium.path === path)?.url
  const video = urlOf(question.media)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
      {video !== undefined && (
        <div className="2xl:col-span-2">
          <PosterFrame
            key={video}
            url={video}
            poster={urlOf(question.poster)}
            onFrame={frame ? frame.put : undefined}
          />
          {files && question.media !== undefined && (
            <FilmNote courseId={files.courseId} path={question.media} />
          )}
          {frame?.send && <SendRow send={frame.send} onDrop={frame.drop} />}
        </div>
      )}
      <MediaSelect
        field="media"
        label={t('authoring.video_file')}
        value={question.media}
        media={media}
        kind={/^video\//}
        accept="video/*,.mkv,.avi,.mov"
        onChange={(path) => onChange({ ...question, media: path })}
      />
      <MediaSelect
        field="poster"
        label={t('authoring.poster')}
        value={question.poster}
        media={media}
        kind={/^image\/(png|jpeg|webp)$/}
        accept={PICTURES}
        onChange={(path) => onChange({ ...question, poster: path })}
      />
      <InLanguages text={{ ru: question.captions?.ru }}>
        {(lang) => (
          <MediaSelect
            field={`captions.${lang}`}
            label={`${t('authoring.captions')} (${lang})`}
            value={question.captions?.[lang]}
            media={media}
            kind={/^text\/vtt$/}
            accept=".vtt,.srt"
            onChange={(path) => onChange({ ...question, captions: { ...question.captions, [lang]: path } })}
          />
        )}
      </InLanguages>
    </div>
  )
}

/** A picture out of the course's files, and its alt text. */
export function PictureFields({
  field,
  label,
  picture,
  media,
  onChange,
}: {
  field: string
  label: string
  picture: DraftQuestion['picture']
  media: readonly AuthoredMedium[]
  onChange: (picture: DraftQuestion['picture']) => void
}): ReactNode {
  const { t } = useTranslation()
  const chosen = media.find(({ path }) => path === picture?.file)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <MediaSelect
            field={field}
            label={label}
            value={picture?.file}
            media={media}
            kind={pictures}
            accept={PICTURES}
            onChange={(file) =>
              onChange(file === undefined ? undefined : { alt: { uz: '' }, ...picture, file })
            }
          />
        </div>
        {chosen && isPicture(chosen) && (
          <img
            src={chosen.url}
            alt={picture?.alt.uz ?? ''}
            className="mt-6.5 size-12 shrink-0 rounded-control border border-line object-cover"
          />
        )}
      </div>
      {picture && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
          <TextInLanguages
            text={picture.alt}
            labelOf={(lang) => `${label}: ${t('authoring.picture_alt')} (${lang})`}
            maxLength={authoringLimits.titleMaxLength}
            onChange={(lang, value) => onChange({ ...picture, alt: { ...picture.alt, [lang]: value } })}
          />
        </div>
      )}
    </div>
  )
}
