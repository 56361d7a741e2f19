import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { showToast } from '@qadam/web/toast'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const QUALITY = 0.92

/** The video as it is, and a picture of the moment at which it stands. */
export function PosterFrame({
  url,
  poster,
  onFrame,
}: {
  url: string
  poster: string | undefined
  /** Absent where nothing can be sent. */
  onFrame?: ((file: File) => void) | undefined
}): ReactNode {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  return (
    <div className="flex flex-col gap-2">
      <video
        ref={video}
        src={url}
        poster={poster}
        controls
        playsInline
        preload="metadata"
        className="aspect-video w-full max-w-md rounded-control bg-code-ground"
      />
      {onFrame && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name="image" size={20} />}
            onClick={() => {
              takeFrame(video.current).then(onFrame, () =>
                showToast('error', t('authoring_files.frame_failed')),
              )
            }}
          >
            {t('authoring_files.frame')}
          </Button>
          <span className="text-sm text-muted">{t('authoring_files.frame_hint')}</span>
        </div>
      )}
    </div>
  )
}

/** @throws Error for a video of which nothing is there yet. */
async function takeFrame(video: HTMLVideoElement | null): Promise<File> {
  if (!video || video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    throw new Error('no frame is there')
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'muqova.jpg', { type: 'image/jpeg' }))
          : reject(new Error('the frame can not be kept')),
      'image/jpeg',
      QUALITY,
    )
  })
}
