import { authoringLimits, type AuthoredMedium, type Lang } from '@qadam/contract'
import { TextArea } from '@qadam/ui/text-area'
import { TextButton } from '@qadam/ui/text-button'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../files/file-button.tsx'
import { SendRow } from '../files/send-row.tsx'
import { TEXT_MEDIA } from '../media-fields.tsx'
import type { RichRead, SourceReason } from './markdown-reader.ts'
import { readForEditor } from './markdown-writer.ts'
import { RichText, type PlacePicture } from './rich-text.tsx'
import { pictureName, useTextPictures, withBlock } from './text-pictures.ts'

const maxLength = authoringLimits.textMaxLength

export interface RichFieldProps {
  /** Its name among the fields of the question. */
  field: string
  label: string
  hint: string | undefined
  lang: Lang
  value: string
  /** Long ones have headings, lists and tables. */
  isLong: boolean
  minRows: number
  media: readonly AuthoredMedium[]
  onChange: (value: string) => void
}

interface Shown {
  text: string
  /** What the editor began with; absent where the text is written as Markdown. */
  read: RichRead | undefined
  reason: SourceReason | undefined
  /** Another one is another editor. */
  version: number
}

/** A text in Markdown: as it will look, or as it is written. */
export default function RichField(props: RichFieldProps): ReactNode {
  const { field, label, hint, lang, value, isLong, minRows, media, onChange } = props
  const { t } = useTranslation()
  const [shown, setShown] = useState(() => show(value, 0))
  const [isSource, setSource] = useState(false)
  // Restored, taken from another author, or typed on another screen.
  if (value !== shown.text) setShown(show(value, shown.version + 1))
  const write = (text: string) => {
    setShown({ ...shown, text })
    onChange(text)
  }
  // Once nothing stands in the way any more, it stays Markdown until its author wants to see it.
  const writeSource = (text: string) => {
    if (shown.reason === undefined) return write(text)
    const next = show(text, shown.version)
    if (next.read) setSource(true)
    setShown(next)
    onChange(text)
  }
  const placePicture = useRef<PlacePicture | null>(null)
  const arrived = useRef(new Map<string, string>())
  const pictures = useTextPictures(`${field}.${lang}`, (id, { path, url }) => {
    arrived.current.set(path, url)
    const alt = pictureName(path)
    if (placePicture.current) placePicture.current(id, { src: path, alt, title: null })
    else write(withBlock(value, `![${alt}](${path})`))
  })
  const tooLong = value.length > maxLength ? t('authoring_text.too_long', { max: maxLength }) : undefined
  const name = `${label} (${lang})`
  const isRich = shown.read !== undefined && !isSource
  const reason = shown.reason && t(`authoring_text.reason.${shown.reason}`)
  const switchView = (
    <TextButton
      aria-pressed={!isRich}
      aria-description={name}
      disabled={shown.reason !== undefined && !isSource}
      onClick={() => {
        setShown(show(value, shown.version + 1))
        setSource(!isSource)
      }}
    >
      {t('authoring_text.source')}
    </TextButton>
  )
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {isRich && shown.read ? (
        <RichText
          key={shown.version}
          read={shown.read}
          text={shown.text}
          name={name}
          lang={lang}
          isLong={isLong}
          minRows={minRows}
          error={tooLong}
          hint={hint}
          end={switchView}
          pictures={pictures}
          onReady={(place) => {
            placePicture.current = place
          }}
          urlOf={(path) => media.find((medium) => medium.path === path)?.url ?? arrived.current.get(path)}
          onChange={write}
        />
      ) : (
        <>
          <TextArea
            label={name}
            lang={lang}
            minRows={minRows}
            error={tooLong}
            hint={reason ?? hint}
            className="font-mono text-compact"
            value={value}
            onChange={({ target }) => writeSource(target.value)}
          />
          <span className="flex flex-wrap items-center justify-between gap-2">
            <FileButton
              field={pictures && { send: undefined, put: pictures.put, drop: () => undefined }}
              variant="ghost"
              label={t('authoring_files.add_picture', { lang })}
              accept={TEXT_MEDIA}
            />
            {switchView}
          </span>
        </>
      )}
      {pictures?.sends.map((send) => (
        <SendRow key={send.id} send={send} onDrop={() => pictures.drop(send)} />
      ))}
    </div>
  )
}

function show(text: string, version: number): Shown {
  const read = readForEditor(text)
  return read.kind === 'rich'
    ? { text, read, reason: undefined, version }
    : { text, read: undefined, reason: read.reason, version }
}
