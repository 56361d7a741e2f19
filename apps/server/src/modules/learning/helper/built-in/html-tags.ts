const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Whose end a browser finds by itself, as every author leaves it out now and then. */
const selfEnding = new Set(
  'li p td th tr tbody thead tfoot option optgroup dt dd html head body colgroup'.split(' '),
)
/** What holds no tags: it is text up to its end. */
const rawTags = new Set(['script', 'style', 'textarea', 'title'])
/** What begins where a paragraph ends. */
const endsParagraph = new Set(
  (
    'address article aside blockquote dir div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hgroup hr menu nav ol p pre ' +
    'section table ul'
  ).split(' '),
)

/** A tag that has no other end or beginning. */
export interface TagFault {
  kind: 'unclosed' | 'stray'
  tag: string
  /** Its place in the page. */
  at: number
}

interface Tag {
  kind: 'open' | 'close' | 'whole'
  name: string
  at: number
}

/**
 * The tags of a page that are not closed, or close nothing, in the order of the page. Each letter is looked at a bounded
 * number of times: a parser that repairs what is broken takes seconds for what no author writes.
 */
export function tagFaults(page: string): TagFault[] {
  const faults: TagFault[] = []
  const open: Tag[] = []
  const counts = new Map<string, number>()
  const pop = () => {
    const tag = open.pop()
    if (tag) counts.set(tag.name, (counts.get(tag.name) ?? 1) - 1)
    return tag
  }
  const leave = (tag: Tag | undefined) => {
    if (tag && !selfEnding.has(tag.name)) faults.push({ kind: 'unclosed', tag: tag.name, at: tag.at })
  }
  for (const tag of tagsOf(page)) {
    const { kind, name, at } = tag
    if (kind === 'whole' || (kind === 'open' && voidTags.has(name))) continue
    if (kind === 'open') {
      if (open.at(-1)?.name === 'p' && endsParagraph.has(name)) pop()
      open.push(tag)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      continue
    }
    if ((counts.get(name) ?? 0) === 0) {
      faults.push({ kind: 'stray', tag: name, at })
      continue
    }
    for (let last = pop(); last && last.name !== name; last = pop()) leave(last)
  }
  for (const tag of open) leave(tag)
  return faults.toSorted((one, other) => one.at - other.at)
}

function* tagsOf(page: string): Generator<Tag> {
  const lower = page.toLowerCase()
  for (let at = page.indexOf('<'); at >= 0; at = page.indexOf('<', at)) {
    const begin = at
    if (page.startsWith('<!--', at)) {
      const end = page.indexOf('-->', at + 4)
      if (end < 0) return
      at = end + 3
      continue
    }
    const name = nameAt(lower, begin)
    at += 1
    if (name === undefined) continue
    const isClose = page[begin + 1] === '/'
    at = endOfTag(page, begin + 1 + name.length)
    if (isClose) {
      yield { kind: 'close', name, at: begin }
      continue
    }
    yield { kind: page[at - 1] === '>' && page[at - 2] === '/' ? 'whole' : 'open', name, at: begin }
    if (!rawTags.has(name)) continue
    const end = lower.indexOf(`</${name}`, at)
    if (end < 0) return
    at = end
  }
}

/** Longer ones are no tags. */
const LONGEST_NAME = 60
const tagName = new RegExp(`</?([a-z][\\w-]{0,${LONGEST_NAME}})`, 'y')

function nameAt(lower: string, at: number): string | undefined {
  tagName.lastIndex = at
  return tagName.exec(lower)?.[1]
}

/** Where a tag ends: behind its `>`, or before the next tag where it has none. In quotation marks both are text. */
function endOfTag(page: string, from: number): number {
  let quote = ''
  for (let at = from; at < page.length; at += 1) {
    const sign = page[at] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '>') return at + 1
    else if (sign === '<') return at
    else if ((sign === '"' || sign === "'") && page[at - 1] === '=') quote = sign
  }
  return page.length
}
