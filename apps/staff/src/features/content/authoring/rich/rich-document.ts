export type EmphasisName = 'bold' | 'italic' | 'strike'

export type RichMark =
  | { type: EmphasisName | 'code' }
  | { type: 'link'; attrs: { href: string; title: string | null } }

/** A node of a text as the editor holds it: ProseMirror's JSON, by the names of `rich-schema.ts`. */
export interface RichNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  text?: string
  marks?: RichMark[]
}

export function textNode(text: string, marks: readonly RichMark[]): RichNode {
  return marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text }
}

/** Neighbours that look alike are one text. */
export function joinTexts(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && node.text === '') continue
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last, node))
      joined[joined.length - 1] = { ...last, text: `${last.text ?? ''}${node.text ?? ''}` }
    else joined.push(node)
  }
  return joined
}

function sameMarks(one: RichNode, other: RichNode): boolean {
  return marksKey(one) === marksKey(other)
}

/** Its marks in an order of their own, whichever was opened first. */
export function marksKey({ marks = [] }: RichNode): string {
  return marks
    .map((mark) => (mark.type === 'link' ? `link ${mark.attrs.href} ${mark.attrs.title ?? ''}` : mark.type))
    .sort()
    .join(',')
}

/** What an attribute says; nothing where it is absent. */
export function attributeText(attrs: Record<string, unknown> | undefined, name: string): string {
  const value = attrs?.[name]
  return typeof value === 'string' ? value : ''
}

export function hasMark({ marks = [] }: RichNode, type: RichMark['type']): boolean {
  return marks.some((mark) => mark.type === type)
}

export function linkOf({ marks = [] }: RichNode): { href: string; title: string | null } | undefined {
  return marks.find((mark) => mark.type === 'link')?.attrs
}

export function withoutMarks(node: RichNode, types: readonly RichMark['type'][]): RichNode {
  if (!node.marks) return node
  const { marks, ...rest } = node
  const left = marks.filter(({ type }) => !types.includes(type))
  return left.length > 0 ? { ...rest, marks: left } : rest
}
