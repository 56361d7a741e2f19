import type { PythonError } from '../parse-message.ts'
import { absentPackages } from './absent-packages.ts'
import type { ClueKind } from './clues.ts'
import type { Named, Rule } from './named.ts'
import { syntaxRules } from './syntax-rules.ts'
import { typeRules } from './type-rules.ts'

const fewUnpacked = /^not enough values to unpack \(expected (?<count>\d+), got (?<other>\d+)/

/** What beginners meet at a run, the special before the general: the first that fits explains. */
const runtimeRules = {
  local_before: { type: 'UnboundLocalError', message: /local variable '(?<name>[^']+)'/ },
  // Of such a call Python suggests what looks like it, as super for upper.
  method_name: {
    type: 'NameError',
    message:
      /^name '(?<name>append|extend|insert|remove|pop|sort|upper|lower|split|join|replace|strip|keys|items)' is not defined/,
    code: /\b(?:append|extend|insert|remove|pop|sort|upper|lower|split|join|replace|strip|keys|items)\s*\(/,
  },
  null_name: {
    type: 'NameError',
    message: /^name '(?<name>null|nil|NULL|undefined|none|NONE)' is not defined/,
  },
  name_similar: {
    type: 'NameError',
    message: /^name '(?<name>[^']+)' is not defined\. Did you mean: '(?<other>[^']+)'(?!.*forget to import)/,
  },
  name_case: {
    type: 'NameError',
    message: /^name '(?<name>PRINT|INPUT|INT|FLOAT|STR|LEN|RANGE|LIST|SUM|MAX|MIN)' is not defined/,
  },
  name_import: { type: 'NameError', message: /^name '(?<name>[^']+)' is not defined.*forg[eo]t to import/ },
  name: { type: 'NameError', message: /^name '(?<name>[^']+)'/ },

  ...typeRules,

  empty_number: {
    type: 'ValueError',
    message: /^invalid literal for int\(\).*: ''$|^could not convert string to float: ''$/,
  },
  decimal_comma: { type: 'ValueError', message: /^could not convert string to float: '(?<name>\d+,\d+)'/ },
  int_of_decimal: { type: 'ValueError', message: /^invalid literal for int\(\).*: '(?<name>-?\d+\.\d+)'/ },
  number_spaced: {
    type: 'ValueError',
    message:
      /^(?:invalid literal for int\(\) with base 10|could not convert string to float): '(?<name>\s*-?\d{1,3}(?: \d{3})+\s*)'$/,
  },
  numbers_apart: {
    type: 'ValueError',
    message:
      /^(?:invalid literal for int\(\) with base 10|could not convert string to float): '(?<name>\s*-?\d+(?:[ ,;]+-?\d+)+\s*)'$/,
  },
  not_number: {
    type: 'ValueError',
    message:
      /^(?:invalid literal for int\(\) with base 10|could not convert string to (?<other>float)): ['"](?<name>.*)['"]$/,
  },
  unpack_many: {
    type: 'ValueError',
    message: /^too many values to unpack(?: \(expected (?<count>\d+)(?:, got (?<other>\d+))?)?/,
  },
  split_few: {
    type: 'ValueError',
    message: fewUnpacked,
    code: /=\s*(?:map\(\w+,\s*)?input\([^()]*\)\.split\(\s*\)+\s*(?:#.*)?$/,
  },
  split_sign: {
    type: 'ValueError',
    message: fewUnpacked,
    code: /=\s*(?:map\(\w+,\s*)?input\([^()]*\)\.split\(\s*["'](?<name>[^"']+)["']\s*\)+\s*(?:#.*)?$/,
  },
  split_other: {
    type: 'ValueError',
    message: fewUnpacked,
    code: /^[^=]*[^=!<>]=(?!=)\s*[\w.]+\.split\(\s*["'][^"']+["']\s*\)\s*(?:#.*)?$/,
  },
  unpack_least: {
    type: 'ValueError',
    message: /^not enough values to unpack \(expected at least (?<count>\d+), got (?<other>\d+)/,
  },
  unpack_few: {
    type: 'ValueError',
    message: /^not enough values to unpack(?: \(expected (?<count>\d+), got (?<other>\d+))?/,
  },
  not_in_list: { type: 'ValueError', message: /not in list$/ },
  not_in_text: { type: 'ValueError', message: /^substring not found/ },
  json_nothing: { type: 'JSONDecodeError', message: /^Expecting value: line 1 column 1 \(char 0\)/ },
  json: { type: 'JSONDecodeError' },
  empty_of: { type: 'ValueError', message: /^(?<name>max|min)\(\) (?:iterable )?argument is empty/ },
  negative_root: { type: 'ValueError', message: /^expected a nonnegative input/ },
  not_positive: { type: 'ValueError', message: /^expected a positive input/ },
  format_letter: {
    type: 'ValueError',
    message: /^Unknown format code '(?<name>.)' for object of type '(?<other>\w+)'/,
  },
  format_spec: { type: 'ValueError', message: /^Invalid format specifier '(?<name>[^']*)' for object/ },
  step_zero: { type: 'ValueError', message: /step cannot be zero|arg 3 must not be zero/ },
  empty_range: { type: 'ValueError', message: /^empty range (?:for|in) (?<name>rand\w+)/ },
  file_not_read: { type: 'UnsupportedOperation', message: /^not readable/ },
  file_not_written: { type: 'UnsupportedOperation', message: /^not writable/ },
  file_closed: { type: 'ValueError', message: /^I\/O operation on closed file/ },
  file_mode: { type: 'ValueError', message: /^(?:invalid mode|must have exactly one of create)/ },
  value: { type: 'ValueError' },

  pop_empty: { type: 'IndexError', message: /^pop from empty/ },
  choose_empty: { type: 'IndexError', message: /^Cannot choose from an empty/ },
  format_few: { type: 'IndexError', message: /^Replacement index/ },
  // del of a place that is not there says the same.
  index_append: { type: 'IndexError', message: /^list assignment index/, code: /^(?!\s*del\b)/ },
  index: { type: 'IndexError', message: /out of range/ },
  set_empty: { type: 'KeyError', message: /^'pop from an empty set'/ },
  format_braces: {
    type: 'KeyError',
    message: /^(?<name>.*[^\w'].*|'"\w+"'|"'\w+'")$/,
    code: /\{[^{}]+\}?.*\.format\([^[\]()]*\)+\s*$/,
  },
  format_key: { type: 'KeyError', message: /^'(?<name>\w+)'$/, code: /\{\w+[^{}]*\}.*\.format\([^[\]]*$/ },
  key_counted: {
    type: 'KeyError',
    message: /^(?<name>.+)$/,
    code: /^[^[]*\[[^[\]]*\]\s*(?:[-+*/]|\/\/)=(?!.*(?:\[|\.pop\())/,
  },
  choice_dict: { type: 'KeyError', message: /^\d+$/, code: /\bchoice\([^[\]]*$/ },
  popped_empty: { type: 'KeyError', message: /dictionary is empty/ },
  key: { type: 'KeyError', message: /^(?<name>.+)$/ },
  zero_power: { type: 'ZeroDivisionError', message: /negative power/ },
  zero: { type: 'ZeroDivisionError' },
  attribute_of_none: {
    type: 'AttributeError',
    message: /^'NoneType' object has no attribute '(?<name>[^']+)'/,
  },
  attribute_similar: {
    type: 'AttributeError',
    message: /has no attribute '(?<name>[^']+)'.*Did you mean:? '(?<other>[^']+)'/,
  },
  text_reverse: { type: 'AttributeError', message: /^'str' object has no attribute '(?<name>reversed?)'/ },
  list_join: { type: 'AttributeError', message: /^'(?<one>list|tuple|set)' object has no attribute 'join'/ },
  row_attribute: {
    type: 'AttributeError',
    message:
      /^'(?<one>range|map|filter|zip|dict_(?:keys|values|items))' object has no attribute '(?<name>append|extend|insert|pop|remove|sort|reverse|index|count)'/,
  },
  attribute_set: {
    type: 'AttributeError',
    message: /^'(?<one>\w+)' object has no attribute '(?<name>[^']+)' and no __dict__/,
  },
  length: {
    type: 'AttributeError',
    message: /^'(?<one>str|list|tuple|dict|set)' object has no attribute '(?<name>length|size|len|count)'/,
    code: /\.(?:length|size|len)\b|\.count(?!\(\s*[^)\s])/,
  },
  text_append: {
    type: 'AttributeError',
    message: /^'str' object has no attribute '(?<name>append|add|push)'/,
  },
  tuple_append: {
    type: 'AttributeError',
    message: /^'tuple' object has no attribute '(?<name>append|add|remove|insert|pop|sort)'/,
  },
  dict_append: {
    type: 'AttributeError',
    message: /^'dict' object has no attribute '(?<name>append|add|push|insert|extend)'$/,
  },
  dict_has_key: {
    type: 'AttributeError',
    message: /^'dict' object has no attribute '(?<name>has_key|contains)'$/,
  },
  json_load: {
    type: 'AttributeError',
    message: /^'str' object has no attribute 'read'/,
    code: /\bjson\.load\(/,
  },
  list_push: {
    type: 'AttributeError',
    message: /^'list' object has no attribute '(?<name>push|add|push_back)'/,
  },
  attribute_of_module: {
    type: 'AttributeError',
    message: /module '(?<one>[\w.]+)' has no attribute '(?<name>[^']+)'/,
  },
  super_called: { type: 'AttributeError', message: /^type object 'super' has no attribute '(?<name>[^']+)'/ },
  function_attribute: {
    type: 'AttributeError',
    message: /^'(?:function|builtin_function_or_method|method)' object has no attribute '(?<name>[^']+)'/,
  },
  attribute: {
    type: 'AttributeError',
    message: /^(?:type object )?'?(?<one>[\w.]+)'?.* has no attribute '(?<name>[^']+)'/,
  },
  module_ending: { type: 'ModuleNotFoundError', message: /^No module named '(?<name>\w+)\.py'/ },
  module_part: {
    type: 'ModuleNotFoundError',
    message: /^No module named '(?<one>\w+)\.(?<name>\w+)'; '\w+' is not a package/,
  },
  module_case: {
    type: 'ModuleNotFoundError',
    message:
      /^No module named '(?<name>Random|Math|Time|Turtle|Datetime|DateTime|Os|OS|Sys|Json|JSON|String|Csv|CSV)'/,
  },
  drawing_package: {
    type: 'ModuleNotFoundError',
    message:
      /^No module named '(?<name>tkinter|_tkinter|pygame|kivy|PyQt5|PyQt6|PySide6|wx|arcade|ursina|pgzrun|pgzero)\b/,
  },
  processes: { type: 'Exception', message: /^No module named '_multiprocessing'|does not support processes/ },
  absent_package: { type: 'ModuleNotFoundError', message: absentPackages },
  module: { type: 'ModuleNotFoundError', message: /^No module named '(?<name>[^']+)'/ },
  import_similar: {
    type: 'ImportError',
    message: /^cannot import name '(?<name>[^']+)' from '?(?<one>[\w.]+).*Did you mean: '(?<other>[^']+)'/,
  },
  import_name: { type: 'ImportError', message: /^cannot import name '(?<name>[^']+)' from '?(?<one>[\w.]+)/ },
  file_folder: { type: 'FileNotFoundError', message: /^[^']*'(?<name>[^']*[/\\](?<other>[^'/\\]+))'/ },
  file: { type: 'FileNotFoundError', message: /^[^']*'(?<name>[^']*)'/ },
  recursion: { type: 'RecursionError' },
  assertion_said: { type: 'AssertionError', message: /\S/ },
  assertion: { type: 'AssertionError' },
  memory: { type: 'MemoryError' },
  too_large: { type: 'OverflowError', message: /index-sized integer/ },
  float_overflow: {
    type: 'OverflowError',
    message: /math range|too large to convert to float|Numerical result|Result too large/,
  },
  threads: { type: 'RuntimeError', message: /^can't start new thread/ },
  changed_in_loop: { type: 'RuntimeError', message: /changed (?:size )?during iteration/ },
  network: {
    type: 'OSError',
    message:
      /^[^']*(?:urlopen error|Host is unreachable|network|socket|connection|Name or service|Temporary failure|Remote end closed)/i,
  },
  nobody_asks: { type: 'EOFError', message: /^EOF when reading a line/ },
  no_loop: { type: 'RuntimeError', message: /^Cannot stack switch/ },
  other: { type: 'Exception' },
} as const satisfies Record<string, Rule>

const rules = { ...syntaxRules, ...runtimeRules } as const

export type RuleName = keyof typeof rules | ClueKind | 'text_as_code'

export interface Found {
  rule: RuleName
  named: Named
}

/** Of a line or a message: a longer one is nobody's, and some rules begin anew in each of its places. */
const LONGEST = 500

/** What is surer than the clue that is found with it. */
const overClues: Partial<Record<ClueKind, readonly (keyof typeof rules)[]>> = {
  raised: ['raise_text', 'raise_other'],
  times: ['called_collection', 'called_text'],
}

/** What is no line of a program at all, whatever a repair of it would be. */
const overRepairs = ['pip'] as const

/**
 * The rule that fits an error of Python, if any does: what the program shows takes precedence over the error's message.
 */
export function findRule(whole: PythonError): Found | undefined {
  const { clue } = whole
  if (!whole.place && whole.parents.includes('SyntaxError'))
    return { rule: 'text_as_code', named: plainNamed(whole) }
  const error = {
    ...whole,
    message: whole.message.slice(0, LONGEST),
    code: whole.code.slice(0, LONGEST),
  }
  if (!clue) return findAmong(Object.keys(rules) as (keyof typeof rules)[], error) // the keys are the names
  return (
    findAmong(overClues[clue.kind] ?? overRepairs, error) ?? {
      rule: clue.kind,
      named: { ...plainOf(error), ...clue, count: String(clue.count) },
    }
  )
}

/** Rules of quotes, which what stands between quotes matters to. */
const readsTexts: ReadonlySet<string> = new Set<keyof typeof rules>(['part_of_text', 'pip', 'f_string'])

/** A line whose texts and comment are blank, so that no rule takes a sign in them for one of the program. */
const withoutTexts = (code: string): string =>
  code.replaceAll(/(["'])((?:\\.|(?!\1)[^\\])*)\1|#.*$/g, (whole, quote?: string) =>
    quote === undefined ? '' : `${quote}${' '.repeat(whole.length - 2)}${quote}`,
  )

function findAmong(names: readonly (keyof typeof rules)[], error: PythonError): Found | undefined {
  for (const rule of names) {
    const { type, message, code, atStart }: Rule = rules[rule]
    if (type !== error.type && !error.parents.includes(type)) continue
    if (atStart && error.place?.column !== undefined && error.place.column > indentOf(error.code) + 1)
      continue
    const inMessage = message?.exec(error.message)
    const inCode = code?.exec(
      type === 'SyntaxError' && !readsTexts.has(rule) ? withoutTexts(error.code) : error.code,
    )
    if ((message && !inMessage) || (code && !inCode)) continue
    const { name = '', one = '', other = '', count = '' } = { ...inMessage?.groups, ...inCode?.groups }
    return { rule, named: { ...plainOf(error), name: calledName(name, error.code), one, other, count } }
  }
  return undefined
}

const indentOf = (code: string) => code.length - code.trimStart().length

const plainNamed = (error: PythonError): Named => ({ ...plainOf(error), name: '', other: '', count: '' })

const plainOf = ({ type, message }: PythonError) =>
  ({ one: '', letter: '', line: 0, branch: 'if', head: 0, type, message }) as const

/** What asks here is ours, and a class is called by its own name, a method of ours by what the line calls. */
function calledName(name: string, code: string): string {
  if (name === 'sort' && /\bsorted\(/.test(code)) return 'sorted'
  const made = name.replace(/^\w+(?=\.__init__$)/, (kind) =>
    code.includes('super().__init__(') ? 'super()' : kind,
  )
  return (made.startsWith('super()') ? made : made.replace(/\.__init__$/, ''))
    .replace(/^_(?=input$)|^Random\./, '')
    .replace('<lambda>', 'lambda')
}
