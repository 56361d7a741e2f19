import type { ReactNode } from 'react'

/** Markdown as it comes, before the server has rendered the whole of it: paragraphs, code, and words that stand out. */
export function StreamedText({ text }: { text: string }): ReactNode {
  return text.split(/^[ \t]*(?:```|~~~)/m).map((part, index) => {
    if (index % 2 === 0) return <Paragraphs key={index} text={part} />
    // After the fence stands the language.
    const code = part.slice(part.indexOf('\n') + 1)
    return (
      <pre key={index} className="my-3">
        <code>{code.trimEnd()}</code>
      </pre>
    )
  })
}

function Paragraphs({ text }: { text: string }): ReactNode {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <p key={index} className="whitespace-pre-line">
        {words(part.trim())}
      </p>
    ))
}

function words(text: string): ReactNode[] {
  return text.split(/(\*\*[^*\n]+\*\*|`[^`\n]+`)/).map((part, index) => {
    if (index % 2 === 0) return part
    return part.startsWith('`') ? (
      <code key={index}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={index}>{part.slice(2, -2)}</strong>
    )
  })
}
