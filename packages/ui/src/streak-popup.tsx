import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { scrimClass } from './sheet-classes.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { flamePath } from './week-strip.tsx'

export interface StreakPopupProps {
  open: boolean
  title: string
  text: string
  onClose: () => void
  autoCloseMs: number
}

function StillFlame(): ReactNode {
  return (
    <svg viewBox="-14 -14 28 28" className="size-full" aria-hidden>
      <path d={flamePath} fill="var(--pomegranate)" />
      <path d="M0-3C.5 0 4.5 1.5 4.5 5.5A4.5 4.5 0 0 1-4.5 5.5C-4.5 2.5-.5 0 0-3Z" fill="var(--saffron)" />
    </svg>
  )
}

/** The fire plays once; the drawn flame stands in until the player is there, and under reduced motion. */
function Fire(): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  const reduced = useReducedMotion()
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (reduced) return
    let gone = false
    let stop: (() => void) | undefined
    Promise.all([import('lottie-web/build/player/lottie_light'), import('./fire.lottie.json')])
      .then(([player, fire]) => {
        if (gone || !stage.current) return
        const animation = player.default.loadAnimation({
          container: stage.current,
          renderer: 'svg',
          loop: false,
          autoplay: true,
          animationData: structuredClone(fire.default),
        })
        stop = () => animation.destroy()
        setPlaying(true)
      })
      // Without the player the drawn flame simply stays.
      .catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [reduced])

  return (
    <div className="relative size-40" aria-hidden>
      {!playing && (
        <div className="absolute inset-4">
          <StillFlame />
        </div>
      )}
      <div ref={stage} className="absolute inset-0" />
    </div>
  )
}

export function StreakPopup({ open, title, text, onClose, autoCloseMs }: StreakPopupProps): ReactNode {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => close(), autoCloseMs)
    return () => clearTimeout(timer)
  }, [open, autoCloseMs])

  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={scrimClass} />
        <BaseDialog.Popup
          onKeyDown={(event) => {
            // Keyboard users need not wait for the popup to close by itself.
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onClose()
          }}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 flex w-[min(20rem,calc(100vw-2rem))] -translate-1/2 flex-col items-center rounded-sheet bg-card px-6 pt-4 pb-7 text-center text-ink shadow-float outline-none',
            'transition-[scale,opacity] duration-200 ease-out data-[ending-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:scale-90 data-[starting-style]:opacity-0',
          )}
        >
          <Fire />
          <BaseDialog.Title className="text-xl font-bold text-balance">{title}</BaseDialog.Title>
          <BaseDialog.Description className="mt-1 text-pomegranate-text">{text}</BaseDialog.Description>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
