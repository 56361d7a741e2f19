import { describe, expect, test } from 'vitest'
import { ProjectBuilder } from './build-project.ts'

const build = (files: Record<string, string>, media: string[] = [], page?: string) =>
  new ProjectBuilder().build({ files, media: Object.fromEntries(media.map((name) => [name, '/m'])) }, page)
const marked = (text: string) => text.replace(/\uE7A0/g, '<').replace(/\uE7A1/g, '>')

describe('a page', () => {
  test('gets its styles, scripts and pictures by marks, on the lines where they were', () => {
    const html =
      '<!doctype html>\n<link rel=stylesheet href="./style.css?v=1">\n<img src="cat.png" srcset="cat.png 2x">\n<p style="background: url(cat.png)">\n<script>\nlet a = 1\n</script>\n<script src="app.js"></script>'
    const { built, problems } = build({ 'index.html': html, 'style.css': 'a{}', 'app.js': 'let b' }, [
      'cat.png',
    ])
    expect(problems).toEqual([])
    const text = marked(built.html)
    expect(text.split('\n')).toHaveLength(html.split('\n').length)
    expect(text).toContain('href="<style:style.css>"')
    expect(text).toContain('src="<media:cat.png>" srcset="<media:cat.png> 2x"')
    expect(text).toContain('url(&quot;<media:cat.png>&quot;)')
    expect(text).not.toContain('let a')
    expect(built.scripts.map(({ file, text: code }) => [file, code])).toEqual([
      ['index.html', '\n\n\n\n\nlet a = 1\n'],
      ['app.js', 'let b'],
    ])
  })

  test('has its handlers guarded, and its refresh taken away', () => {
    const { built } = build({
      'index.html': `<meta http-equiv="refresh" content="0; url=x"><p onclick="while (1) { alert('&quot;') }">`,
    })
    expect(built.html).toContain('__qadamLoop(&quot;index.html&quot;,1)')
    expect(built.html).toContain(`alert('&quot;')`)
    expect(built.html).not.toContain('http-equiv')
  })

  test('is the one asked for, else index.html, else the first, else one that is made', () => {
    expect(build({ 'b.html': '', 'index.html': '' }, [], 'b.html').built.page).toBe('b.html')
    expect(build({ 'b.html': '', 'index.html': '' }, [], 'gone.html').built.page).toBe('index.html')
    expect(build({ 'b.html': '', 'a.html': '' }).built.page).toBe('a.html')
    const made = build({ 'App.jsx': 'export const App = () => <p />', 'style.css': '' }).built
    expect([made.page, made.scripts.map(({ key }) => key)]).toEqual(['', ['module:App.jsx']])
  })

  test('that is no page at all is built like any other', () => {
    for (const html of [
      '',
      '<',
      '<script',
      '<script>',
      '<p onclick=',
      '<!--',
      '\0<style>',
      '<svg><script>a</script></svg>',
    ])
      expect(() => build({ 'index.html': html })).not.toThrow()
  })
})

describe('modules', () => {
  const page = '<script type="module" src="app.jsx"></script>'

  test('import each other, styles, pictures and React', () => {
    const { built, problems } = build(
      {
        'index.html': page,
        'app.jsx': `import React from 'react'\nimport { createRoot } from 'react-dom/client'\nimport { a } from './util'\nimport './style.css'\nimport cat from './cat.png'\nconst later = () => import('./late.js')`,
        'util.js': `export { a } from './a.js'`,
        'a.js': `import './util.js'\nexport const a = 1`,
        'late.js': '',
        'style.css': '',
      },
      ['cat.png'],
    )
    expect(problems).toEqual([])
    expect(built.imports).toEqual({
      'qadam-import:./util': 'module:util.js',
      'qadam-import:./util.js': 'module:util.js',
      'qadam-import:./a.js': 'module:a.js',
      'qadam-import:./style.css': 'style:style.css',
      'qadam-import:./cat.png': 'media:cat.png',
      'qadam-import:./late.js': 'module:late.js',
    })
    expect(built.packages).toEqual(['react', 'react-dom/client'])
  })

  test.each([
    [`import './utli.js'`, 'missing_file', 'util.js'],
    [`import './Util.js'`, 'missing_file', 'util.js'],
    [`import 'lodash'`, 'missing_package', undefined],
    [`import 'https://esm.sh/react'`, 'outside_address', undefined],
  ])('that are not there are told: %s', (text, kind, suggestion) => {
    const { problems } = build({ 'index.html': page, 'app.jsx': `\n${text}`, 'util.js': '' })
    expect(problems).toEqual([expect.objectContaining({ kind, file: 'app.jsx', line: 2, severity: 'error' })])
    expect(problems[0]?.suggestion).toBe(suggestion)
  })

  test.each([
    [`import Card from './card'`, 'missing_default', 'card.jsx', '{ Card }'],
    [`import { Carrd } from './card'`, 'missing_export', 'Carrd', 'Card'],
    [`export { Carrd } from './card'`, 'missing_export', 'Carrd', 'Card'],
    [`import { App } from './main'`, 'missing_export', 'App', `import App from './main'`],
  ])('that give no such name are told: %s', (text, kind, name, suggestion) => {
    const { problems } = build({
      'index.html': page,
      'app.jsx': text,
      'card.jsx': 'export const Card = 1',
      'main.jsx': 'export default function App() {}',
    })
    expect(problems).toEqual([
      { kind, name, suggestion, file: 'app.jsx', line: 1, column: expect.any(Number), severity: 'error' },
    ])
  })

  test.each([
    `export * from './other.js'`,
    'export const { Card, a: [b] } = x',
    'const c = 1\nexport { c as Card }',
    'export class Card {}',
    'export async function Card() {}',
  ])('that give it in another way are well: %s', (text) => {
    const { problems } = build({
      'index.html': page,
      'app.jsx': `import { Card } from './card'`,
      'card.jsx': text,
      'other.js': 'export const Card = 1',
    })
    expect(problems).toEqual([])
  })

  test('that can’t be linked are not begun, so that the browser says nothing of them in words of its own', () => {
    const texts = (files: Record<string, string>) =>
      Object.fromEntries(
        build({ 'index.html': page, ...files }).built.scripts.map(({ file, text }) => [file, text === '']),
      )
    const rest = { 'app.jsx': `import './a.js'\nimport './c.js'`, 'a.js': `import './b.js'`, 'c.js': 'f()' }
    for (const broken of ['let b =', `import './gone.js'`, `import 'lodash'`, `import { x } from './c.js'`])
      expect(texts({ ...rest, 'b.js': broken })).toEqual({
        'app.jsx': true,
        'a.js': true,
        'b.js': true,
        'c.js': false,
      })
    expect(texts({ ...rest, 'b.js': `import('./gone.js')` })['app.jsx']).toBe(false)
  })

  test('are also what JSX without a type is that imports; without imports it has React by name', () => {
    const html = '<script src="a.jsx"></script>'
    expect(build({ 'index.html': html, 'a.jsx': 'export const a = <p />' }).built.scripts[0]?.key).toBe(
      'module:a.jsx',
    )
    const { built } = build({ 'index.html': html, 'a.jsx': 'const a = <p />' })
    expect([built.scripts[0]?.key, built.needsGlobalReact]).toEqual(['script:a.jsx', true])
    expect(built.scripts[0]?.text).toContain('React.createElement')
  })
})

test('React from another site is our own; other sites are told of', () => {
  const { built, problems } = build({
    'index.html':
      '<script src="https://unpkg.com/react@18/umd/react.development.js"></script>\n<script src="https://cdn.example/jquery.js"></script>\n<link rel=stylesheet href="//fonts.example/a.css">\n<img src="https://x.example/a.png">',
  })
  expect(built.needsGlobalReact).toBe(true)
  expect(problems.map(({ kind, line }) => [kind, line])).toEqual([
    ['outside_address', 2],
    ['outside_address', 3],
    ['outside_address', 4],
  ])
})

test('styles import each other and show pictures; what is wrong in them is told', () => {
  const { built, problems } = build(
    {
      'index.html': '',
      'a.css': '@import "b.css";\n.x { background: url(cat.png) }',
      'b.css': '.a { color: red;\n',
      'c.css': 'a { color red }\n@import url(no.css);',
    },
    ['cat.png'],
  )
  expect(marked(built.styles['a.css'] ?? '')).toBe(
    '@import "<style:b.css>";\n.x { background: url("<media:cat.png>") }',
  )
  expect(problems.map(({ kind, file }) => [kind, file])).toEqual([
    ['unclosed_bracket', 'b.css'],
    ['css_colon', 'c.css'],
    ['missing_file', 'c.css'],
  ])
})

test('only what has changed is built anew', () => {
  const builder = new ProjectBuilder()
  const files: Record<string, string> = {
    'index.html': '<script type="module" src="a.js"></script>',
    'a.js': `import './b.js'`,
    'b.js': 'export let b',
  }
  const scripts = (given: Record<string, string>) => builder.build({ files: given, media: {} }).built.scripts
  const before = scripts(files)
  const after = scripts({ ...files, 'b.js': 'export let c' })
  expect(after.map(({ text }) => text)).toEqual([before[0]?.text, 'export let c'])
})

test('a file that no page loads is read all the same', () => {
  const { problems } = build({ 'index.html': '', 'later.js': 'let a = {' })
  expect(problems).toMatchObject([{ kind: 'unclosed_bracket', file: 'later.js' }])
})

test('a file of data is imported as a module, with an attribute or without', () => {
  const { built, problems } = build({
    'index.html': '<script type="module" src="a.js"></script>',
    'a.js': `import data from './data.json' with { type: 'json' }\nimport more from './data.json'`,
    'data.json': '{"a": 1}',
  })
  expect(problems).toEqual([])
  expect(built.scripts.find(({ key }) => key === 'data:data.json')?.text).toBe(
    'export default JSON.parse("{\\"a\\": 1}")',
  )
  expect(built.scripts[0]?.text).not.toContain('with')
})
