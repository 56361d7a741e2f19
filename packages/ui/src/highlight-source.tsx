import type { LanguageFn } from 'highlight.js'
import { createElement, type ReactNode } from 'react'

const languages: Record<string, () => Promise<{ default: LanguageFn }>> = {
  python: () => import('highlight.js/lib/languages/python'),
  xml: () => import('highlight.js/lib/languages/xml'),
  css: () => import('highlight.js/lib/languages/css'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
}

/** Source text in colours. Throws where the highlighter or its language does not arrive. */
export async function highlightSource(source: string, language: string): Promise<ReactNode> {
  const load = languages[language]
  if (!load) return source
  const [{ default: highlighter }, { default: grammar }] = await Promise.all([
    import('highlight.js/lib/core'),
    load(),
  ])
  highlighter.registerLanguage(language, grammar)
  const { value } = highlighter.highlight(source, { language, ignoreIllegals: true })
  // Parsed apart from the page, where nothing loads or runs, and rebuilt of plain spans.
  return spansOf(new DOMParser().parseFromString(`<pre>\n${value}</pre>`, 'text/html').body.firstChild)
}

function spansOf(node: Node | null): ReactNode[] {
  return [...(node?.childNodes ?? [])].map((child, index) =>
    child instanceof Element
      ? createElement('span', { key: index, className: child.className }, spansOf(child))
      : child.textContent,
  )
}
