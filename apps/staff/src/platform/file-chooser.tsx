import { buttonClass, type ButtonStyle } from '@qadam/ui/button'
import type { ReactNode } from 'react'

export interface FileChooserProps extends Pick<ButtonStyle, 'variant' | 'size'> {
  accept: string
  disabled?: boolean
  describedBy?: string
  onChoose: (file: File) => void
  children: string
}

/** A button that chooses a file. The browser's own words for it are in its language, not in the reader's. */
export function FileChooser({
  variant = 'outline',
  size,
  accept,
  disabled,
  describedBy,
  onChoose,
  children,
}: FileChooserProps): ReactNode {
  return (
    <label
      className={`${buttonClass({ variant, size })} self-start focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-turquoise-text`}
    >
      {children}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same one again, mended meanwhile, is a change too.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </label>
  )
}
