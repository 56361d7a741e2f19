import { shareLimits, type Playground, type ProjectContent } from '@qadam/contract'

const entries = { py: 'main.py', web: 'index.html' } as const satisfies Record<Playground, string>

/**
 * What a program or page says of itself, in a line of plain text: the title of the page, or the first line of the
 * program without the sign of a comment. Empty where it says nothing.
 */
export function shareTitle(slot: Playground, files: ProjectContent['files']): string {
  const text = files[entries[slot]] ?? Object.values(files)[0] ?? ''
  const said =
    slot === 'web' ? /<title[^>]*>(?<title>[^<]*)</i.exec(text)?.groups?.['title'] : firstLine(text)
  const line = (said ?? '').replaceAll(/\s+/g, ' ').trim()
  return [...line.toWellFormed()].slice(0, shareLimits.titleMaxLength).join('').trim()
}

function firstLine(program: string): string {
  for (const line of program.split('\n', 20)) {
    const said = line.replace(/^[\s#"']+/, '').trim()
    if (said !== '') return said
  }
  return ''
}
