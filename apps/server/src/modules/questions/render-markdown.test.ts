import { expect, test } from 'vitest'
import { renderMarkdown, withMediaUrls } from './render-markdown.ts'

const media = () => ({ key: 'abc123', width: 640, height: 360, duration_s: null })
const render = (uz: string, kind: 'block' | 'inline' = 'block') => renderMarkdown({ uz }, kind, media).uz

test('code is highlighted by classes, without a style attribute', () => {
  const html = render('```python\nprint("salom")\n```')
  expect(html).toContain('class="language-python"')
  expect(html).toContain('hljs-string')
  expect(html).not.toContain('style=')
})

test('raw HTML of an author is text, not markup', () => {
  const html = render('<script>alert(1)</script> <img src=x onerror=alert(1)> <b>x</b>')
  expect(html).not.toMatch(/<(script|img|b)[ >]/)
})

test('a link with a script in it does not become a link', () => {
  const html = render('[bosing](javascript:alert(1)) [data](data:text/html,x) [sayt](https://example.org)')
  expect(html).not.toMatch(/href="(javascript|data)/)
  expect(html).toContain('href="https://example.org"')
  expect(html).toContain('rel="noopener noreferrer"')
})

test('pictures carry their size and get an address when shown', () => {
  const html = render('![Sxema](media/pic-1.png)')
  expect(html).toContain('width="640"')
  expect(html).toContain('height="360"')
  const shown = withMediaUrls(html, (key) => `/media/${key}?e=1&s=2`)
  expect(shown).toContain('src="/media/abc123?e=1&amp;s=2"')
})

test('pictures from elsewhere are not shown', () => {
  expect(render('![x](https://example.org/x.png)')).not.toContain('example.org')
})

test('a short option has no paragraph around it', () => {
  expect(render('`x = 1`', 'inline')).toBe('<code>x = 1</code>')
})

test('tables and lists survive', () => {
  expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>')
  expect(render('1. bir\n2. ikki')).toContain('<li>bir</li>')
})
