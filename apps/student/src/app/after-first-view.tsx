import { limits } from '@qadam/contract'
import '@qadam/ui/toaster.css'
import { Toaster } from '@qadam/ui/toaster'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFindUser } from '../features/accounts/use-user.ts'
import { session } from '../platform/session.ts'
import { attachSounds, playSound } from '../platform/sound.ts'
import { onStreakShot } from '../platform/streak-shot.ts'
import { toasterMounted } from '../platform/toast.ts'
import { useTheme } from '../platform/use-theme.ts'

const StreakPopup = lazy(async () => ({ default: (await import('@qadam/ui/streak-popup')).StreakPopup }))
const SignInAgain = lazy(async () => ({
  default: (await import('../features/accounts/sign-in-again.tsx')).SignInAgain,
}))

/** What joins the page once its first view stands. */
export function AfterFirstView(): ReactNode {
  const { t } = useTranslation()
  const theme = useTheme()
  const user = useFindUser()
  const [streak, setStreak] = useState<'never' | 'shown' | 'hidden'>('never')

  useEffect(() => toasterMounted(), [])
  useEffect(
    () =>
      onStreakShot(() => {
        setStreak('shown')
        playSound('streak')
      }),
    [],
  )
  useEffect(() => {
    let gone = false
    let detach = () => {}
    attachSounds(document.body)
      .then((stop) => (gone ? stop() : (detach = stop)))
      .catch((error: unknown) => console.warn('sounds', error))
    return () => {
      gone = true
      detach()
    }
  }, [])

  return (
    <>
      <Toaster
        theme={theme}
        label={t('shell.notifications')}
        closeLabel={t('shell.close')}
        durationMs={limits.toast.default_ms}
      />
      {user && !session.get() && (
        <Suspense fallback={null}>
          <SignInAgain user={user} />
        </Suspense>
      )}
      {streak !== 'never' && (
        <Suspense fallback={null}>
          <StreakPopup
            open={streak === 'shown'}
            title={t('shell.streak_title')}
            text={t('shell.streak_text')}
            autoCloseMs={limits.streakPopup.close_ms}
            onClose={() => setStreak('hidden')}
          />
        </Suspense>
      )}
    </>
  )
}
