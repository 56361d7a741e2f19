const headings: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' }

/** What was copied from Word, Google Docs or a page, without what those put in beside the words. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // What Word puts between its own comments is for other versions of Word.
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const element of page.body.querySelectorAll('style, script, meta, link, title, xml')) element.remove()
  for (const element of page.body.querySelectorAll('*'))
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  wordLists(page)
  for (const element of page.body.querySelectorAll('h1, h5, h6'))
    rename(element, headings[element.tagName] ?? 'h4')
  // A cell is words alone.
  for (const element of page.body.querySelectorAll(inCells('ul', 'ol', 'blockquote')))
    element.replaceWith(...element.childNodes)
  for (const element of page.body.querySelectorAll(inCells('li', 'h2', 'h3', 'h4', 'pre')))
    rename(element, 'div')
  for (const paragraph of page.body.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove()
  for (const element of page.body.querySelectorAll('[class], [id], [lang]'))
    for (const name of ['class', 'id', 'lang']) element.removeAttribute(name)
  return page.body.innerHTML
}

/** Whether what was copied has words, and not a picture alone. */
export function hasWords(html: string): boolean {
  return new DOMParser().parseFromString(cleanPasted(html), 'text/html').body.textContent.trim() !== ''
}

/** Word writes a list as paragraphs that begin with a drawn bullet or a number. */
function wordLists(page: Document): void {
  let list: Element | undefined
  for (const paragraph of page.body.querySelectorAll('p[class*="MsoListParagraph"], p[style*="mso-list"]')) {
    const drawn = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const sign = (drawn?.textContent ?? '').trim()
    drawn?.remove()
    const tag = /^[0-9a-z]{1,3}[.)]/i.test(sign) ? 'ol' : 'ul'
    if (!list || paragraph.previousElementSibling !== list || list.tagName.toLowerCase() !== tag) {
      list = page.createElement(tag)
      paragraph.before(list)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

function inCells(...tags: readonly string[]): string {
  return tags.flatMap((tag) => [`td ${tag}`, `th ${tag}`]).join(', ')
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

function isEmpty(element: Element): boolean {
  return (
    element.textContent.trim() === '' && element.querySelector('img, [data-picture], [data-formula]') === null
  )
}
