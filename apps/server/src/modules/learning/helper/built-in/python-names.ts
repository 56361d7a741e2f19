import type { parser } from '@lezer/python'
import { linesOf, nearestWord } from './finding.ts'
import { scrubbedText, type PythonFault } from './python-lines.ts'

const builtIns = new Set(
  (
    'abs all any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir ' +
    'divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int ' +
    'isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property quit ' +
    'range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip None True False ' +
    'self cls __name__ __file__ __doc__ Exception BaseException ValueError TypeError KeyError IndexError NameError ' +
    'ZeroDivisionError AttributeError FileNotFoundError StopIteration RuntimeError ImportError OSError IOError EOFError ' +
    'AssertionError ArithmeticError OverflowError MemoryError RecursionError NotImplementedError KeyboardInterrupt ' +
    'SyntaxError UnicodeError ModuleNotFoundError PermissionError TimeoutError SystemExit Ellipsis NotImplemented _'
  ).split(' '),
)
const modules = new Set('math random turtle time datetime json os sys re string'.split(' '))

// Each part is bounded: what is repeated without an end to it is tried again from every place of a hostile text.
const definitions = [
  /(?:^|[\n;:(,])[ \t]{0,80}((?:\(?\*?\w{1,60}\)?[ \t]{0,9},[ \t]{0,9}){0,9}\(?\*?\w{1,60}\)?)[ \t]{0,20}(?::[^=\n]{1,80})?(?:[-+*/%|&^]|\/\/|\*\*)?=(?!=)/g,
  /=[ \t]{0,20}(\w{1,60})[ \t]{0,20}=(?!=)/g,
  /\bfor\s{1,20}([\w\s,()*]{1,200}?)\s{1,20}in\b/g,
  /\b(?:def|class)\s+(\w+)/g,
  /\bdef\s{1,20}\w{1,60}\s{0,20}\(([^)]{0,1000})\)/g,
  /\blambda\s{1,20}([^:]{0,200}):/g,
  /\bas\s+(\w+)/g,
  /\b(?:global|nonlocal)\s+([\w\s,]+)/g,
  /\bimport\s+([\w\s,.*()]+)/g,
  /\b(\w{1,60})\s{0,20}:=/g,
  /\bcase\s{1,20}([^:]{0,200}):/g,
]

/** More than a student reads; finding the name that was meant is slow. */
const MOST = 30

/** Names that a program without faults uses and nothing in it makes, each at its first place. */
export function unknownNames(
  program: string,
  tree: ReturnType<typeof parser.parse>,
  ownModules: ReadonlySet<string>,
): PythonFault[] {
  const text = scrubbedText(program)
  // The names that such an import adds are unknown.
  if (/\bimport\s+\*/.test(text)) return []
  const known = new Set([...builtIns, ...ownModules])
  for (const pattern of definitions)
    for (const [, names = ''] of text.matchAll(pattern))
      for (const [name] of names.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) known.add(name)
  const found = new Map<string, PythonFault>()
  const lineAt = linesOf(program)
  const source = program.split('\n')
  tree.iterate({
    enter: ({ name: kind, from, to }) => {
      if (kind !== 'VariableName') return
      const name = program.slice(from, to)
      if (known.has(name) || found.has(name) || found.size >= MOST) return
      const line = lineAt(from)
      const near = nearestWord(name, known)
      const hint = modules.has(name)
        ? `. Did you forget to import '${name}'?`
        : near === undefined
          ? ''
          : `. Did you mean: '${near}'?`
      found.set(name, {
        type: 'NameError',
        message: `name '${name}' is not defined${hint}`,
        line,
        code: source[line - 1] ?? '',
      })
    },
  })
  return [...found.values()]
}
