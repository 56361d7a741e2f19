import { expect, test } from 'vitest'
import { cleanPasted, hasWords } from './clean-pasted.ts'

test('a list of Word is a list, without the bullets that Word draws', () => {
  const item = (words: string, sign = '·') =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><!--[endif]-->${words}<o:p></o:p></p>`
  expect(
    cleanPasted(`<p class=MsoNormal>Kirish<o:p></o:p></p>${item('bir')}${item('ikki')}<p>Oxiri</p>`),
  ).toBe('<p>Kirish</p><ul><li>bir</li><li>ikki</li></ul><p>Oxiri</p>')
  expect(cleanPasted(item('bir', '1.') + item('ikki', '2.'))).toBe('<ol><li>bir</li><li>ikki</li></ol>')
})

test('headings are those of a lesson, and empty paragraphs, styles and scripts are gone', () => {
  expect(
    cleanPasted(
      '<style>p { color: red }</style><h1 class="x">Nom</h1><p>&nbsp;</p><h6>Kichik</h6><script>alert(1)</script>',
    ),
  ).toBe('<h2>Nom</h2><h4>Kichik</h4>')
})

test('a list in a cell is words in the cell', () => {
  expect(
    cleanPasted('<table><tbody><tr><td><ul><li>bir</li><li>ikki</li></ul></td></tr></tbody></table>'),
  ).toBe('<table><tbody><tr><td><div>bir</div><div>ikki</div></td></tr></tbody></table>')
})

test('a picture with its own words beside it is words', () => {
  expect(hasWords('<p>Salom</p><img src="file:///a.png">')).toBe(true)
  expect(hasWords('<meta charset="utf-8"><img src="https://example.org/a.png" alt="x">')).toBe(false)
  expect(hasWords('')).toBe(false)
})
