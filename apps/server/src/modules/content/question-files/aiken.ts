import { plainMarkdown, TooLong } from './plain-markdown.ts'
import type { ReadResult } from './read-result.ts'

interface Choice {
  letter: string
  text: string
}

/** Aiken: the question, its options as `A. text` or `A) text`, a line each, then `ANSWER: A`. All in capitals. */
export function readAiken(text: string, result: ReadResult): void {
  let asked: string[] = []
  let options: Choice[] = []
  const begin = (line: string, place: number) => {
    asked = [line]
    options = []
    result.line = place + 1
  }
  for (const [place, line] of text.split('\n').entries()) {
    if (result.isFull) return
    const said = line.trim()
    if (said === '') continue
    const answer = /^ANSWER:\s*([A-Z])(?![\p{L}\p{N}])/u.exec(said)?.[1]
    const [, letter, option] = /^([A-Z])[.)]\s+(.+)$/.exec(said) ?? []
    if (answer !== undefined) {
      if (asked.length === 0) result.line = place + 1
      finish(result, asked.join('\n'), options, answer)
      asked = []
      options = []
    } else if (/^ANSWER\s*:/i.test(said)) {
      // Not as the format has it: taken for a part of the question it would swallow the next one.
      result.leave(asked.join(' '), 'no_answer')
      asked = []
      options = []
    } else if (asked.length === 0) begin(said, place)
    else if (letter !== undefined && option !== undefined) options.push({ letter, text: option })
    else if (options.length > 0) {
      // The next question begins before this one has an answer.
      result.leave(asked.join(' '), 'no_answer')
      begin(said, place)
    } else asked.push(said)
  }
  if (asked.length > 0) result.leave(asked.join(' '), 'no_answer')
}

function finish(result: ReadResult, asked: string, options: readonly Choice[], answer: string): void {
  if (asked === '') return result.leave(`ANSWER: ${answer}`, 'no_text')
  try {
    result.addChoice(
      '',
      { text: { uz: plainMarkdown(asked) } },
      options.map((option) => ({
        text: { uz: plainMarkdown(option.text) },
        ...(option.letter === answer ? { right: true } : {}),
      })),
      true,
    )
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    result.leave(asked, 'too_long')
  }
}
