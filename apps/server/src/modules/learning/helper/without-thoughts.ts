const OPEN = '<think>'
const CLOSE = '</think>'

/** An answer without what some models think aloud before it. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let state: 'beginning' | 'thinking' | 'answering' = 'beginning'
  let waiting = ''
  let hasBegun = false
  for await (const piece of pieces) {
    if (hasBegun) {
      yield piece
      continue
    }
    waiting += piece
    if (state === 'beginning') {
      const begun = waiting.trimStart()
      if (begun.startsWith(OPEN)) state = 'thinking'
      else if (!OPEN.startsWith(begun)) state = 'answering'
    }
    if (state === 'thinking' && waiting.includes(CLOSE)) {
      state = 'answering'
      waiting = waiting.slice(waiting.indexOf(CLOSE) + CLOSE.length)
    }
    // The blanks between thoughts and answer are neither.
    if (state !== 'answering' || waiting.trim() === '') continue
    yield waiting.trimStart()
    waiting = ''
    hasBegun = true
  }
  if (state !== 'thinking' && waiting.trim() !== '') yield waiting
}
