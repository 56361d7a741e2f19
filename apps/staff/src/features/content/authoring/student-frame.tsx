import { PREVIEW_PATH } from '@qadam/web/preview-path'
import { previewReady, readPreview, type PreviewShow } from '@qadam/web/question-preview'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A phone on which the student app itself shows a question; hidden while there is none. */
export function StudentFrame({ show }: { show: Omit<PreviewShow, 'kind'> | undefined }): ReactNode {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  // A frame that reloads asks again.
  const [asked, setAsked] = useState(0)
  const [isWanted, setWanted] = useState(false)
  if (show && !isWanted) setWanted(true)
  // Equal views are one: the question would begin anew.
  const message = show && JSON.stringify({ kind: 'qadam.preview.show', ...show })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (readPreview(previewReady, event, frame.current?.contentWindow)) setAsked((times) => times + 1)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (asked > 0 && message !== undefined)
      frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin)
  }, [asked, message])
  if (!isWanted) return null
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own app on our own origin: its code is the school's
    <iframe
      ref={frame}
      src={PREVIEW_PATH}
      title={t('authoring.as_student')}
      hidden={message === undefined}
      className="h-[42rem] max-h-[85dvh] w-full max-w-[24.5rem] self-center rounded-card border border-line bg-ground"
    />
  )
}
