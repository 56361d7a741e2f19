import { localStore } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

// The student's first-script.ts and the console's first-paint.js read the same key before the first paint.
const KEY = 'theme'

export function currentTheme(): Theme {
  const stored = localStore.read(KEY)
  return themes.find((known) => known === stored) ?? 'system'
}

const listeners = new Set<() => void>()

export function onTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    localStore.remove(KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStore.write(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
  listeners.forEach((listener) => listener())
}
