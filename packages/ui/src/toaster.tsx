import { Toaster as Sonner, toast, type ToasterProps as SonnerProps } from 'sonner'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export { toast }

export interface ToasterProps {
  theme?: 'light' | 'dark' | 'system'
  closeLabel: string
  /** Names the region of the toasts. */
  label: string
  durationMs: number
  position?: SonnerProps['position']
  offset?: SonnerProps['offset']
  mobileOffset?: SonnerProps['mobileOffset']
}

/** Toasts at the top right unless a screen has its controls there, one at a time: the newest. Its styles are in toaster.css. */
export function Toaster({
  theme = 'system',
  closeLabel,
  label,
  durationMs,
  position = 'top-right',
  offset,
  mobileOffset,
}: ToasterProps): ReactNode {
  return (
    <Sonner
      position={position}
      offset={offset}
      mobileOffset={mobileOffset}
      theme={theme}
      duration={durationMs}
      visibleToasts={1}
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
      icons={{
        success: <Icon name="check" size={20} />,
        error: <Icon name="warning" size={20} />,
        warning: <Icon name="warning" size={20} />,
        info: <Icon name="info" size={20} />,
      }}
    />
  )
}
