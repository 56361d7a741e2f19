import type { Lang } from '@qadam/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileField } from './course-files-context.ts'
import { FileButton } from './file-button.tsx'

/** Puts a picture of this device into a text. */
export function TextPicture({
  field,
  lang,
  onPicture,
}: {
  field: string
  lang: Lang
  onPicture: (markdown: string) => void
}): ReactNode {
  const { t } = useTranslation()
  const file = useFileField(field, ({ path }) => onPicture(`![${nameOf(path)}](${path})`))
  return (
    <FileButton
      field={file}
      variant="ghost"
      label={t('authoring_files.add_picture', { lang })}
      accept="image/png,image/jpeg,image/webp,image/gif"
    />
  )
}

/** A paragraph of its own at the end of a text. */
export function withBlock(text: string, block: string): string {
  const before = text.trimEnd()
  return before === '' ? block : `${before}\n\n${block}`
}

/** Its alt text, until the author writes a better one. */
function nameOf(path: string): string {
  return path
    .replace(/^media\//, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll('-', ' ')
}
