import { useLayoutEffect, useState } from 'react'

/** What holds timers, listeners or channels until it is disposed of. */
export interface Owned {
  dispose: () => void
}

/**
 * Something that lives as long as the component is shown: made once it is, disposed of when it goes or `open` changes.
 * @param open memoised by the caller as long as it makes the same thing.
 * @returns undefined in the first render, which nobody sees: what is made before a component is shown is never disposed of
 * where React drops that render. It is there before the browser draws, so that no press and no key comes before it.
 */
export function useOwned<Thing extends Owned>(open: () => Thing): Thing | undefined {
  const [thing, setThing] = useState<Thing | undefined>(undefined)
  useLayoutEffect(() => {
    const made = open()
    setThing(made)
    return () => {
      made.dispose()
      setThing(undefined)
    }
  }, [open])
  return thing
}
