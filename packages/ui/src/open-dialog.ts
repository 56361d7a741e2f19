/** One that closes still fades out and counts no more. */
const openDialog = ':is([role=dialog], [role=alertdialog]):not([data-closed], [data-ending-style], [hidden])'

export const isDialogOpen = (): boolean => document.querySelector(openDialog) !== null

/** Calls back when a dialog opens where none was open, and when the last one has closed. @returns what unsubscribes */
export function onDialogs(listener: (isOpen: boolean) => void): () => void {
  let wasOpen = isDialogOpen()
  const observer = new MutationObserver(() => {
    const isOpen = isDialogOpen()
    if (isOpen === wasOpen) return
    wasOpen = isOpen
    listener(isOpen)
  })
  // They are drawn into the body itself, beside the app.
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
