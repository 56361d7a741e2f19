import { useSyncExternalStore } from 'react'
import { currentTheme, onTheme, type Theme } from './theme.ts'

export function useTheme(): Theme {
  return useSyncExternalStore(onTheme, currentTheme)
}
