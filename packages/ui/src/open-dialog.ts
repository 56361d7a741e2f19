/** One that closes still fades out and counts no more. */
const openDialog = ':is([role=dialog], [role=alertdialog]):not([data-closed], [data-ending-style], [hidden])'

export const isDialogOpen = (): boolean => document.querySelector(openDialog) !== null

/** Calls back when a dialog opens where none was open. @returns what unsubscribes */
export function onDialogOpen(listener: () => void): () => void {
  let wasOpen = isDialogOpen()
  const observer = new MutationObserver(() => {
    const isOpen = isDialogOpen()
    if (isOpen && !wasOpen) listener()
    wasOpen = isOpen
  })
  // They are drawn into the body itself, beside the app.
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
