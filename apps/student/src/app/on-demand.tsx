import { limits } from '@qadam/contract'
import { OnDemand as Frame, Wanted } from '@qadam/web/frame/on-demand'
import { lazy, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFindUser, useSessionEnded } from '../features/accounts/use-user.ts'
import { isPreview } from '../platform/is-preview.ts'
import { attachSounds, playSound } from '../platform/sound.ts'
import { onStreakShot } from '../features/streaks/streak-shot.ts'
import { followLiveEventsLater } from './live-later.ts'

const Toasts = lazy(async () => ({ default: (await import('@qadam/web/frame/toasts')).Toasts }))
const StreakPopup = lazy(async () => ({ default: (await import('@qadam/ui/streak-popup')).StreakPopup }))
const SignInAgain = lazy(async () => ({
  default: (await import('../features/accounts/sign-in-again.tsx')).SignInAgain,
}))

const firstTouches = ['pointerdown', 'keydown'] as const

/** What stands above every screen when it is wanted, and loads only then: no first view pays for it. */
export function OnDemand(): ReactNode {
  const { t } = useTranslation()
  const [streak, setStreak] = useState<'never' | 'shown' | 'hidden'>('never')
  const user = useFindUser()
  const hasEnded = useSessionEnded()
  useElementSounds()
  useEffect(() => (isPreview() ? undefined : followLiveEventsLater()), [])
  useEffect(
    () =>
      onStreakShot(() => {
        setStreak('shown')
        playSound('streak')
      }),
    [],
  )

  return (
    <>
      <Frame user={user} hasEnded={hasEnded && !isPreview()} Toasts={Toasts} SignInAgain={SignInAgain} />
      <Wanted when={streak !== 'never'}>
        <StreakPopup
          open={streak === 'shown'}
          title={t('shell.streak_title')}
          text={t('shell.streak_text')}
          autoCloseMs={limits.streakPopup.close_ms}
          onClose={() => setStreak('hidden')}
        />
      </Wanted>
    </>
  )
}

/** Sounds load at the first touch, which stays silent: a first view that is not touched needs none. */
function useElementSounds(): void {
  useEffect(() => {
    let gone = false
    let detach = () => {}
    const attach = () => {
      stopWaiting()
      attachSounds(document.body)
        .then((stop) => (gone ? stop() : (detach = stop)))
        .catch((error: unknown) => console.warn('sounds', error))
    }
    const stopWaiting = () => {
      for (const event of firstTouches) window.removeEventListener(event, attach)
    }
    for (const event of firstTouches) window.addEventListener(event, attach)
    return () => {
      gone = true
      stopWaiting()
      detach()
    }
  }, [])
}
