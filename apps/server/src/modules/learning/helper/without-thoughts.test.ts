import { expect, test } from 'vitest'
import { withoutThoughts } from './without-thoughts.ts'

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield await Promise.resolve(text.slice(at, at + length))
}

test.each([
  ['<think>yechim: 42</think>\n\nAvval oʻylang.', 'Avval oʻylang.'],
  ['\n<think>hech qachon tugamaydi', ''],
  ['<b>qalin</b> soʻz', '<b>qalin</b> soʻz'],
  ['<th', '<th'],
  ['Javob <think>ichida</think>', 'Javob <think>ichida</think>'],
  ['', ''],
])('%j is told as %j, however it is cut', async (text, told) => {
  for (const length of [1, 3, 1000]) {
    let heard = ''
    for await (const piece of withoutThoughts(inPieces(text, length))) heard += piece
    expect(heard).toBe(told)
  }
})
