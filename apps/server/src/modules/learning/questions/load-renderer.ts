import type { renderMarkdown } from './render-markdown.ts'

/** Turns Markdown into HTML. Its parts take ten megabytes, and no process that only serves needs them. */
export async function loadRenderer(): Promise<typeof renderMarkdown> {
  return (await import('./render-markdown.ts')).renderMarkdown
}
