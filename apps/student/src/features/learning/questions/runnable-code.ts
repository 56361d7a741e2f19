import { createContext, type ComponentType } from 'react'

export interface SnippetProps {
  code: string
  onClose: () => void
  /** Is given what a run printed that came to its end. */
  onPrinted?: ((text: string) => void) | undefined
}

/** What runs the Python of a text, where the texts of a screen can be run. */
export const SnippetContext = createContext<ComponentType<SnippetProps> | undefined>(undefined)
