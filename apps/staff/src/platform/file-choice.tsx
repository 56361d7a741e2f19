import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileChooser } from './file-chooser.tsx'

interface FileChoiceProps {
  label: string
  accept: string
  /** The one that is chosen. */
  file: File | null | undefined
  onChoose: (file: File) => void
}

/** A field for one file. */
export function FileChoice({ label, accept, file, onChoose }: FileChoiceProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm">
      <span id={id} className="font-medium">
        {label}
      </span>
      <FileChooser size="sm" accept={accept} describedBy={id} onChoose={onChoose}>
        {t(file ? 'shell.choose_other_file' : 'shell.choose_file')}
      </FileChooser>
      {file && <span className="text-muted wrap-anywhere">{file.name}</span>}
    </div>
  )
}
