import type { Extension } from '@codemirror/state'
import { fileType } from '../project/project.ts'

/** Spaces of one step to the right. */
export function indentOf(name: string): number {
  return fileType(name) === 'py' ? 4 : 2
}

/** How a file's text is read, coloured, folded and completed; nothing for plain text. Each comes when first needed. */
export async function loadLanguage(name: string): Promise<Extension> {
  switch (fileType(name)) {
    case 'py':
      return (await import('@codemirror/lang-python')).python()
    case 'html':
      return (await import('@codemirror/lang-html')).html({ selfClosingTags: false })
    case 'css':
      return (await import('@codemirror/lang-css')).css()
    case 'js':
    case 'json':
      return (await import('@codemirror/lang-javascript')).javascript()
    case 'jsx':
      return (await import('@codemirror/lang-javascript')).javascript({ jsx: true })
    default:
      return []
  }
}
