import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { highlightTemplate, plainTemplate, type CodePart } from './highlight-template.ts'

/** Plain at once, in colours as soon as the highlighter is there. */
export function useTemplate(code: string, language: string): CodePart[] {
  const plain = useMemo(() => plainTemplate(code), [code])
  const [coloured, setColoured] = useState<CodePart[] | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    highlightTemplate(code, language)
      .then((parts) => !isGone && setColoured(parts))
      // Without colours the code is still all there.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [code, language])
  return coloured ?? plain
}

export function CodeParts({
  parts,
  blank,
}: {
  parts: readonly CodePart[]
  blank: (index: number) => ReactNode
}): ReactNode {
  return parts.map((part, place_) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'blank') return blank(part.index)
    return (
      <span key={place_} className={part.className}>
        <CodeParts parts={part.parts} blank={blank} />
      </span>
    )
  })
}
