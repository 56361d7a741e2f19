import { expect, test } from 'vitest'
import { checkStructure, requiredParts } from './check-structure.ts'

const good = `<!doctype html>
<html lang="uz">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Choyxona</title>
  </head>
  <body>
    <h1>Salom</h1>
    <img src="a.png" alt="Choy">
    <label>Ism <input></label>
    <button><svg><path d=""/></svg></button>
  </body>
</html>`
const kinds = (html: string) => checkStructure(html, 'a.html').map(({ kind }) => kind)

test('a page that has everything has nothing to be told', () => {
  expect(checkStructure(good, 'a.html')).toEqual([])
})

test.each([
  ['doctype', '<!doctype html>'],
  ['html', '<html lang="uz">'],
  ['head', '<head>'],
  ['title', '<title>Choyxona</title>'],
  ['body', '<body>'],
] as const)('without %s it lacks a part it must have, although a browser makes it up', (kind, text) => {
  const found = checkStructure(good.replace(text, '').replace(/<\/(html|head|body)>/g, ''), 'a.html')
  expect(found.find((finding) => finding.kind === kind)).toMatchObject({ isRequired: true })
  expect(found.filter(({ isRequired }) => isRequired)).toHaveLength(1)
})

test('an empty page lacks all of them', () => {
  expect(kinds('')).toEqual(expect.arrayContaining([...requiredParts]))
})

test('a part in a comment or a text does not count', () => {
  expect(kinds('<!-- <!doctype html><html><head><title>x</title></head><body> --> <p>&lt;body&gt;')).toEqual(
    expect.arrayContaining([...requiredParts]),
  )
})

test('an h1 that stands where the first was to be closed is no second heading', () => {
  const found = checkStructure(good.replace('<h1>Salom</h1>', '<h1>Salom<h1>'), 'a.html')
  expect(found.map(({ kind }) => kind)).toEqual(['unclosed'])
})

test.each([
  ['lang', ' lang="uz"', ''],
  ['charset', '<meta charset="utf-8">', ''],
  ['viewport', '<meta name="viewport" content="width=device-width">', ''],
  ['title_empty', 'Choyxona', ' '],
  ['h1_missing', '<h1>Salom</h1>', '<p>Salom</p>'],
  ['h1_many', '<h1>Salom</h1>', '<h1>Salom</h1><h1>Xayr</h1>'],
  ['heading_skipped', '<h1>Salom</h1>', '<h1>Salom</h1><h3>Xayr</h3>'],
  ['alt_missing', ' alt="Choy"', ''],
  ['label_missing', '<label>Ism <input></label>', '<input>'],
  ['button_empty', '<svg><path d=""/></svg>', ''],
  ['link_empty', '<h1>', '<a href="b.html"></a><h1>'],
  ['id_twice', '<h1>', '<p id="a">x</p><p id="a">y</p><h1>'],
  ['unclosed', '<h1>', '<div><h1>'],
  ['obsolete', '<h1>Salom</h1>', '<h1><font>Salom</font></h1>'],
] as const)('%s is advised, at its place, and hinders nothing', (kind, from, to) => {
  const html = good.replace(from, to)
  const found = checkStructure(html, 'a.html')
  expect(found.map((finding) => finding.kind)).toContain(kind)
  expect(found.some(({ isRequired }) => isRequired)).toBe(false)
  for (const { line } of found) expect(line).toBeLessThanOrEqual(html.split('\n').length)
})
