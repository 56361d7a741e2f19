import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../../platform/chunk.ts'
import { session } from '../../../platform/session.ts'
import { showToast } from '../../../platform/toast.ts'

/** What the picture of an event says; the student speaks. */
export interface Shared {
  title: string
  line: string
}

/** Makes a picture of the step it stands on, and hands it to the system's share sheet, or to the device without one. */
export function ShareButton({ title, line }: Shared): ReactNode {
  const { t } = useTranslation()
  const own = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function share(): Promise<void> {
    setBusy(true)
    try {
      const { drawPoster } = await loadChunk(() => import('./draw-poster.ts'))
      const drawings = own.current
        ?.closest('[role=dialog]')
        ?.querySelectorAll<SVGSVGElement>('[data-drawn] > svg')
      const name = session.get()?.user.first_name ?? ''
      const picture = await drawPoster({ title, line, name, drawings: [...(drawings ?? [])] })
      await handOver(new File([picture], 'qadam.png', { type: 'image/png' }), `${title} ${line}`)
    } catch (error) {
      // Closing the sheet is a cancellation, not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await showToast('error', t('moments.share_failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      ref={own}
      full
      size="lg"
      variant="secondary"
      loading={isBusy}
      icon={<Icon name="send" size={20} />}
      onClick={() => void share()}
    >
      {t('moments.share')}
    </Button>
  )
}

/** By the system's own sheet; where it takes no pictures, as a file of this device. */
async function handOver(file: File, text: string): Promise<void> {
  const shared = { files: [file], text }
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    await navigator.share(shared)
    return
  }
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has begun to read by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
