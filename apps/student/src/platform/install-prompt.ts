/** Fired when the app can be installed; `prompt()` asks the student. Chromium only. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  /** Stored by first-script.ts: the browser fires it once, before the app has loaded. */
  var qadamInstall: Event | undefined
}

/** It can be used once. */
export function findInstallPrompt(): InstallPrompt | undefined {
  const event = globalThis.qadamInstall
  return event && 'prompt' in event ? (event as InstallPrompt) : undefined // the one event of this name
}

export function dropInstallPrompt(): void {
  globalThis.qadamInstall = undefined
}
