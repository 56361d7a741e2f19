import MarkdownIt from 'markdown-it'
import { Prose } from '@qadam/ui/prose'
import { useMemo, type ReactNode } from 'react'

// As the server renders it: HTML is shown as text, pictures as their words, and links lead only where the web leads.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
markdown.disable('image')

/** Markdown as the student will read it. */
export function MarkdownPreview({ text }: { text: string }): ReactNode {
  const html = useMemo(() => markdown.render(text), [text])
  return <Prose className="text-base" html={html} />
}
