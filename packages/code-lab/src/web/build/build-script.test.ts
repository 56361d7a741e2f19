import { Script } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transformScript } from './build-script.ts'

const script = (text: string) => transformScript({ file: 'app.js', text, kind: 'script', hasJsx: false })
const jsx = (text: string) => transformScript({ file: 'app.jsx', text, kind: 'module', hasJsx: true })

/** Runs a guarded program with a guard that stops at its tenth question. */
function run(text: string): { stopped: boolean; result: unknown; places: string[] } {
  const places: string[] = []
  let stopped = false
  const guard = (file: string, line: number) => {
    places.push(`${file}:${line}`)
    if (places.length < 10) return 0
    stopped = true
    throw new Error('stopped')
  }
  try {
    const result: unknown = new Script(script(text).text).runInNewContext({
      __qadamLoop: guard,
      __qadamCalls: { n: 0 },
    })
    return { stopped, result, places }
  } catch (error) {
    if (!stopped) throw error
    return { stopped, result: undefined, places }
  }
}

describe('a loop that does not end is stopped, at its line', () => {
  test.each([
    ['while', '\nwhile (true) {}'],
    ['while without braces', '\nwhile (true);'],
    ['do', '\ndo { } while (true)'],
    ['do without braces', 'var x = 0\ndo x++; while (true)'],
    ['for', '\nfor (;;) {}'],
    ['for of', '\nfor (const x of (function* () { for (let i = 0; ; i++) yield i })()) {}'],
    ['one in a label', '\nouter: while (true) { continue outer }'],
    ['one that catches', '\nwhile (true) { try { throw 1 } catch { continue } finally { } }'],
    ['one in an else', '\nif (false) { } else while (true) { }'],
    ['one in a function', '\n;(() => { while (true) { } })()'],
  ])('%s', (_name, text) => {
    const { stopped, places } = run(text)
    expect(stopped).toBe(true)
    expect(places[0]).toBe('app.js:2')
  })
})

describe('a function that comes back to itself for ever is stopped, at its line', () => {
  test.each([
    ['by its own name', '\nfunction f() { try { f() } finally { f() } }\nf()'],
    [
      'by way of another',
      '\nconst f = () => { g(); g() }; function g() { f(); f() }\ntry { f() } catch { f() }',
    ],
    ['a method', '\nconst a = { f() { try { this.f() } finally { this.f() } } }\na.f()'],
    [
      'one of a class',
      '\nclass A { #f = (n) => n === 0 || (this.#f(n - 1), this.#f(n - 1)); f() { this.#f(60) } }\nnew A().f()',
    ],
    ['without braces', '\nlet fib\nfib = (n) => n < 2 ? n : fib(n - 1) + fib(n - 2); fib(60)'],
    ['after its directive', "\nfunction f() { 'use strict'\ntry { f() } finally { f() } }\nf()"],
  ])('%s', (_name, text) => {
    const { stopped, places } = run(text)
    expect(stopped).toBe(true)
    expect(places[0]).toMatch(/^app\.js:[23]$/)
  })
})

describe('a function that ends does what it did', () => {
  test.each([
    ['const f = (n) => n === 0 ? { a: 1 } : f(n - 1); f(9).a', 1],
    ['const f = (n) => ({ a: n === 0 ? 1 : f(n - 1).a }); f(9).a', 1],
    ['const f = (n) => (1, n === 0 ? 2 : f(n - 1)); f(9)', 2],
    ["function f(n) { 'use strict'\n;[this].length; return n === 0 ? this : f(n - 1) } f(3)", undefined],
    ['function* f(n) { if (n > 0) { yield n; yield* f(n - 1) } } [...f(3)].join()', '3,2,1'],
    ['const f = (n) => (m) => n === 0 ? m : f(n - 1)(m + 1); f(700)(0)', 700],
    ['class A { get f() { return this.n-- > 0 ? this.f : 7 } n = 3 } new A().f', 7],
  ])('%s', (text, result) => {
    expect(run(text)).toMatchObject({ stopped: false, result })
  })

  test('and is left as it is where it can’t come back', () => {
    const text = 'const add = (a, b) => a + b\nfunction show() { add(1, 2) }\nshow()'
    expect(script(text).text).toBe(text)
  })
})

describe('a loop that ends does what it did', () => {
  test.each([
    ['let n = 0; for (let i = 0; i < 50; i++) n += i; n', 1225],
    ['let n = 0; do n++; while (n < 7)\nn', 7],
    ['let s = ""; for (const k in { a: 1, b: 2 }) s += k; s', 'ab'],
    ['let n = 0; outer: for (;;) { for (;;) { n++; if (n > 5) break outer; continue outer } } n', 6],
    ['let n = 0; if (true) for (const x of [1, 2]) n += x; else while (true); n', 3],
    ['let f = []; for (let i = 0; i < 3; i++) f.push(() => i); f.map((g) => g()).join()', '0,1,2'],
  ])('%s', (text, result) => {
    expect(run(text)).toMatchObject({ stopped: false, result })
  })

  test('however loops lie in one another', () => {
    let labels = 0
    const loop = fc.letrec<{ statement: string }>((tie) => ({
      statement: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom('n++;', '{ n += 2 }', 'if (n % 2) n++; else n += 3;'),
        tie('statement').map((body) => `for (let i = 0; i < 3; i++) ${body}`),
        tie('statement').map((body) => `{ let k = 0; while (k++ < 2) ${body} }`),
        tie('statement').map((body) => `{ let k = 0; do ${body} while (k++ < 1); }`),
        tie('statement').map((body) => {
          const label = `label${(labels += 1)}`
          return `${label}: for (const x of [1, 2]) { ${body} continue ${label} }`
        }),
        fc.tuple(tie('statement'), tie('statement')).map(([one, other]) => `{ ${one} ${other} }`),
      ),
    })).statement
    fc.assert(
      fc.property(loop, (body) => {
        const text = `let n = 0\n${body}\nn`
        const plain: unknown = new Script(text).runInNewContext()
        const guarded: unknown = new Script(script(text).text).runInNewContext({ __qadamLoop: () => 0 })
        expect(guarded).toBe(plain)
      }),
    )
  })
})

test('every line stays where it was, with JSX, imports and loops', () => {
  const text = `import { useState } from 'react'
export function App() {
  const [count] = useState(0)
  for (const x of []) { }
  return (
    <p
      title="a"
    >
      {count}
    </p>
  )
}
throw new Error('line 13')
`
  const built = jsx(text)
  expect(built.problem).toBeUndefined()
  expect(built.text.split('\n')).toHaveLength(text.split('\n').length)
  expect(built.text.split('\n')[12]).toBe(`throw new Error('line 13')`)
  expect(built.imports.map(({ specifier, line }) => [specifier, line])).toEqual([
    ['react/jsx-runtime', 1],
    ['react', 1],
  ])
})

describe('what guards code made of text comes where it may be needed', () => {
  test.each([
    `el.innerHTML = '<p onclick="f()">'`,
    'el.innerHTML = `<p ${a} onclick=f()>`',
    `el.setAttribute('onclick', code)`,
    `el.href = 'javascript:f()'`,
    `document.createElement('script')`,
    'eval(code)',
    'window.eval(code)',
    '(0, eval)(code)',
    'new Function(code)',
    'new window.Function(code)',
    `setTimeout('f()')`,
    `window.setTimeout('f(' + n + ')', 10)`,
  ])('%s', (text) => expect(script(text).makesCode).toBe(true))

  test.each(['setTimeout(f, 10)', 'setTimeout(() => {}, 10)', 'el.onclick = f', `on('click', 'one = 1')`])(
    '%s makes none',
    (text) => expect(script(text).makesCode).toBe(false),
  )
})

describe('a slip is told by its kind and place', () => {
  test.each([
    ['let a = 1\nlet a = 2', 'declared_twice', 2, 5],
    ['let s = "abc\n', 'unclosed_string', 1, 9],
    ['f(1, 2', 'unclosed_bracket', 1, 2],
    ['if (a { }', 'unexpected_token', 1, 7],
    ['import a from "./b.js"', 'import_outside_module', 1, 1],
    ['return 1', 'return_outside_function', 1, 1],
    ['1 = 2', 'assignment_target', 1, 1],
    ['`abc', 'unclosed_template', 1, 2],
    ['/* abc', 'unclosed_comment', 1, 1],
    ['let class = 1', 'reserved_word', 1, 5],
  ])('%s', (text, kind, line, column) => {
    expect(script(text).problem).toMatchObject({ kind, line, column, file: 'app.js', severity: 'error' })
  })

  test('also in JSX', () => {
    expect(jsx('let a = 1\nlet a').problem).toMatchObject({ kind: 'declared_twice', line: 2, column: 5 })
    expect(jsx('x = <p/>\ny = <p></p><b></b>').problem).toMatchObject({ kind: 'adjacent_elements', line: 2 })
    expect(jsx('x = <p id=5></p>').problem).toMatchObject({ kind: 'jsx_value', line: 1, column: 11 })
    expect(script('x = 1\ny = <p>a</p>').problem).toMatchObject({ kind: 'jsx_outside', line: 2, column: 5 })
    expect(script('x = 1 < < 2').problem).toMatchObject({ kind: 'unexpected_token', name: '<' })
  })

  const lines = (...each: string[]) => `function A() {\n  return ${each.join('\n')}\n}`
  test.each([
    ['one that is not closed', ['<div>', '<p>bir', '</div>'], 'unclosed_tag', 3, 1, 'p', undefined],
    ['one of many', ['<ul>', '<li>a</li>', '<li>b', '<b>c</b></ul>'], 'unclosed_tag', 4, 1, 'li', undefined],
    ['one that is closed as another', ['<div>', '<h2>a', '</h3></div>'], 'closing_tag', 4, 1, 'h3', '</h2>'],
    ['one that has no inside', ['<div>', '<br>', '</div>'], 'void_tag', 3, 1, 'br', undefined],
    ['a picture at the end', ['<img src="a.png">'], 'void_tag', 2, 10, 'img', undefined],
    ['nothing closed at all', ['<div>', '<p>a'], 'unclosed_tag', 3, 1, 'p', undefined],
    ['a fragment', ['<>', '<p>a</p>'], 'unclosed_tag', 2, 10, '', undefined],
    [
      'in what is drawn of a list',
      ['<ul>{a.map(() =>', '<li>', ')}</ul>'],
      'unclosed_tag',
      3,
      1,
      'li',
      undefined,
    ],
    ['one with others in it that are', ['<ul>', '<li/>text'], 'unclosed_tag', 2, 10, 'ul', undefined],
    ['of a component', ['<A.B>', '</A.C>'], 'closing_tag', 3, 1, 'A.C', '</A.B>'],
  ])(
    'a tag that does not fit is marked where it is to be mended: %s',
    (_name, text, kind, line, column, name, suggestion) => {
      expect(jsx(lines(...text)).problem).toEqual({
        kind,
        severity: 'error',
        file: 'app.jsx',
        line,
        column,
        name,
        ...(suggestion !== undefined && { suggestion }),
      })
    },
  )

  test('and nothing typed makes it fail otherwise', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>{}()[]"\'`/*=;,. \nabimport1'.split('')) }),
        (text) => {
          for (const built of [script(text), jsx(text)])
            if (built.problem) {
              expect(built.problem.line).toBeGreaterThan(0)
              expect(built.problem.line).toBeLessThanOrEqual(text.split('\n').length)
            }
        },
      ),
      { numRuns: 500 },
    )
  })
})
