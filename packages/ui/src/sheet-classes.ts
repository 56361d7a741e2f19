/** Over the whole screen; its colour is said beside it. */
export const coverClass =
  'fixed inset-0 z-50 transition-opacity duration-200 ease-out data-[ending-style]:opacity-0 data-[starting-style]:opacity-0'

export const scrimClass = `${coverClass} bg-scrim`

/** A bottom sheet on phones, a centred card from 640 px. */
export const sheetClass =
  'fixed z-50 flex max-h-[92dvh] flex-col overflow-hidden bg-card text-ink shadow-float outline-none transition-[transform,opacity] duration-200 ease-out ' +
  'inset-x-0 bottom-0 rounded-t-sheet data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full ' +
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-1/2 sm:rounded-sheet ' +
  'sm:data-[ending-style]:-translate-y-[calc(50%-12px)] sm:data-[ending-style]:opacity-0 sm:data-[starting-style]:-translate-y-[calc(50%-12px)] sm:data-[starting-style]:opacity-0'
