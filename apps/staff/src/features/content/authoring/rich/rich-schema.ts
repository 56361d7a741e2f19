import { Extension, Mark, Node, type Extensions } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isFilm, isSound } from '@qadam/course-archive/media-names'
import { formulaHtml } from './formula-html.ts'
import { attributeText } from './rich-document.ts'
import { WaitingPictures } from './waiting-pictures.ts'

/** The address of a file of the course; undefined for one that it has not. */
export type UrlOf = (path: string) => string | undefined

/** The nodes and marks that Markdown has here, and no others: what has no place in it can't be made. */
export function richSchema(urlOf: UrlOf, waiting: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      link: false,
      underline: false,
    }),
    // Bold code and links on code are Markdown.
    Code.extend({ excludes: '' }),
    Program,
    TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
    // A cell of Markdown is one line of words.
    TableCell.extend({ content: 'paragraph+' }),
    TableHeader.extend({ content: 'paragraph+' }),
    MarkdownAttributes,
    Link,
    Formula,
    Picture.configure({ urlOf }),
    WaitingPictures.configure({ text: waiting }),
  ]
}

/** What Markdown knows of lists and cells, and HTML does not show. */
const MarkdownAttributes = Extension.create({
  name: 'markdownAttributes',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { tight: { default: true, rendered: false } } },
    { types: ['tableHeader', 'tableCell'], attributes: { align: { default: null, rendered: false } } },
  ],
})

const Program = CodeBlock.extend({
  addAttributes: () => ({
    info: {
      default: 'python',
      parseHTML: (element) => element.getAttribute('data-info') ?? 'python',
      renderHTML: ({ info }) => ({ 'data-info': String(info) }),
    },
  }),
  // Its own rules set a language of their own.
  addInputRules: () => [],
}).configure({ enableTabIndentation: true, tabSize: 4 })

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  // The school takes no others.
  parseHTML: () => [{ tag: 'a[href^="https://"]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener noreferrer' }, 0],
})

const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ tex: { default: '' }, display: { default: false } }),
  parseHTML: () => [
    {
      tag: 'span[data-formula]',
      getAttrs: (element) => ({
        tex: element.getAttribute('data-formula'),
        display: element.hasAttribute('data-display'),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-formula': String(attrs['tex']), ...(attrs['display'] === true && { 'data-display': '' }) },
  ],
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('span')
      dom.className = 'rich-formula'
      dom.innerHTML = formulaHtml(String(attrs['tex']), attrs['display'] === true)
      return { dom, ignoreMutation: () => true }
    },
})

const Picture = Node.create<{ urlOf: UrlOf }>({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ urlOf: () => undefined }),
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: null } }),
  // Of the course alone: a picture from elsewhere has no place in a lesson.
  parseHTML: () => [
    {
      tag: 'span[data-picture]',
      getAttrs: (element) => ({
        src: element.getAttribute('data-picture'),
        alt: element.getAttribute('data-alt') ?? '',
        title: element.getAttribute('data-title'),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    {
      'data-picture': String(attrs['src']),
      'data-alt': String(attrs['alt']),
      'data-title': attributeText(attrs, 'title') || null,
    },
  ],
  addNodeView() {
    const { urlOf } = this.options
    return ({ node: { attrs } }) => {
      const dom = document.createElement('span')
      dom.className = 'rich-picture'
      showMedium(dom, { path: String(attrs['src']), alt: String(attrs['alt']), urlOf })
      return { dom, ignoreMutation: () => true }
    }
  },
})

function showMedium(
  place: HTMLElement,
  { path, alt, urlOf }: { path: string; alt: string; urlOf: UrlOf },
): void {
  const url = urlOf(path)
  if (url === undefined) {
    place.textContent = alt || path
    return
  }
  const isVideo = isFilm(path)
  if (isVideo || isSound(path)) {
    const player = document.createElement(isVideo ? 'video' : 'audio')
    player.src = url
    player.controls = true
    player.preload = 'metadata'
    player.setAttribute('aria-label', alt)
    place.append(player)
    return
  }
  const picture = document.createElement('img')
  picture.src = url
  picture.alt = alt
  picture.draggable = false
  place.append(picture)
}
