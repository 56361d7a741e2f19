import { OfflineBanner } from '@qadam/ui/offline-banner'
import { RootFrame } from '@qadam/web/frame/root-frame'
import { isReachable } from '@qadam/web/is-reachable'
import { onWaitingSaid, waitingSaid } from '@qadam/web/waiting-said'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../platform/use-online.ts'
import { OnDemand } from './on-demand.tsx'
import { useScrolling } from './scrolling.ts'

/** Around every screen, the lesson's too: offline banner, keyboard, and what comes on demand. */
export function RootLayout(): ReactNode {
  const { t } = useTranslation()
  const online = useOnline()
  const waiting = useSyncExternalStore(onWaitingSaid, waitingSaid)
  useScrolling()
  useKeyboard()
  useLayoutEffect(() => {
    document.documentElement.dataset['banner'] = waiting || !online ? 'shown' : 'none'
  }, [online, waiting])

  return (
    <RootFrame
      above={
        <OfflineBanner
          offline={!online}
          text={t('shell.offline')}
          waiting={waiting}
          stillText={t('shell.still_offline')}
          actionLabel={t('shell.reload')}
          check={() => isReachable()}
          onReload={() => location.reload()}
          onHeight={makeRoom}
        />
      }
      over={<OnDemand />}
    />
  )
}

/** For the banner, by `below-banner`. */
function makeRoom(height: number): void {
  document.documentElement.style.setProperty('--banner', `${height}px`)
}

/** Deferred: no key is pressed before there is something to press it for. */
function useKeyboard(): void {
  const router = useRouter()
  useEffect(() => {
    let gone = false
    let stop = () => {}
    import('./keyboard.ts').then(
      ({ listenForKeys }) => {
        if (!gone) stop = listenForKeys(router)
      },
      // Whatever a key does can be clicked as well.
      (error: unknown) => console.warn('keys', error),
    )
    return () => {
      gone = true
      stop()
    }
  }, [router])
}
