import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['ish.pdf', `attachment; filename="ish.pdf"; filename*=UTF-8''ish.pdf`],
  ['uyga vazifa.txt', `attachment; filename="uyga vazifa.txt"; filename*=UTF-8''uyga%20vazifa.txt`],
  ['oʻyin.py', `attachment; filename="o_yin.py"; filename*=UTF-8''o%CA%BByin.py`],
  ['a"; x="b.html', `attachment; filename="a_; x=_b.html"; filename*=UTF-8''a%22%3B%20x%3D%22b.html`],
  [
    'a\r\nset-cookie: x',
    `attachment; filename="a__set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`,
  ],
  [`it's (1)*.txt`, `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  ['100%.txt', `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
  ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ['', 'attachment'],
])('the name %j is told and never leaves its place', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header)
})

test('what has no name is not called anything', () => {
  expect(contentDisposition('inline', null)).toBe('inline')
})
