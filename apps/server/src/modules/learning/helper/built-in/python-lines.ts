/** A fault as Python itself would report it, so that its explanations fit. */
export interface PythonFault {
  type: string
  message: string
  /** From 1. */
  line: number
  /** The line it is in. */
  code: string
}

/** Python without what is in its strings and comments, line by line, and what is wrong with quotes and brackets. */
interface Scrubbed {
  lines: string[]
  /** How many brackets are open before each line. */
  depths: number[]
  faults: PythonFault[]
}

const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** The faults of a program that can be seen without running it, in the order of its lines. */
export function pythonFaults(program: string): PythonFault[] {
  const source = program.split('\n')
  const { lines, depths, faults } = scrub(source)
  const fault = (index: number, type: string, message: string) =>
    faults.push({ type, message, line: index + 1, code: source[index] ?? '' })
  let indents = [0]
  let opensBlock = false
  lines.forEach((line, index) => {
    const code = line.trimEnd()
    if (code.trim() === '' || (depths[index] ?? 0) > 0) return
    const indent = /^[ \t]*/.exec(code)?.[0] ?? ''
    const width = indent.replaceAll('\t', '        ').length
    if (indent.includes('\t') && indent.includes(' '))
      fault(index, 'TabError', 'inconsistent use of tabs and spaces in indentation')
    else if (opensBlock && width <= (indents.at(-1) ?? 0))
      fault(index, 'IndentationError', 'expected an indented block')
    else if (!opensBlock && width > (indents.at(-1) ?? 0))
      fault(index, 'IndentationError', 'unexpected indent')
    else if (width < (indents.at(-1) ?? 0) && !indents.includes(width))
      fault(index, 'IndentationError', 'unindent does not match any outer indentation level')
    indents = [...indents.filter((known) => known < width), width]
    statementFaults(code.trim(), (type, message) => fault(index, type, message))
    opensBlock = code.endsWith(':')
  })
  return faults.toSorted((one, other) => one.line - other.line)
}

function statementFaults(code: string, fault: (type: string, message: string) => void): void {
  const compound = /^(if|elif|else|for|while|def|class|try|except|finally|with)\b/.exec(code)
  const isOpen = /[([{]/.test(code) && code.split(/[([{]/).length > code.split(/[)\]}]/).length
  if (compound && !code.includes(':') && !isOpen && !/^\w+\s*=/.test(code))
    fault('SyntaxError', "expected ':'")
  if (/^(?:if|elif|while)\b[^=!<>:]*[^=!<>:]=[^=]/.test(code.replaceAll(/\([^()]*\)/g, '')))
    fault('SyntaxError', "invalid syntax. Maybe you meant '==' or ':=' instead of '='?")
  if (/^print\s+["'\w]/.test(code))
    fault('SyntaxError', "Missing parentheses in call to 'print'. Did you mean print(...)?")
  const quote = /[“”«»„‘’]/u.exec(code)?.[0]
  if (quote !== undefined) fault('SyntaxError', `invalid character '${quote}'`)
}

function scrub(source: readonly string[]): Scrubbed {
  const faults: PythonFault[] = []
  const open: { sign: string; line: number }[] = []
  const lines: string[] = []
  const depths: number[] = []
  let quote = ''
  source.forEach((line, index) => {
    depths.push(open.length + (quote === '' ? 0 : 1))
    let stored = ''
    for (let at = 0; at < line.length; at += 1) {
      const sign = line[at] ?? ''
      if (quote !== '') {
        if (sign === '\\') at += 1
        else if (line.startsWith(quote, at)) {
          at += quote.length - 1
          quote = ''
          stored += '"'
        }
        continue
      }
      if (sign === '#') break
      if (sign === '"' || sign === "'") {
        quote = line.startsWith(sign.repeat(3), at) ? sign.repeat(3) : sign
        at += quote.length - 1
        stored += '"'
        continue
      }
      stored += sign
      if ('([{'.includes(sign)) open.push({ sign, line: index })
      else if (sign in closers) {
        const opened = open.pop()
        if (opened?.sign !== closers[sign])
          faults.push({ type: 'SyntaxError', message: `unmatched '${sign}'`, line: index + 1, code: line })
      }
    }
    if (quote.length === 1) {
      quote = ''
      if (!line.endsWith('\\')) {
        const message = `unterminated string literal (detected at line ${index + 1})`
        faults.push({ type: 'SyntaxError', message, line: index + 1, code: line })
      }
    }
    lines.push(stored)
  })
  const left = open.at(-1)
  // Of a text that is not closed, everything after it is text.
  if (left && faults.length === 0)
    faults.push({
      type: 'SyntaxError',
      message: `'${left.sign}' was never closed`,
      line: left.line + 1,
      code: source[left.line] ?? '',
    })
  return { lines, depths, faults }
}

/** A program without its strings and comments, which hold no names. */
export function scrubbedText(program: string): string {
  return scrub(program.split('\n')).lines.join('\n')
}
