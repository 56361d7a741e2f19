import type { Shown } from './protocol.ts'

const MOST_ITEMS = 100
const MOST_DEPTH = 5
const MOST_VALUES = 1500
const MOST_TEXT = 10_000

interface Showing {
  above: object[]
  left: number
  tidy: (text: string) => string
}

/**
 * A value as the console shows it: a copy, bounded in depth and size, in which no getter was called.
 * @param tidy turns the addresses in a text back to the student's names.
 */
export function showValue(value: unknown, tidy: (text: string) => string): Shown {
  return show(value, { above: [], left: MOST_VALUES, tidy })
}

function show(value: unknown, showing: Showing): Shown {
  showing.left -= 1
  switch (typeof value) {
    case 'string':
      return textOf(value)
    case 'undefined':
    case 'boolean':
    case 'symbol':
      return { is: 'plain', text: String(value) }
    case 'number':
      return { is: 'plain', text: Object.is(value, -0) ? '-0' : String(value) }
    case 'bigint':
      return { is: 'plain', text: `${value}n` }
    case 'function':
      return { is: 'function', text: functionText(value) }
    case 'object':
      if (value === null) return { is: 'plain', text: 'null' }
      try {
        return showObject(value, showing)
      } catch {
        // A proxy may refuse anything.
        return { is: 'deep', name: 'Object' }
      }
  }
}

function showObject(value: object, showing: Showing): Shown {
  if (value instanceof Error)
    return {
      is: 'error',
      text: `${value.name}: ${value.message}`.replaceAll('qadam-import:', '').slice(0, MOST_TEXT),
      stack: showing.tidy(value.stack ?? ''),
    }
  if (value instanceof Node) return { is: 'node', text: nodeText(value, showing.tidy) }
  if (value instanceof Date)
    return { is: 'plain', text: Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString() }
  if (value instanceof RegExp) return { is: 'plain', text: String(value) }
  const name = nameOfClass(value)
  if (showing.above.includes(value)) return { is: 'cycle', name }
  if (showing.above.length >= MOST_DEPTH || showing.left <= 0) return { is: 'deep', name: name || 'Object' }
  showing.above.push(value)
  try {
    return showParts(value, name, showing)
  } finally {
    showing.above.pop()
  }
}

function showParts(value: object, name: string, showing: Showing): Shown {
  if (value instanceof Map) {
    const items: [string, Shown, Shown?][] = []
    for (const [key, each] of value) {
      if (items.length >= MOST_ITEMS || showing.left <= 0) break
      items.push(['', show(each, showing), show(key, showing)])
    }
    return { is: 'map', name, size: value.size, items, left: value.size - items.length }
  }
  if (value instanceof Set) {
    const items: [string, Shown][] = []
    for (const each of value) {
      if (items.length >= MOST_ITEMS || showing.left <= 0) break
      items.push(['', show(each, showing)])
    }
    return { is: 'set', name, size: value.size, items, left: value.size - items.length }
  }
  const isList = Array.isArray(value) || isListLike(value)
  const keys = Reflect.ownKeys(value).filter((key) => !isList || key !== 'length')
  const items: [string, Shown][] = []
  for (const key of keys) {
    if (items.length >= MOST_ITEMS || showing.left <= 0) break
    const property = Reflect.getOwnPropertyDescriptor(value, key)
    if (!property || (isList && !property.enumerable)) continue
    items.push([String(key), 'value' in property ? show(property.value, showing) : { is: 'getter' }])
  }
  const size = isList ? (value as ArrayLike<unknown>).length : keys.length // it has a length
  return { is: isList ? 'array' : 'object', name, size, items, left: Math.max(0, keys.length - items.length) }
}

function isListLike(value: object): boolean {
  return (
    ArrayBuffer.isView(value) ||
    value instanceof NodeList ||
    value instanceof HTMLCollection ||
    value instanceof DOMTokenList
  )
}

function textOf(text: string): Shown {
  if (text.length <= MOST_TEXT) return { is: 'text', text }
  return { is: 'text', text: text.slice(0, MOST_TEXT), left: text.length - MOST_TEXT }
}

function functionText(value: object): string {
  const source = Function.prototype.toString.call(value)
  const name = (Reflect.getOwnPropertyDescriptor(value, 'name')?.value as unknown) ?? ''
  return `${source.startsWith('class') ? 'class' : 'ƒ'} ${typeof name === 'string' ? name : ''}`.trim()
}

/** The class of an object, empty for plain ones. */
function nameOfClass(value: object): string {
  const prototype = Reflect.getPrototypeOf(value)
  if (prototype === null || prototype === Object.prototype || prototype === Array.prototype) return ''
  const made = Reflect.getOwnPropertyDescriptor(prototype, 'constructor')?.value as unknown
  const name = typeof made === 'function' ? made.name : ''
  return name === 'Map' || name === 'Set' ? '' : name
}

function nodeText(node: Node, tidy: (text: string) => string): string {
  if (!(node instanceof Element))
    return node instanceof Document ? '#document' : (node.textContent ?? '').slice(0, 200)
  const own = node.cloneNode(false) as Element // a copy of an element is one
  const html = tidy(own.outerHTML)
  const text = node.childElementCount === 0 ? (node.textContent ?? '').trim().slice(0, 80) : '…'
  return html.replace(/><\/([a-z0-9-]+)>$/i, `>${text}</$1>`).slice(0, 500)
}
