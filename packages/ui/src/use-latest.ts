import { useInsertionEffect, useRef, type RefObject } from 'react'

/**
 * What was given with the latest drawing, for what is called later and outlives drawings: an engine, a timer, an answer
 * that is awaited. Where an effect alone reads it, useEffectEvent says so better. Not to be read while drawing.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  // Before any other effect could read it.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
