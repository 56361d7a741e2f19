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
    const result: unknown = new Script(script(text).text).runInNewContext({ __qadamLoop: guard })
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

describe('a slip is told by its kind and place', () => {
  test.each([
    ['let a = 1\nlet a = 2', 'declared_twice', 2, 5],
    ['let s = "abc\n', 'unclosed_string', 1, 9],
    ['f(1, 2', 'unexpected_end', 1, 7],
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
    expect(jsx('x = 1\ny = <p><b></p>').problem).toMatchObject({ kind: 'unclosed_tag', line: 2 })
    expect(jsx('x = 1\ny = <p></b>').problem).toMatchObject({ kind: 'unclosed_tag', line: 2, name: 'p' })
    expect(jsx('let a = 1\nlet a').problem).toMatchObject({ kind: 'declared_twice', line: 2, column: 5 })
  })

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
