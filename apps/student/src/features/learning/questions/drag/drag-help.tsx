import type { ReactNode } from 'react'

interface DragHelpProps {
  text: string
  /** Only for those who have a keyboard. */
  keys: string
  isShown: boolean
}

/** How things are moved here. Its space stays reserved when it is hidden, against a layout shift. */
export function DragHelp({ text, keys, isShown }: DragHelpProps): ReactNode {
  return (
    <p className={`mb-3 text-caption text-muted ${isShown ? '' : 'invisible'}`}>
      {text} <span className="hidden [@media(hover:hover)]:inline">{keys}</span>
    </p>
  )
}
