export type ToastTone = 'success' | 'error' | 'info'

export interface ToastOptions {
  text?: string
  action?: { label: string; onSelect: () => void }
  /** By default 3 s, the Toaster's own. */
  duration_ms?: number
}

const mounted = Promise.withResolvers<void>()

/** Called by the app once the Toaster, which loads after the first view, can show something. */
export function toasterMounted(): void {
  mounted.resolve()
}

/** Shows a toast; before the Toaster is there it waits for it. */
export async function showToast(
  tone: ToastTone,
  title: string,
  { text, action, duration_ms }: ToastOptions = {},
): Promise<void> {
  const [{ toast }] = await Promise.all([import('@qadam/ui/toaster'), mounted.promise])
  toast[tone](title, {
    description: text,
    duration: duration_ms,
    action: action && { label: action.label, onClick: action.onSelect },
  })
}
