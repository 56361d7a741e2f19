import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

const TOUCH_HOLD_MS = 140

/** By mouse at once, by finger after a short hold, so that a swipe over the list still scrolls the page. */
export function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_HOLD_MS, tolerance: 10 } }),
  )
}
