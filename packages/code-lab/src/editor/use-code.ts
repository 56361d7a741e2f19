import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { CodeEditor } from './code-editor.ts'
import type { EditorLabels } from './labels.ts'

interface Code {
  text: string
  onType: (text: string) => void
}

/** An editor of one file alone. @returns what it stands in. */
export function useCode(
  file: string,
  { text, onType }: Code,
  { phrases }: EditorLabels,
  label: string,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<CodeEditor>()
  const type = useEffectEvent(onType)
  useEffect(() => {
    if (!host.current) return
    const made = new CodeEditor({
      parent: host.current,
      phrases,
      attributes: () => ({ 'aria-label': label, tabindex: '0' }),
      onChange: (_file, typed) => type(typed),
    })
    setEditor(made)
    return () => made.dispose()
  }, [phrases, label])
  useEffect(() => editor?.show(file, text), [editor, file, text])
  return host
}
