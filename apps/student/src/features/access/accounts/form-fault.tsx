import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'

/** What went wrong with a whole form; read out as soon as it is there. */
export function FormFault({ text }: { text: string | undefined }): ReactNode {
  return (
    <p
      role="alert"
      className={
        text
          ? 'flex items-start gap-2 rounded-control bg-pomegranate-soft px-3.5 py-2.5 text-[15px] leading-5 text-pomegranate-text'
          : 'sr-only'
      }
    >
      {text && <Icon name="warning" size={20} />}
      {text}
    </p>
  )
}
