/** What Safari on iPhone has instead of full screen for any element. */
interface SystemFullscreen {
  webkitEnterFullscreen?: () => void
}

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>
}

export async function enterFullscreen(box: HTMLElement, video: HTMLVideoElement): Promise<void> {
  if (!document.fullscreenEnabled) {
    const system: SystemFullscreen = video as SystemFullscreen // Safari's addition, which the DOM types do not know
    system.webkitEnterFullscreen?.()
    return
  }
  try {
    await box.requestFullscreen({ navigationUI: 'hide' })
    const orientation: LockableOrientation = screen.orientation
    await orientation.lock?.('landscape')
  } catch {
    // Refused, or a screen that does not turn: the video plays on as it is.
  }
}

export async function exitFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
}

export function canShowPicture(): boolean {
  return 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled
}

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture()
    else await video.requestPictureInPicture()
  } catch {
    // Refused by the browser or not loaded yet: nothing is lost.
  }
}
