import type { PythonError } from '../parse-message.ts'

interface Rule {
  /** The exception, or one it is a kind of. */
  type: string
  message?: RegExp
  /** What the line itself must show. */
  code?: RegExp
}

/** What beginners meet, the special before the general: the first that fits explains. */
const rules = {
  old_print: { type: 'SyntaxError', message: /^Missing parentheses in call to '(?<name>\w+)'/ },
  never_closed: { type: 'SyntaxError', message: /^'(?<name>[([{])' was never closed/ },
  unmatched: { type: 'SyntaxError', message: /^unmatched '(?<name>[)\]}])'|does not match opening/ },
  unterminated_string: { type: 'SyntaxError', message: /^unterminated .*string literal/ },
  f_string: { type: 'SyntaxError', message: /^f-string/ },
  colon: { type: 'SyntaxError', message: /^expected ':'/ },
  assign_in_condition: { type: 'SyntaxError', message: /Maybe you meant '==' or ':=' instead of '='/ },
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
  syntax: { type: 'SyntaxError' },

  local_before: { type: 'UnboundLocalError', message: /local variable '(?<name>[^']+)'/ },
  name_similar: {
    type: 'NameError',
    message: /^name '(?<name>[^']+)' is not defined\. Did you mean: '(?<other>[^']+)'/,
  },
  name_import: { type: 'NameError', message: /^name '(?<name>[^']+)' is not defined.*forg[eo]t to import/ },
  name: { type: 'NameError', message: /^name '(?<name>[^']+)'/ },

  text_plus_number: {
    type: 'TypeError',
    message: /^can only concatenate str \(not "(?<other>\w+)"\) to str/,
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
  argument_extra: {
    type: 'TypeError',
    message: /^(?<name>[\w.]+)\(\) takes .*but (?<count>\d+) (?:was|were) given/,
  },
  argument_name: {
    type: 'TypeError',
    message: /^(?<name>[\w.]+)\(\) got an unexpected keyword argument '(?<other>[^']+)'/,
  },
  not_callable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not callable/ },
  not_subscriptable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not subscriptable/ },
  no_item_assignment: {
    type: 'TypeError',
    message: /^'(?<name>\w+)' object does not support item assignment/,
  },
  not_iterable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not iterable/ },
  no_length: { type: 'TypeError', message: /^object of type '(?<name>\w+)' has no len/ },
  not_whole: { type: 'TypeError', message: /^'(?<name>\w+)' object cannot be interpreted as an integer/ },
  index_not_whole: { type: 'TypeError', message: /indices must be integers/ },
  unhashable: { type: 'TypeError', message: /unhashable type: '(?<name>\w+)'/ },
  type: { type: 'TypeError' },

  empty_number: {
    type: 'ValueError',
    message: /^invalid literal for int\(\).*: ''$|^could not convert string to float: ''$/,
  },
  decimal_comma: { type: 'ValueError', message: /^could not convert string to float: '(?<name>\d+,\d+)'/ },
  int_of_decimal: { type: 'ValueError', message: /^invalid literal for int\(\).*: '(?<name>-?\d+\.\d+)'/ },
  not_number: {
    type: 'ValueError',
    message: /^(?:invalid literal for int\(\).*|could not convert string to float): '(?<name>.*)'$/,
  },
  unpack_many: { type: 'ValueError', message: /^too many values to unpack/ },
  unpack_few: { type: 'ValueError', message: /^not enough values to unpack/ },
  not_in_list: { type: 'ValueError', message: /not in list$/ },
  json: { type: 'JSONDecodeError' },
  value: { type: 'ValueError' },

  pop_empty: { type: 'IndexError', message: /^pop from empty/ },
  index: { type: 'IndexError' },
  key: { type: 'KeyError', message: /^(?<name>.+)$/ },
  zero: { type: 'ZeroDivisionError' },
  attribute_of_none: {
    type: 'AttributeError',
    message: /^'NoneType' object has no attribute '(?<name>[^']+)'/,
  },
  attribute: { type: 'AttributeError', message: /^'?(?<one>[\w.]+)'?.* has no attribute '(?<name>[^']+)'/ },
  module: { type: 'ModuleNotFoundError', message: /^No module named '(?<name>[^']+)'/ },
  import_name: { type: 'ImportError', message: /^cannot import name '(?<name>[^']+)' from '?(?<one>[\w.]+)/ },
  file: { type: 'FileNotFoundError', message: /'(?<name>[^']*)'$/ },
  recursion: { type: 'RecursionError' },
  assertion: { type: 'AssertionError' },
  memory: { type: 'MemoryError' },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** What the message named: a name, and where there are two things, the one and the other. */
export interface Named {
  name: string
  one: string
  other: string
  count: string
}

export interface Found {
  rule: RuleName
  named: Named
}

/** The rule that fits an error of Python, if any does. */
export function findRule(error: PythonError): Found | undefined {
  for (const [rule, { type, message, code }] of Object.entries<Rule>(rules)) {
    if (type !== error.type && !error.parents.includes(type)) continue
    const inMessage = message?.exec(error.message)
    const inCode = code?.exec(error.code)
    if ((message && !inMessage) || (code && !inCode)) continue
    const { name = '', one = '', other = '', count = '' } = { ...inMessage?.groups, ...inCode?.groups }
    return { rule: rule as RuleName, named: { name, one, other, count } } // a key of the table above
  }
  return undefined
}
