import { buttonClass } from '@qadam/ui/button'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FileChoiceProps {
  label: string
  accept: string
  /** The one that is chosen. */
  file: File | null | undefined
  onChoose: (file: File | undefined) => void
}

/** A field for one file. The browser's own words for it are in its language, not in the reader's. */
export function FileChoice({ label, accept, file, onChoose }: FileChoiceProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm">
      <span id={id} className="font-medium">
        {label}
      </span>
      <label
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-turquoise-text`}
      >
        {t(file ? 'shell.choose_other_file' : 'shell.choose_file')}
        <input
          type="file"
          accept={accept}
          aria-describedby={id}
          className="sr-only"
          onChange={({ target }) => {
            onChoose(target.files?.[0])
            // The same one again, mended meanwhile, is a change too.
            target.value = ''
          }}
        />
      </label>
      {file && <span className="text-muted wrap-anywhere">{file.name}</span>}
    </div>
  )
}
