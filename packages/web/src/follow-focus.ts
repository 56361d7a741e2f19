import { keepFocus } from '@qadam/ui/keep-focus'

/** As much of the router as is heard. */
interface Screens {
  subscribe: (event: 'onRendered', listener: (screens: Rendered) => void) => () => void
}

interface Rendered {
  fromLocation?: { pathname: string } | undefined
  toLocation: { pathname: string }
}

/**
 * Whoever works by keyboard or by ear is where the work is: what goes away leaves the focus beside it, and another
 * screen begins at its heading, which is read out. A part of a screen with an address of its own (its tab has the
 * focus) begins none. @returns what ends it.
 */
export function followFocus(router: Screens, page: Document = document): () => void {
  const keeper = keepFocus(page)
  const forget = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    // The first screen begins where the browser begins.
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) keeper.beginScreen()
  })
  return () => {
    forget()
    keeper.end()
  }
}
