// Likewise for what programs write as HTML: handlers in attributes, addresses that are programs, scripts made by hand.
import { LOOP_GUARD } from '../build/guard-loops.ts'
import { compile } from './guard-made-code.ts'

const handlerNames: string[] = []
for (const name in HTMLBodyElement.prototype) if (name.startsWith('on')) handlerNames.push(name)
const made = [...handlerNames.map((name) => `[${name}]`), '[href^="javascript:" i]'].join()
const setAttribute = Element.prototype.setAttribute

/** @returns the value of an attribute with guards in it where it is code. */
function guarded(name: string, value: string): string {
  if (value.includes(LOOP_GUARD)) return value
  if (/^on/i.test(name)) return String(compile(value, true))
  const [scheme] = /^\s*javascript:/i.exec(value) ?? []
  return scheme === undefined ? value : scheme + String(compile(value.slice(scheme.length)))
}

function guardElement(element: Element): void {
  for (const { name, value } of element.attributes) {
    if (!/^(?:on|(?:xlink:)?href$)/i.test(name)) continue
    const next = guarded(name, value)
    if (next !== value) setAttribute.call(element, name, next)
  }
}

function guardAll(place: Element | DocumentFragment): void {
  if (place instanceof Element) guardElement(place)
  for (const element of place.querySelectorAll(made)) guardElement(element)
}

// Right where it is written, because what is written may be called at once.
Element.prototype.setAttribute = function set(name: string, value: unknown) {
  setAttribute.call(this, name, guarded(name, String(value)))
}
for (const prototype of [Element.prototype, ShadowRoot.prototype]) {
  const property = Object.getOwnPropertyDescriptor(prototype, 'innerHTML')
  if (!property?.set) continue
  Object.defineProperty(prototype, 'innerHTML', {
    ...property,
    set(this: Element | ShadowRoot, value: unknown) {
      property.set?.call(this, value)
      guardAll(this)
    },
  })
}
// What comes in any other way, before an event can reach it.
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'attributes' && target instanceof Element) guardElement(target)
    for (const node of addedNodes) if (node instanceof Element) guardAll(node)
  }
}).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: [...handlerNames, 'href'],
})

/** A script's text is run as soon as it has a place in the page. */
for (const [owner, name] of [
  [HTMLScriptElement.prototype, 'text'],
  [Node.prototype, 'textContent'],
  [Element.prototype, 'innerHTML'],
  [HTMLElement.prototype, 'innerText'],
] as const) {
  const property = Object.getOwnPropertyDescriptor(owner, name)
  if (!property?.set) continue
  Object.defineProperty(HTMLScriptElement.prototype, name, {
    ...property,
    set(value: unknown) {
      property.set?.call(this, compile(value))
    },
  })
}
