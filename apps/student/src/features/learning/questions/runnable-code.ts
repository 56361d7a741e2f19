import { createContext, type ComponentType } from 'react'

export interface SnippetProps {
  code: string
  onClose: () => void
}

/** What runs the Python of a text, where the texts of a screen can be run. */
export const SnippetContext = createContext<ComponentType<SnippetProps> | undefined>(undefined)
