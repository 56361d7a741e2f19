import { withFormulas } from '@qadam/course-archive/formulas'
import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import { readMarkdown } from './markdown-reader.ts'
import { KeptText, meaningOf, readForEditor, writeBlocks } from './markdown-writer.ts'
import { joinTexts, type RichMark, type RichNode } from './rich-document.ts'

/** As the school renders a text for students. */
const school = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(withFormulas)
school.renderer.rules['softbreak'] = () => ' '

/** A space between two words that are emphasised alike belongs to either or none. */
const shown = (text: string) => school.render(text).replace(/<\/(\w+)> <\1>/g, ' ')

const nodesOf = (text: string): RichNode[] => {
  const read = readMarkdown(text)
  if (read.kind === 'source') throw new Error(`no place: ${read.reason}`)
  return read.blocks.map(({ node }) => node)
}
const rewritten = (text: string) => writeBlocks(nodesOf(text))
const kept = (text: string) => {
  const read = readForEditor(text)
  if (read.kind === 'source') throw new Error(`no place: ${read.reason}`)
  const nodes = read.blocks.map(({ node }) => node)
  return { text: new KeptText(text, read, nodes), nodes }
}

describe('the demo’s courses', () => {
  const long = Object.values(
    import.meta.glob<string>('../../../../../../../demo/courses/*/texts/*.md', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  )
  const lessons = Object.values(
    import.meta.glob<object>('../../../../../../../demo/courses/*/lessons/*.json', {
      import: 'default',
      eager: true,
    }),
  )
  const short = lessons.flatMap(markdownIn)

  test('every text is for the editor; untouched it stays to the letter, and written anew it is shown as before', () => {
    expect(long.length).toBeGreaterThan(300)
    expect(short.length).toBeGreaterThan(1000)
    for (const text of [...long, ...short]) {
      const { text: keeper, nodes } = kept(text)
      expect(keeper.write(nodes)).toBe(text)
      expect(shown(writeBlocks(nodes)), text).toBe(shown(text))
    }
  })
})

/** The texts of a lesson: both languages of whatever is written as Markdown. */
function markdownIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (['title', 'alt', 'starter', 'code', 'solution', 'checks'].includes(key)) return []
    return (key === 'uz' || key === 'ru') && typeof part === 'string' ? [part] : markdownIn(part)
  })
}

test.each([
  ['<b>qalin</b>', 'html'],
  ['Matn\n\n<div>\nblok\n</div>', 'html'],
  ['# Katta sarlavha', 'heading'],
  ['##### Kichik sarlavha', 'heading'],
  ['[sayt][s]\n\n[s]: https://example.org', 'reference'],
  ['[s]: https://example.org', 'reference'],
  ['*bir *ikki* uch*', 'other'],
])('%j stays as it is written', (text, reason) => {
  expect(readForEditor(text)).toEqual({ kind: 'source', reason })
})

test.each([
  ['', ''],
  ['**qalin** va *yotiq* va ~~oʻchirilgan~~ va `kod`', undefined],
  ['__qalin__ va _yotiq_', '**qalin** va *yotiq*'],
  [
    '[sayt](https://example.org "Nom") va <https://example.org>',
    '[sayt](https://example.org "Nom") va [https://example.org](https://example.org)',
  ],
  ['**[qalin havola](https://example.org)** matn', undefined],
  ['Sarlavha\n---', '## Sarlavha'],
  ['bir\nikki', 'bir ikki'],
  ['bir\\\nikki', undefined],
  ['bir  \nikki', 'bir\\\nikki'],
  ['- bir\n- ikki\n  1. uch\n  2. toʻrt', undefined],
  ['- bir\n\n- ikki', undefined],
  ['3. bir\n4. ikki', undefined],
  ['- bir\n\n* ikki', undefined],
  ['> iqtibos\n>\n> - bir', undefined],
  ['    kod', '```\nkod\n```'],
  ['```python input="Ali|15" fragment\nx = 1\n```', undefined],
  ['````text\n```\n````', undefined],
  ['~~~text\nkod\n~~~', '```text\nkod\n```'],
  ['| a | b |\n| --- | :-: |\n| `x \\| y` | 2 |', undefined],
  ['![Sxema](media/pic-1.png) va $x^2$', undefined],
  ['$$\n\\frac{a}{b}\n$$', '$$\\frac{a}{b}$$'],
  ['Bu $5 turadi.', undefined],
  ['Bu \\$5, u \\$7 turadi.', undefined],
  ['snake_case, 2 * 3 va a < b', undefined],
  ['\\# raqam', undefined],
  ['1\\. emas', undefined],
  ['***', '---'],
])('%j is written as the editor writes', (text, expected) => {
  expect(rewritten(text)).toBe(expected ?? text)
  expect(readForEditor(text).kind).toBe('rich')
})

describe('a text of which one block was changed', () => {
  const source = 'Bir\n_yotiq_ matn.\n\n\n* a\n* b\n\n```python\nx = 1\n```\nOxiri __shu__.\n'
  const changed = { type: 'paragraph', content: [{ type: 'text', text: 'Yangi' }] }

  test('keeps the others to the letter', () => {
    const { text, nodes } = kept(source)
    expect(text.write(nodes.with(1, changed))).toBe(
      'Bir\n_yotiq_ matn.\n\nYangi\n\n```python\nx = 1\n```\nOxiri __shu__.\n',
    )
    expect(text.write([changed, ...nodes])).toBe(`Yangi\n\n${source}`)
    expect(text.write(nodes.slice(0, -1))).toBe(source.slice(0, source.indexOf('\nOxiri')) + '\n')
    expect(text.write([])).toBe('')
  })

  test('never lets two lists grow together', () => {
    const { text, nodes } = kept('- bir\n\n* ikki\n')
    const [first, second] = nodes
    expect(nodesOf(text.write([second, first].filter((node) => node !== undefined)))).toHaveLength(2)
    const other = { ...second, type: 'bulletList', content: [{ type: 'listItem', content: [changed] }] }
    expect(nodesOf(text.write([...nodes, other]))).toHaveLength(3)
    expect(nodesOf(text.write([first, other].filter((node) => node !== undefined)))).toHaveLength(2)
  })

  test('moves code that was indented, or never closed, without drawing others in', () => {
    for (const code of ['    kod', '```text\nkod']) {
      const { text, nodes } = kept(code)
      const list = {
        type: 'bulletList',
        attrs: { tight: true },
        content: [{ type: 'listItem', content: [changed] }],
      }
      expect(nodesOf(text.write([list, ...nodes, changed])).map(({ type }) => type)).toEqual([
        'bulletList',
        'codeBlock',
        'paragraph',
      ])
    }
  })
})

test('of a cell that holds more than a line no word is lost', () => {
  const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const items = ['bir', 'ikki'].map((text) => ({ type: 'listItem', content: [paragraph(text)] }))
  const code = { type: 'codeBlock', attrs: { info: '' }, content: [{ type: 'text', text: 'x = 1\ny = 2' }] }
  const content = [paragraph('Roʻyxat'), { type: 'bulletList', content: items }, code]
  const cell = { type: 'tableHeader', content: [{ type: 'blockquote', content }] }
  const rows = [{ type: 'tableRow', content: [cell] }]
  expect(writeBlocks([{ type: 'table', content: rows }])).toBe('| Roʻyxat bir ikki x = 1 y = 2 |\n| --- |')
})

const nasty = fc
  .array(
    fc.constantFrom(
      ...Array.from('ab1ʻж *_`[]()!#<>&;~$\\|-+.=:"\'/@{}'),
      '  ',
      '**',
      '](',
      '\n',
      '&amp;',
      '😀',
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''))
const words = fc
  .array(fc.constantFrom('salom', 'oʻqish', 'код', 'x1', ' '), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(' '))

const mark: fc.Arbitrary<RichMark> = fc.oneof(
  fc.constantFrom<RichMark>({ type: 'bold' }, { type: 'italic' }, { type: 'strike' }, { type: 'code' }),
  fc.constantFrom('https://example.org', 'https://example.org/a(b)?q=1&copy;=2*_').map((href): RichMark => ({
    type: 'link',
    attrs: { href, title: null },
  })),
)
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type })
const marked = (text: fc.Arbitrary<string>): fc.Arbitrary<RichNode> =>
  fc
    .record({ type: fc.constant('text'), text, marks })
    .map((node) => (node.marks.length > 0 ? node : { type: 'text', text: node.text }))
const inline = (text: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: marked(text) },
        fc.constantFrom<RichNode>(
          { type: 'hardBreak' },
          { type: 'image', attrs: { src: 'media/a.png', alt: 'Rasm [1] *', title: null } },
          { type: 'formula', attrs: { tex: '\\frac{a|b}{2}', display: false } },
          { type: 'formula', attrs: { tex: 'x^2', display: true } },
        ),
      ),
      { maxLength: 5 },
    )
    .map(joinTexts)

const code = fc
  .record({ info: fc.constantFrom('python', 'text', 'python input="a|b"', ''), text: nasty })
  .map(({ info, text }): RichNode => ({
    type: 'codeBlock',
    attrs: { info },
    content: [{ type: 'text', text }],
  }))

const blocksOf = (text: fc.Arbitrary<string>) =>
  fc.letrec<{ block: RichNode; blocks: RichNode[]; item: RichNode }>((tie) => ({
    blocks: fc.array(tie('block'), { maxLength: 4 }),
    item: fc.tuple(inline(text), fc.array(tie('block'), { maxLength: 2 })).map(([first, rest]) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: first }, ...rest],
    })),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      inline(text).map((content): RichNode => ({ type: 'paragraph', content })),
      fc
        .tuple(fc.constantFrom(2, 3, 4), inline(text))
        .map(([level, content]): RichNode => ({ type: 'heading', attrs: { level }, content })),
      code,
      fc.constant<RichNode>({ type: 'horizontalRule' }),
      fc
        .array(fc.array(inline(text), { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 })
        .map((rows): RichNode => table(rows)),
      fc
        .tuple(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), fc.boolean())
        .map(([content, tight]): RichNode => ({ type: 'bulletList', attrs: { tight }, content })),
      fc
        .tuple(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), fc.boolean(), fc.constantFrom(1, 7))
        .map(([content, tight, start]): RichNode => ({
          type: 'orderedList',
          attrs: { start, tight },
          content,
        })),
      fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((content): RichNode => ({ type: 'blockquote', content })),
    ),
  })).blocks

function table(rows: RichNode[][][]): RichNode {
  return {
    type: 'table',
    content: rows.map((cells, row) => ({
      type: 'tableRow',
      content: cells.map((content) => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: null },
        content: [{ type: 'paragraph', content }],
      })),
    })),
  }
}

/** The blocks that hold something, one in the other. */
const skeleton = (nodes: readonly RichNode[]): string =>
  nodes
    .filter((node) => node.type === 'listItem' || node.type.startsWith('table') || writeBlocks([node]) !== '')
    .map(({ type, content = [] }) =>
      ['paragraph', 'heading', 'codeBlock'].includes(type) ? type : `${type}(${skeleton(content)})`,
    )
    .join(' ')

/** All that people read, without spaces. */
const letters = (nodes: readonly RichNode[]): string =>
  nodes
    .map(({ type, text = '', attrs, content = [] }) =>
      type === 'text'
        ? text.replace(/\s/g, '')
        : type === 'image' || type === 'formula'
          ? JSON.stringify(attrs)
          : letters(content),
    )
    .join('')

test('whatever the editor holds, no character and no block of it is lost', () => {
  fc.assert(
    fc.property(blocksOf(nasty), (nodes) => {
      const written = writeBlocks(nodes)
      const again = nodesOf(written)
      expect(letters(again), written).toBe(letters(nodes))
      expect(skeleton(again), written).toBe(skeleton(nodes))
      expect(readForEditor(written).kind, written).toBe('rich')
    }),
    { numRuns: 60 },
  )
})

test('words keep their emphases', () => {
  const plain = fc.array(marked(words), { minLength: 1, maxLength: 4 }).map(joinTexts)
  fc.assert(
    fc.property(plain, (content) => {
      const apart = content.flatMap((node) => [node, { type: 'text', text: ' ' }])
      const [again = { type: 'paragraph' }] = nodesOf(writeBlocks([{ type: 'paragraph', content: apart }]))
      expect(emphasised(again.content ?? [])).toEqual(emphasised(apart))
    }),
    { numRuns: 150 },
  )
})

const emphasised = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap(({ text = '', marks: own = [] }) =>
    [...text]
      .filter((char) => char.trim() !== '')
      .map((char) => [char, ...own.map(({ type }) => type).sort()].join()),
  )

test('whatever is written as Markdown is shown as before, or stays as it was written', () => {
  const markdown = fc
    .array(
      fc.oneof(
        nasty,
        fc.constantFrom(
          '- a',
          '  - b',
          '1. c',
          '> d',
          '```',
          '## e',
          '---',
          '| x | y |',
          '|---|---|',
          '',
          '    f',
          '***g** h*',
          '\t',
        ),
      ),
      { maxLength: 8 },
    )
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(markdown, (text) => {
      const read = readForEditor(text)
      if (read.kind === 'source') return
      const nodes = read.blocks.map(({ node }) => node)
      const keeper = new KeptText(text, read, nodes)
      const more = { type: 'paragraph', content: [{ type: 'text', text: 'Yana' }] }
      expect(keeper.write(nodes)).toBe(text)
      expect(meaningOf(nodesOf(keeper.write([...nodes, more])))).toBe(meaningOf([...nodes, more]))
      expect(meaningOf(nodesOf(writeBlocks(nodes)))).toBe(meaningOf(nodes))
    }),
    { numRuns: 200 },
  )
})
