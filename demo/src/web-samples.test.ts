import { expect, test } from 'vitest'
import { htmlFaults, runJavaScript, runWebCheck, syntaxFault } from './web-samples.ts'

test('JavaScript writes to a console, timers included', async () => {
  const code =
    'setTimeout(() => console.log("keyin"), 10)\nPromise.resolve(1).then(console.log)\nconsole.log([1], "a")'
  expect(await runJavaScript(code)).toEqual({ output: '[ 1 ] a\n1\nkeyin\n' })
  expect((await runJavaScript('console.log(1)\nyoq()')).error).toBe('ReferenceError: yoq is not defined')
  expect((await runJavaScript('for (;;) {}')).error).toMatch(/timed out/)
})

test('syntax is told in JavaScript and JSX', () => {
  expect(syntaxFault('let a = ;', 'js')).toBeTruthy()
  expect(syntaxFault('import a from "b"\nexport default a', 'js')).toBeUndefined()
  expect(syntaxFault('const a = <p>Salom</p>', 'jsx')).toBeUndefined()
  expect(syntaxFault('const a = <p>Salom</b>', 'jsx')).toBeTruthy()
})

test('HTML has its faults told, in pages and in pieces', () => {
  expect(htmlFaults('<h1>Salom</h1>\n<img src="a.png" alt="">')).toEqual([])
  expect(
    htmlFaults('<!doctype html>\n<html><head><title>A</title></head><body><p>B</p></body></html>'),
  ).toEqual([])
  expect(htmlFaults('<ul>\n<li>Bir\n<li>Ikki</li></ul>')).toEqual(['line 2: <li> is not closed'])
  expect(htmlFaults('<p class="a" class="b">x</p>')).toEqual(['line 1: duplicate-attribute'])
})

test('a web check sees the page after its styles and scripts', async () => {
  const files = {
    'index.html':
      '<!doctype html><html><head><link rel="stylesheet" href="style.css"></head><body><h1>A</h1><script src="main.js"></script></body></html>',
    'style.css': 'h1 { color: red }',
    'main.js': 'document.querySelector("h1").textContent = "Salom"',
  }
  const isSalom = "if (document.querySelector('h1').textContent !== 'Salom') throw new Error('h1')"
  const isRed = "if (getComputedStyle(document.querySelector('h1')).color !== 'red') throw new Error('color')"
  expect(await runWebCheck(files, isSalom)).toBeUndefined()
  expect(await runWebCheck(files, isRed)).toBeUndefined()
  expect(await runWebCheck({ ...files, 'main.js': '' }, isSalom)).toBe('Error: h1')
})
