import { limits } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { useRef, type ReactNode } from 'react'

interface PictureInputProps {
  label: string
  icon: ReactNode
  disabled: boolean
  /** Opens the camera; shown only where there is a touch screen, and with it a camera. */
  isCamera?: boolean
  onPicked: (file: File) => void
}

/** A button that opens the file picker for a picture. */
export function PictureInput({
  label,
  icon,
  disabled,
  isCamera = false,
  onPicked,
}: PictureInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={isCamera ? 'hidden grow pointer-coarse:block' : 'grow'}>
      <Button
        full
        size="sm"
        className="whitespace-nowrap"
        variant="secondary"
        icon={icon}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        // A phone turns its own HEIC into JPEG for this list.
        accept={limits.media.images.join(',')}
        capture={isCamera ? 'user' : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be picked again after a mistake.
          currentTarget.value = ''
          if (file) onPicked(file)
        }}
      />
    </div>
  )
}
