import { useState } from 'react'
import type { EditorView } from '../editor/project-editor.tsx'
import { useNarrow } from '../editor/use-narrow.ts'

const KEY = 'code-lab.view'
const views: readonly string[] = ['code', 'split', 'preview'] satisfies EditorView[]

/** Which of code and preview is seen, remembered on the device. Both beside each other need room. */
export function useView(): { view: EditorView; isNarrow: boolean; setView: (view: EditorView) => void } {
  const [chosen, setChosen] = useState<EditorView>(remembered)
  const isNarrow = useNarrow()
  const setView = (view: EditorView) => {
    setChosen(view)
    try {
      localStorage.setItem(KEY, view)
    } catch {
      // A browser without storage forgets this, too.
    }
  }
  return { view: isNarrow && chosen === 'split' ? 'code' : chosen, isNarrow, setView }
}

function remembered(): EditorView {
  try {
    const stored = localStorage.getItem(KEY) ?? ''
    if (views.includes(stored)) return stored as EditorView // one of them
  } catch {
    // Likewise.
  }
  return 'split'
}
