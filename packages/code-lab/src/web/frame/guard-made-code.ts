// Comes into pages whose programs make code of text: guards it, too. `parse` is acorn's.
import { parse } from 'acorn'
import { applyEdits, Places } from '../build/edits.ts'
import { guardCalls } from '../build/guard-calls.ts'
import { guardLoops } from '../build/guard-loops.ts'

/** @param isBody it is the inside of a function, so that it may return. */
export function compile(code: unknown, isBody = false): unknown {
  if (typeof code !== 'string') return code
  try {
    const tree = parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'script',
      allowReturnOutsideFunction: isBody,
      allowAwaitOutsideFunction: isBody,
    })
    const places = new Places(code)
    const lineOf = (offset: number) => places.at(offset).line
    return applyEdits(code, [...guardLoops(tree, lineOf, ''), ...guardCalls(tree, lineOf, '')])
  } catch {
    // The browser reports the error.
    return code
  }
}

Object.defineProperty(window, '__qadamCompile', { value: compile })

const withGuards = (given: readonly unknown[]) => [...given.slice(0, -1), compile(given.at(-1) ?? '', true)]
const OwnFunction = window.Function
window.Function = new Proxy(OwnFunction, {
  apply: (made, self, given: unknown[]) => Reflect.apply(made, self, withGuards(given)) as unknown,
  construct: (made, given: unknown[], self) =>
    Reflect.construct(made, withGuards(given), self === window.Function ? made : self) as object,
})
OwnFunction.prototype.constructor = window.Function
for (const name of ['setTimeout', 'setInterval'] as const) {
  const own = window[name].bind(window) as (...given: unknown[]) => number
  Object.assign(window, { [name]: (handler: unknown, ...rest: unknown[]) => own(compile(handler), ...rest) })
}
