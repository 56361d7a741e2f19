import type { PythonError } from '../parse-message.ts'
import type { Branch, ClueKind } from './clues.ts'
import { absentPackages } from './absent-packages.ts'

interface Rule {
  /** The exception, or one it is a kind of. */
  type: string
  message?: RegExp
  /** What the line itself must show. */
  code?: RegExp
}

/** What beginners meet, the special before the general: the first that fits explains. */
const rules = {
  pip: { type: 'SyntaxError', code: /^\s*(?:python3?\s+-m\s+)?pip3?\s+install\b/ },
  else_if: { type: 'SyntaxError', code: /^\s*\}?\s*(?<name>else\s+if|elseif|elsif)\b/ },
  c_for: { type: 'SyntaxError', code: /^\s*for\s*\(.*;.*;/ },
  braces: { type: 'SyntaxError', code: /^\s*(?:if|elif|else|for|while|def|class|try)\b.*\{\s*$/ },
  increment: {
    type: 'SyntaxError',
    message: /^invalid syntax/,
    code: /(?<name>\p{L}\w*)\s*(?<other>\+|-)\k<other>(?!\s*[\w(])/u,
  },
  logic_sign: { type: 'SyntaxError', message: /^invalid syntax/, code: /(?<name>&&|\|\||!(?!=))/ },
  sign_order: { type: 'SyntaxError', message: /^invalid syntax/, code: /(?<name>=<|=>|=!|<>)/ },
  sign_space: {
    type: 'SyntaxError',
    message: /^invalid syntax/,
    code: /(?<name>[=!<>+\-*/])\s+=(?!=)/,
  },
  apostrophe: {
    type: 'SyntaxError',
    message: /^(?:invalid syntax|unterminated string)/,
    code: /'[^'"]*\p{L}'\p{L}/u,
  },
  then_word: {
    type: 'SyntaxError',
    message: /^(?:invalid syntax|expected ':')/,
    code: /^\s*(?:if|elif|while|for)\b.*\b(?<name>then|do)\b\s*:?\s*$/,
  },
  operand_missing: {
    type: 'SyntaxError',
    message: /^invalid syntax/,
    code: /(?:(?<=[\w)\]'"]\s*)(?<name>[+\-*/%]|<=?|>=?|==|!=)|\b(?<other>and|or|not))\s*(?::\s*)?(?:#.*)?$/,
  },
  walrus: { type: 'SyntaxError', message: /^invalid syntax/, code: /^\s*(?<name>\w+)\s*:=/u },
  function_word: {
    type: 'SyntaxError',
    message: /^invalid syntax/,
    code: /^\s*(?<name>function|func|fun|void)\s+\w+\s*\(/,
  },
  leading_zero: { type: 'SyntaxError', message: /^leading zeros/ },
  keyword_name: {
    type: 'SyntaxError',
    message: /^(?:invalid syntax|expected)/,
    code: /^\s*(?<name>and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|not|or|pass|raise|return|try|while|with|yield)\s*=(?!=)/,
  },
  old_print: { type: 'SyntaxError', message: /^Missing parentheses in call to '(?<name>\w+)'/ },
  never_closed: { type: 'SyntaxError', message: /^'(?<name>[([{])' was never closed/ },
  unmatched: { type: 'SyntaxError', message: /^unmatched '(?<name>[)\]}])'|does not match opening/ },
  unterminated_string: { type: 'SyntaxError', message: /^unterminated .*string literal/ },
  f_string: { type: 'SyntaxError', message: /^f-string/ },
  colon: { type: 'SyntaxError', message: /^expected ':'/ },
  assign_in_condition: { type: 'SyntaxError', message: /Maybe you meant '==' or ':=' instead of '='/ },
  assign_to_expression: {
    type: 'SyntaxError',
    message:
      /^cannot assign to (?:expression|function call|comparison|attribute)? ?here\. Maybe you meant '=='/,
  },
  assign_to_value: { type: 'SyntaxError', message: /^cannot assign to / },
  comma: { type: 'SyntaxError', message: /Perhaps you forgot a comma/ },
  curly_quote: { type: 'SyntaxError', message: /^invalid character '(?<name>[‘’“”«»„ʻʼ])'/u },
  strange_character: {
    type: 'SyntaxError',
    message: /^invalid (?:non-printable )?character '?(?<name>[^' ]+)/u,
  },
  name_with_digit: { type: 'SyntaxError', message: /^invalid decimal literal/ },
  else_alone: { type: 'SyntaxError', message: /^invalid syntax/, code: /^\s*(?<name>else|elif)\b/ },
  colon_missing: {
    type: 'SyntaxError',
    message: /^invalid syntax/,
    code: /^\s*(?<name>if|elif|while|for|def|class)\b(?!.*:)|^\s*while\s+\w+\s+\w+\(/,
  },
  return_outside: { type: 'SyntaxError', message: /'return' outside function/ },
  break_outside: {
    type: 'SyntaxError',
    message: /'(?<name>break|continue)'.* (?:outside|not properly in) loop/,
  },
  tabs: { type: 'TabError' },
  block_missing: { type: 'IndentationError', message: /^expected an indented block/ },
  unindent: { type: 'IndentationError', message: /^unindent does not match/ },
  indent: { type: 'IndentationError', message: /^unexpected indent/ },
  def_brackets: {
    type: 'SyntaxError',
    message: /^expected '\('/,
    code: /^\s*def\s+(?<name>\w+)\s*:/u,
  },
  syntax: { type: 'SyntaxError' },

  local_before: { type: 'UnboundLocalError', message: /local variable '(?<name>[^']+)'/ },
  null_name: {
    type: 'NameError',
    message: /^name '(?<name>null|nil|NULL|undefined|none|NONE)' is not defined/,
  },
  name_similar: {
    type: 'NameError',
    message: /^name '(?<name>[^']+)' is not defined\. Did you mean: '(?<other>[^']+)'/,
  },
  name_case: {
    type: 'NameError',
    message: /^name '(?<name>PRINT|INPUT|INT|FLOAT|STR|LEN|RANGE|LIST|SUM|MAX|MIN)' is not defined/,
  },
  name_import: { type: 'NameError', message: /^name '(?<name>[^']+)' is not defined.*forg[eo]t to import/ },
  name: { type: 'NameError', message: /^name '(?<name>[^']+)'/ },

  operands_none: {
    type: 'TypeError',
    message:
      /^(?:unsupported operand type\(s\) for|can only concatenate|'\S+' not supported between).*NoneType/,
  },
  function_not_called: {
    type: 'TypeError',
    message:
      /^(?:unsupported operand type\(s\) for|can only concatenate|'\S+' not supported between).*['"](?:function|method|builtin_function_or_method)['"]/,
  },
  tuple_comma: { type: 'TypeError', message: /^can only concatenate tuple/ },
  list_plus: { type: 'TypeError', message: /^can only concatenate list \(not "(?<other>\w+)"\)/ },
  text_plus_number: {
    type: 'TypeError',
    message: /^can only concatenate str \(not "(?<other>\w+)"\) to str/,
  },
  text_times_text: {
    type: 'TypeError',
    message: /^can't multiply sequence by non-int of type '(?<other>\w+)'/,
  },
  operands_same: {
    type: 'TypeError',
    message: /^unsupported operand type\(s\) for (?<name>\S+): '(?<one>\w+)' and '\k<one>'/,
  },
  operands: {
    type: 'TypeError',
    message: /^unsupported operand type\(s\) for (?<name>\S+): '(?<one>\w+)' and '(?<other>\w+)'/,
  },
  compare: {
    type: 'TypeError',
    message: /^'(?<name>\S+)' not supported between instances of '(?<one>\w+)' and '(?<other>\w+)'/,
  },
  argument_missing: { type: 'TypeError', message: /^(?<name>[\w.]+)\(\) missing (?<count>\d+) required/ },
  self_missing: {
    type: 'TypeError',
    message: /^\w+\.(?<name>\w+)\(\) takes 0 positional arguments but 1 was given/,
  },
  argument_extra: {
    type: 'TypeError',
    message:
      /^(?<name>[\w.]+?)(?:\(\))? (?:takes .*but (?<count>\d+) (?:was|were) given|expected at most .* got \d+)/,
  },
  argument_name: {
    type: 'TypeError',
    message: /^(?<name>[\w.]+)\(\) got an unexpected keyword argument '(?<other>[^']+)'/,
  },
  called_collection: { type: 'TypeError', message: /^'(?<name>list|tuple|dict)' object is not callable/ },
  called_text: { type: 'TypeError', message: /^'str' object is not callable/ },
  not_callable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not callable/ },
  not_subscriptable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not subscriptable/ },
  no_item_assignment: {
    type: 'TypeError',
    message: /^'(?<name>\w+)' object does not support item assignment/,
  },
  not_iterable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not iterable/ },
  join_texts: { type: 'TypeError', message: /^sequence item \d+: expected str instance, (?<name>\w+) found/ },
  write_text: { type: 'TypeError', message: /^write\(\) argument must be str, not (?<name>\w+)/ },
  type_for: { type: 'TypeError', message: /^bad operand type for (?<one>\S+): '(?<name>\w+)'/ },
  no_length: { type: 'TypeError', message: /^object of type '(?<name>\w+)' has no len/ },
  not_whole: { type: 'TypeError', message: /^'(?<name>\w+)' object cannot be interpreted as an integer/ },
  index_not_whole: { type: 'TypeError', message: /indices must be integers/ },
  unhashable: { type: 'TypeError', message: /unhashable type: '(?<name>\w+)'/ },
  unpack_one: { type: 'TypeError', message: /^cannot unpack non-iterable (?<name>\w+) object/ },
  percent_few: { type: 'TypeError', message: /^not enough arguments for format string/ },
  raise_text: { type: 'TypeError', message: /^exceptions must derive from BaseException/ },
  type: { type: 'TypeError' },

  empty_number: {
    type: 'ValueError',
    message: /^invalid literal for int\(\).*: ''$|^could not convert string to float: ''$/,
  },
  decimal_comma: { type: 'ValueError', message: /^could not convert string to float: '(?<name>\d+,\d+)'/ },
  int_of_decimal: { type: 'ValueError', message: /^invalid literal for int\(\).*: '(?<name>-?\d+\.\d+)'/ },
  not_number: {
    type: 'ValueError',
    message: /^(?:invalid literal for int\(\).*|could not convert string to float): ['"](?<name>.*)['"]$/,
  },
  unpack_many: { type: 'ValueError', message: /^too many values to unpack/ },
  unpack_few: { type: 'ValueError', message: /^not enough values to unpack/ },
  not_in_list: { type: 'ValueError', message: /not in list$/ },
  not_in_text: { type: 'ValueError', message: /^substring not found/ },
  json: { type: 'JSONDecodeError' },
  empty_of: { type: 'ValueError', message: /^(?<name>max|min)\(\) (?:iterable )?argument is empty/ },
  negative_root: { type: 'ValueError', message: /^(?:expected a nonnegative input|math domain error)/ },
  value: { type: 'ValueError' },

  pop_empty: { type: 'IndexError', message: /^pop from empty/ },
  choose_empty: { type: 'IndexError', message: /^Cannot choose from an empty/ },
  format_few: { type: 'IndexError', message: /^Replacement index/ },
  index_append: { type: 'IndexError', message: /^list assignment index/ },
  index: { type: 'IndexError' },
  key: { type: 'KeyError', message: /^(?<name>.+)$/ },
  zero: { type: 'ZeroDivisionError' },
  attribute_of_none: {
    type: 'AttributeError',
    message: /^'NoneType' object has no attribute '(?<name>[^']+)'/,
  },
  attribute_similar: {
    type: 'AttributeError',
    message: /has no attribute '(?<name>[^']+)'.*Did you mean:? '(?<other>[^']+)'/,
  },
  attribute_set: {
    type: 'AttributeError',
    message: /^'(?<one>\w+)' object has no attribute '(?<name>[^']+)' and no __dict__/,
  },
  length: {
    type: 'AttributeError',
    message: /^'(?<one>str|list|tuple|dict|set)' object has no attribute '(?<name>length|size|len|count)'/,
  },
  text_append: {
    type: 'AttributeError',
    message: /^'str' object has no attribute '(?<name>append|add|push)'/,
  },
  tuple_append: {
    type: 'AttributeError',
    message: /^'tuple' object has no attribute '(?<name>append|add|remove|insert|pop|sort)'/,
  },
  dict_dot: { type: 'AttributeError', message: /^'dict' object has no attribute '(?<name>[^']+)'$/ },
  list_push: {
    type: 'AttributeError',
    message: /^'list' object has no attribute '(?<name>push|add|push_back)'/,
  },
  attribute_of_module: {
    type: 'AttributeError',
    message: /module '(?<one>[\w.]+)' has no attribute '(?<name>[^']+)'/,
  },
  attribute: { type: 'AttributeError', message: /^'?(?<one>[\w.]+)'?.* has no attribute '(?<name>[^']+)'/ },
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
  file: { type: 'FileNotFoundError', message: /'(?<name>[^']*)'$/ },
  recursion: { type: 'RecursionError' },
  assertion_said: { type: 'AssertionError', message: /\S/ },
  assertion: { type: 'AssertionError' },
  memory: { type: 'MemoryError' },
  too_large: { type: 'OverflowError', message: /index-sized integer/ },
  float_overflow: { type: 'OverflowError' },
  threads: { type: 'RuntimeError', message: /^can't start new thread/ },
  changed_in_loop: { type: 'RuntimeError', message: /changed (?:size )?during iteration/ },
  network: {
    type: 'OSError',
    message:
      /urlopen error|Host is unreachable|Network|socket|[Cc]onnection|Name or service|Temporary failure|Remote end closed/i,
  },
  nobody_asks: { type: 'EOFError' },
  other: { type: 'Exception' },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules | ClueKind

/** What the message named: a name, and where there are two things, the one and the other. */
export interface Named {
  name: string
  one: string
  other: string
  count: string
  letter: string
  line: number
  branch: Branch
  head: number
  /** The exception and its message. */
  type: string
  message: string
}

export interface Found {
  rule: RuleName
  named: Named
}

/** Of a line or a message: a longer one is nobody's, and some rules begin anew in each of its places. */
const LONGEST = 500

/** What is surer than the clue that is found with it. */
const overClues: Partial<Record<ClueKind, readonly (keyof typeof rules)[]>> = {
  operator: ['pip'],
  raised: ['raise_text'],
  times: ['called_collection', 'called_text'],
}

/**
 * The rule that fits an error of Python, if any does: what the program shows takes precedence over the error's message.
 */
export function findRule(whole: PythonError): Found | undefined {
  const { clue } = whole
  const error = {
    ...whole,
    message: whole.message.slice(0, LONGEST),
    code: whole.code.slice(0, LONGEST),
  }
  if (!clue) return findAmong(Object.keys(rules) as (keyof typeof rules)[], error) // the keys are the names
  return (
    findAmong(overClues[clue.kind] ?? [], error) ?? {
      rule: clue.kind,
      named: { ...plainOf(error), ...clue, count: String(clue.count) },
    }
  )
}

function findAmong(names: readonly (keyof typeof rules)[], error: PythonError): Found | undefined {
  for (const rule of names) {
    const { type, message, code }: Rule = rules[rule]
    if (type !== error.type && !error.parents.includes(type)) continue
    const inMessage = message?.exec(error.message)
    const inCode = code?.exec(error.code)
    if ((message && !inMessage) || (code && !inCode)) continue
    const { name = '', one = '', other = '', count = '' } = { ...inMessage?.groups, ...inCode?.groups }
    return { rule, named: { ...plainOf(error), name: calledName(name), one, other, count } }
  }
  return undefined
}

const plainOf = ({ type, message }: PythonError) =>
  ({ one: '', letter: '', line: 0, branch: 'if', head: 0, type, message }) as const

/** What asks here is ours, and a class is called by its own name. */
const calledName = (name: string): string => name.replace(/^_(?=input$)|\.__init__$/, '')

/** The words and signs of Python for those of other languages. */
export const logicWords: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or', '!': 'not' }
export const signs: Readonly<Record<string, string>> = { '=<': '<=', '=>': '>=', '=!': '!=', '<>': '!=' }

/** The message of an exception; a KeyError's is its key as Python writes it. */
export function said(type: string, message: string): string {
  const text =
    type === 'KeyError' ? message.replace(/^(?<quote>['"])(?<text>.*)\k<quote>$/, '$<text>') : message
  return text === '' ? type : `«${text}»`
}

/** Whether a name that is not known is probably a person's or a place's rather than a typo. */
export function isWord(name: string, other: string): boolean {
  return /^\p{Lu}/u.test(name) && name.toLowerCase() !== other.toLowerCase()
}
