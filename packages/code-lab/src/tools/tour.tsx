import { Button } from '@qadam/ui/button'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { ToolLabels } from './labels.ts'
import type { TourPort, TourStep } from './ports.ts'
import { placeCard } from './place-card.ts'

interface TourProps {
  port: TourPort
  words: ToolLabels
  isOpen: boolean
  onClose: () => void
}

/** Shows the editor part by part: a hole in a veil, and a card that explains what is seen there. */
export function Tour({ port, words, isOpen, onClose }: TourProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [steps, setSteps] = useState<readonly TourStep[]>([])
  const [place, setPlace] = useState(0)
  const say = words.tour
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    setSteps(port.steps.filter(({ selector }) => findShown(selector)))
    setPlace(0)
    dialog.current?.showModal()
  }, [isOpen, port])

  const step = steps[place]
  useSpotlight(dialog, isOpen ? step?.selector : undefined)
  const isLast = place === steps.length - 1
  const go = (to: number) => to >= 0 && to < steps.length && setPlace(to)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(place + 1)
    else if (event.key === 'ArrowLeft') go(place - 1)
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows are a second way; the buttons are the first
    <dialog
      ref={dialog}
      className="code-lab-tour"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {isOpen && step && (
        <>
          <div className="code-lab-tour-hole" />
          <div className="code-lab-tour-card flex flex-col gap-2 rounded-card bg-card px-5 py-4.5">
            {port.picture && <div className="absolute -top-3.5 right-2.5">{port.picture}</div>}
            <div aria-live="polite">
              <p className="text-compact text-muted">{say.step(place + 1, steps.length)}</p>
              <h2 id={titleId} className="mt-0.5 mb-1.5 pr-18 text-lg font-bold">
                {step.title}
              </h2>
              <p>{step.text}</p>
            </div>
            <div className="flex items-center justify-end gap-2.5 pt-2">
              {!isLast && (
                <Button size="sm" variant="ghost" className="-ml-4 mr-auto" onClick={onClose}>
                  {say.skip}
                </Button>
              )}
              {place > 0 && (
                <Button size="sm" variant="secondary" onClick={() => go(place - 1)}>
                  {say.back}
                </Button>
              )}
              <Button
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opens with its next step under the fingers
                autoFocus
                size="sm"
                onClick={() => (isLast ? onClose() : go(place + 1))}
              >
                {isLast ? say.done : say.next}
              </Button>
            </div>
          </div>
        </>
      )}
    </dialog>
  )
}

/** The first element of these that takes room on the screen. */
function findShown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
}

/** Positions the hole over the element and the card beside it, on every scroll and resize. */
function useSpotlight(dialog: RefObject<HTMLDialogElement | null>, selector: string | undefined): void {
  useLayoutEffect(() => {
    const target = selector === undefined ? undefined : findShown(selector)
    if (!target) return
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const place = () => {
      const shown = dialog.current
      if (!shown) return
      const card = shown.querySelector('.code-lab-tour-card')?.getBoundingClientRect()
      const spot = target.getBoundingClientRect()
      const screen = { width: window.innerWidth, height: window.innerHeight }
      const { x, y } = placeCard(spot, card ?? { width: 0, height: 0 }, screen)
      const lengths = {
        x: spot.x,
        y: spot.y,
        width: spot.width,
        height: spot.height,
        'card-x': x,
        'card-y': y,
      }
      for (const [name, length] of Object.entries(lengths))
        shown.style.setProperty(`--tour-${name}`, `${Math.round(length)}px`)
    }
    place()
    const frame = requestAnimationFrame(place)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [dialog, selector])
}
