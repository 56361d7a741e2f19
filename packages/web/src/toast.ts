export type ToastTone = 'success' | 'error' | 'info'

export interface ToastOptions {
  text?: string
  action?: { label: string; onSelect: () => void }
  /** By default 3 s, the Toaster's own. */
  duration_ms?: number
}

const mounted = Promise.withResolvers<void>()
let asked = false
const listeners = new Set<() => void>()

/** Whether a toast was asked for, so that the Toaster has to be on the page. */
export function isToasterAsked(): boolean {
  return asked
}

export function onToasterAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called once the Toaster is on the page and can show something. */
export function toasterMounted(): void {
  mounted.resolve()
}

/** Shows a toast. The Toaster comes with the first one. */
export async function showToast(
  tone: ToastTone,
  title: string,
  { text, action, duration_ms }: ToastOptions = {},
): Promise<void> {
  asked = true
  listeners.forEach((listener) => listener())
  const [{ toast }] = await Promise.all([import('@qadam/ui/toaster'), mounted.promise])
  toast[tone](title, {
    description: text,
    duration: duration_ms,
    action: action && { label: action.label, onClick: action.onSelect },
  })
}
