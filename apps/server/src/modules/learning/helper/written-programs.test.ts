import { expect, test } from 'vitest'
import { SolutionGuard } from './solution-guard.ts'

const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``
const program = 'a = int(input())\nb = int(input())\nprint(a + b)'
const lines = program.split('\n')

/** The programs that an answer may be, as it comes in pieces, and what is shown of it before they are tried. */
function read(text: string, before: readonly string[] = []) {
  const mayPass = (code: string) => code.includes('print') && code.includes('input')
  const guard = new SolutionGuard(null, {}, {}, { before, mayPass })
  let shown = ''
  for (const piece of text.match(/.{1,5}/gsu) ?? []) shown += guard.pass(piece)
  guard.end()
  return { programs: guard.programs, shown }
}

test.each([
  ['in a fence', fenced(program)],
  ['indented in a fence', fenced(lines.map((line) => `    ${line}`).join('\n'))],
  ['in two fences', `${fenced(lines.slice(0, 2).join('\n'))}\nva\n${fenced(lines.slice(2).join('\n'))}`],
  ['after another example', `${fenced('print("salom")')}\nSizniki:\n${fenced(program)}`],
  ['without a fence', program],
  ['in a list', lines.map((line, index) => `${index + 1}. ${line}`).join('\n')],
  ['as a quotation', lines.map((line) => `> ${line}`).join('\n')],
  ['as a difference', lines.map((line) => `+ ${line}`).join('\n')],
  ['in a shell', lines.map((line) => `>>> ${line}`).join('\n')],
  ['in one line', `\`${lines.join('; ')}\``],
  ['among words', `Avval \`${lines[0]}\`, soʻng \`${lines[1]}\` va oxirida \`${lines[2]}\`.`],
  ['in wide letters', fenced(program.replace('print', 'ｐｒｉｎｔ'))],
  ['with what is not seen', fenced(program.replace('print', 'pr\u200Bint'))],
])('a program is read as it would run, and its end not shown before it is tried: %s', (_form, answer) => {
  const { programs, shown } = read(`Qarang.\n\n${answer}\n\nOmad!`)
  expect(programs.map((each) => each.trim())).toContain(program)
  expect(shown).toMatch(/^Qarang\./)
  expect(shown.normalize('NFKC')).not.toContain('a + b')
})

test('the code of earlier answers comes before that of a new one', () => {
  const { programs } = read(fenced(lines[2] ?? ''), ['Salom', fenced(lines.slice(0, 2).join('\n'))])
  expect(programs.map((each) => each.trim())).toContain(program)
})

test('few and short programs are tried of however long an answer', () => {
  expect(
    read(Array.from({ length: 90 }, (_, at) => fenced(`print(input(), ${at})`)).join('\n')).programs.length,
  ).toBeLessThan(5)
  expect(read(fenced(`print(input())\n${'x = 1\n'.repeat(5000)}`)).programs).toEqual([])
})

test('an answer without code that may pass is shown as it comes', () => {
  const text = `Ikki sonni \`input()\` bilan soʻrang.\n\n${fenced('x = input()')}\nKeyin nima qilasiz?\n`
  expect(read(text).shown.trim()).toBe(text.trim())
})
