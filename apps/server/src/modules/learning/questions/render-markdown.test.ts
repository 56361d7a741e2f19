import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'
import { mediaIn, showHtml } from './stored-html.ts'

const media = () => ({ key: 'abc123', width: 640, height: 360, duration_s: null })
const showing = (address: string) => ({
  lang: 'uz' as const,
  mediaUrl: (key: string) => address.replace('KEY', key),
})
const render = (uz: string, kind: 'block' | 'inline' = 'block') => renderMarkdown({ uz }, kind, media).uz

test('code is highlighted by classes, without a style attribute', () => {
  const html = render('```python\nprint("salom")\n```')
  expect(html).toContain('class="language-python"')
  expect(html).toContain('hljs-string')
  expect(html).not.toContain('style=')
})

test('a piece of a program is marked, so that nobody is offered to run it', () => {
  expect(render('```python fragment\nelse:\n  pass\n```')).toContain('class="fragment language-python"')
  expect(render('```python input="1"\nx = 1\n```')).not.toContain('fragment')
})

test('what a student is asked to predict stands on its program, whatever the options hold', () => {
  const html = render('```python predict="1\\n2|<b>&\'"\nprint(1)\n```')
  expect(html).toContain('<code data-predict="[&quot;1\\n2&quot;,&quot;&lt;b&gt;&amp;\'&quot;]" class=')
  expect(render('```python predict\nprint(1)\n```')).toContain('data-predict="[]"')
  expect(render('```js predict\n1\n```')).not.toContain('data-predict')
  expect(render('```python predict fragment\n1\n```')).not.toContain('data-predict')
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
  const shown = showHtml({ uz: html }, showing('/media/KEY?e=1&s=2'))
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

describe('formulas', () => {
  test('become MathML in a line and on a line of their own', () => {
    expect(render('Yuza $S = \\pi r^2$ ga teng.')).toMatch(/<math><mrow><mi>S<\/mi>.*<\/math> ga teng/)
    expect(render('$$\n\\frac{a}{b}\n$$')).toContain(
      '<math display="block"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>',
    )
    expect(render('$x^2$', 'inline')).toBe('<math><msup><mi>x</mi><mn>2</mn></msup></math>')
  })

  test('carry no style, whatever they ask for', () => {
    const html = render(
      '$\\color{red}x \\boxed{y} \\colorbox{blue}{z}$ $$\\begin{aligned}a&=b\\\\c&=d\\end{aligned}$$',
    )
    expect(html).toContain('<mtd class="tml-right">')
    expect(html).not.toMatch(/ style=|color|padding/)
  })

  test('prices, escaped dollars and dollars in code stay what they are', () => {
    expect(render('Bu $5, u esa $7 turadi.')).toBe('<p>Bu $5, u esa $7 turadi.</p>\n')
    expect(render('\\$x\\$')).toBe('<p>$x$</p>\n')
    expect(render('`${ism} va ${yosh}`')).toBe('<p><code>${ism} va ${yosh}</code></p>\n')
    expect(render('```js\nconst a = `${x}$`\n```')).not.toContain('<math')
  })

  test('one that cannot be read is shown as it was written', () => {
    expect(render('$\\frac{1$')).toBe('<p><code>\\frac{1</code></p>\n')
  })

  test.each([
    '$\\href{javascript:alert(1)}{x}$',
    '$\\url{javascript:alert(1)}$',
    '$\\text{<img src=x onerror=alert(1)>}$',
    '$\\includegraphics{https://example.org/x.png}$',
    '$\\class{x" onclick="alert(1)}{y}$',
    '$\\style{position:fixed}{y}$',
    '$</mtext></math><script>alert(1)</script>$',
    '$\\text{</mtext><annotation-xml encoding="text/html"><script>alert(1)</script>}$',
    '$\\def\\a{\\a\\a}\\a$',
  ])('%s does nothing but show', (source) => {
    const html = render(source)
    expect(tagsOf(html)).not.toMatch(/script|img|annotation|href|style|onerror|onclick/)
  })
})

describe('embedded media', () => {
  const shown = (source: string) => showHtml({ uz: render(source) }, showing('/media/KEY?e=1&s=2'))

  test('a video plays in place, with its size and its name', () => {
    expect(shown('![Robot yuradi](media/robot.mp4)')).toBe(
      '<p><video src="/media/abc123?e=1&amp;s=2" width="640" height="360" controls preload="metadata" playsinline aria-label="Robot yuradi"></video></p>\n',
    )
  })

  test('a sound too', () => {
    expect(shown('![Salomlashish](media/salom.mp3)')).toBe(
      '<p><audio src="/media/abc123?e=1&amp;s=2" controls preload="none" aria-label="Salomlashish"></audio></p>\n',
    )
  })

  test('what is said in a sound goes with it, and cannot break out of its attribute', () => {
    const html = render('![Yozuv](media/salom.mp3 "It is \\"media:abc\\" <b onplay=1>")')
    expect(html).toContain('data-transcript="It is &quot;media:abc&quot; &lt;b onplay=1&gt;"></audio>')
    expect(mediaIn(html)).toHaveLength(1)
  })

  test('words marked as English are read as English, and are words', () => {
    expect(render('Ayting: **{en: Good morning}**, {en:<b>}')).toBe(
      '<p>Ayting: <strong><span lang="en" class="spoken">Good morning</span></strong>, <span lang="en" class="spoken">&lt;b&gt;</span></p>\n',
    )
    expect(render('`{en: kod}`, \\{en: qavs}, {en: }, {ru: да}')).not.toContain('spoken')
  })

  test.each([
    '![x](https://example.org/x.mp4)',
    '![x](//example.org/x.mp3)',
    '![x](javascript:alert(1).mp4)',
    '![x](data:video/mp4;base64,AAAA)',
    '![x](media:abc123)',
    '![x](../media/x.mp4)',
  ])('%s, which the archive does not hold, is its words alone', (source) => {
    expect(tagsOf(render(source))).not.toMatch(/img|video|audio/)
  })

  test('a name cannot break out of its attribute', () => {
    const html = render('![" onplay="alert(1)](media/x.mp4) ![`"><script>alert(1)</script>`](media/x.png)')
    expect(html).toContain('aria-label="&quot; onplay=&quot;alert(1)"')
    expect(tagsOf(html)).not.toMatch(/<script| onplay="/)
  })

  test('words that look like a mark get no address', () => {
    const html = '<p>src="media:abc123"</p><img alt="src=&quot;media:abc123&quot;" src="media:abc123">'
    expect(showHtml({ uz: html }, showing('/signed'))).toBe(
      '<p>src="media:abc123"</p><img alt="src=&quot;media:abc123&quot;" src="/signed">',
    )
    expect(shown('src="media:abc123" va `<img src="media:abc123">`')).not.toContain('/media/')
  })
})

/** The markup alone, without the words between the tags. */
function tagsOf(html: string): string {
  return [...html.matchAll(/<[^<>]*>/g)].join('')
}
