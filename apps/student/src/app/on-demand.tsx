import { OnDemand as Frame, Wanted } from '@qadam/web/frame/on-demand'
import { useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useState, type ReactNode } from 'react'
import { useFindUser, useSessionEnded } from '../features/access/accounts/use-user.ts'
import { loadWithTexts } from '../platform/chunk.ts'
import { isPreview } from '../platform/is-preview.ts'
import { attachSounds, isMuted, playSound } from '../platform/sound.ts'
import { onStreakShot } from '../features/rewards/streaks/streak-shot.ts'
import { followLiveEventsLater } from './live-later.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))
const StreakMoment = lazy(async () => ({
  default: (await import('../features/rewards/streaks/streak-moment.tsx')).StreakMoment,
}))
const LeagueRisen = lazy(() => loadWithTexts(() => import('../features/rewards/leagues/league-risen.tsx')))
const SignInAgain = lazy(async () => ({
  default: (await loadWithTexts(() => import('../features/access/accounts/sign-in-again.tsx'))).SignInAgain,
}))

const firstTouches = ['pointerdown', 'keydown'] as const

/** What stands above every screen when it is wanted, and loads only then: no first view pays for it. */
export function OnDemand(): ReactNode {
  const [streak, setStreak] = useState<'never' | 'shown' | 'hidden'>('never')
  const user = useFindUser()
  const isRisen = user?.league_risen === true && !isPreview()
  // Its ceremony outlives the news of it.
  const [hasRisen, setRisen] = useState(isRisen)
  if (isRisen && !hasRisen) setRisen(true)
  const hasEnded = useSessionEnded()
  useElementSounds()
  const router = useRouter()
  useEffect(() => (isPreview() ? undefined : followLiveEventsLater(router)), [router])
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
        <StreakMoment open={streak === 'shown'} onClose={() => setStreak('hidden')} />
      </Wanted>
      <Wanted when={hasRisen}>
        <LeagueRisen />
      </Wanted>
    </>
  )
}

/** The first screen has its data by then, on a slow phone too. */
const soundsPause_ms = 3000

/**
 * Sounds load once the first view is done, the praise for a right answer among them, so that it is heard in time; or
 * with a touch before that, which stays silent. Nothing can play before a touch: the browser waits for one.
 */
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
    const timer = setTimeout(() => !isMuted() && attach(), soundsPause_ms)
    const stopWaiting = () => {
      clearTimeout(timer)
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
