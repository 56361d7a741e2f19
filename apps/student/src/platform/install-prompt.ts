/** Says that the app can be installed, and asks the student when it is told to; browsers on Chromium alone have it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  /** Kept by first-script.ts: the browser says it once, and before the app has come. */
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
