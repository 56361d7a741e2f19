import type { Rule } from './named.ts'
import type { SyntaxClue } from './clues.ts'

/** What Python does not read, the special before the general: the first that fits explains. */
export const syntaxRules = {
  pip: { type: 'SyntaxError', code: /^\s*(?:python3?\s+-m\s+)?pip3?\s+install\b/ },
  part_of_text: {
    type: 'SyntaxError',
    message: /Is this intended to be part of the string/,
    code: /(?:"[^"]*){3}|(?:'[^']*){3}/,
  },
  leading_zero: { type: 'SyntaxError', message: /^leading zeros/ },
  old_print: { type: 'SyntaxError', message: /^Missing parentheses in call to '(?<name>\w+)'/ },
  f_string: {
    type: 'SyntaxError',
    message: /^f-string: (?:expecting '[}!]|single '}'|'\{' was never closed)/,
    // Where each has its other, something else is wrong inside.
    code: /^(?![^{}]*(?:\{[^{}]*\}[^{}]*)*$)/,
  },
  never_closed: { type: 'SyntaxError', message: /^(?:f-string: )?'(?<name>[([{])' was never closed/ },
  unmatched: { type: 'SyntaxError', message: /^(?:f-string: )?unmatched '|does not match opening/ },
  triple_quote: { type: 'SyntaxError', message: /^unterminated (?:f-string )?triple-quoted/ },
  backslash: { type: 'SyntaxError', message: /unicodeescape/ },
  unterminated_string: { type: 'SyntaxError', message: /^unterminated .*string literal/ },
  f_empty: {
    type: 'SyntaxError',
    message: /^f-string: (?:valid expression required before '}'|empty expression)/,
  },
  f_inside: { type: 'SyntaxError', message: /^f-string/ },
  conditional_else: { type: 'SyntaxError', message: /^expected 'else' after 'if' expression/ },
  dict_value: { type: 'SyntaxError', message: /^expression expected after dictionary key/ },
  in_missing: { type: 'SyntaxError', message: /^'in' expected after for-loop/ },
  dict_colon: { type: 'SyntaxError', message: /^':' expected after dictionary key/ },
  except_missing: { type: 'SyntaxError', message: /^expected 'except' or 'finally' block/ },
  elif_after_else: { type: 'SyntaxError', message: /^'elif' block follows an 'else' block/ },
  colon_said: { type: 'SyntaxError', message: /^expected ':'/ },
  assign_in_condition: {
    type: 'SyntaxError',
    message: /Maybe you meant '==' or ':=' instead of '='|^cannot assign to (?:attribute|subscript) here/,
  },
  assign_to_expression: {
    type: 'SyntaxError',
    message: /^cannot assign to (?:expression|function call|comparison)? ?here\. Maybe you meant '=='/,
  },
  assign_to_word: { type: 'SyntaxError', message: /^cannot assign to (?<name>True|False|None)\b/ },
  assign_to_value: { type: 'SyntaxError', message: /^cannot assign to .*Maybe you meant '=='/ },
  comma: {
    type: 'SyntaxError',
    message: /Perhaps you forgot a comma|Is this intended to be part of the string/,
  },
  curly_quote: {
    type: 'SyntaxError',
    message: /^invalid character '(?<name>[‘’“”«»„ʻʼ])'/u,
    // Between two letters it is a letter's own sign, as of oʻ.
    code: /(?:^|\P{L})[‘’“”«»„ʻʼ]|[‘’“”«»„ʻʼ](?:\P{L}|$)/u,
  },
  backtick: { type: 'SyntaxError', message: /^invalid syntax/, code: /(?<name>`)/ },
  dash: { type: 'SyntaxError', message: /^invalid character '(?<name>[–—−])'/u },
  power_sign: { type: 'SyntaxError', message: /^invalid character '(?<name>[²³])'/ },
  math_sign: { type: 'SyntaxError', message: /^invalid character '(?<name>[×÷·≤≥≠])'/ },
  hidden_space: {
    type: 'SyntaxError',
    message: /^invalid non-printable character U\+(?:00A0|00AD|200[0-9A-F]|202[0-9A-F]|2060|3000|FEFF)/,
  },
  strange_character: {
    type: 'SyntaxError',
    message: /^invalid (?:non-printable )?character '?(?<name>[^' ]+)/u,
  },
  name_with_digit: { type: 'SyntaxError', message: /^invalid decimal literal/, code: /\d\p{L}/u },
  else_alone: {
    type: 'SyntaxError',
    message: /^invalid syntax/,
    code: /^\s*(?<name>else|elif)\b/,
    atStart: true,
  },
  except_alone: {
    type: 'SyntaxError',
    message: /^invalid syntax/,
    code: /^\s*(?<name>except|finally)\b/,
    atStart: true,
  },
  keyword_said: { type: 'SyntaxError', message: /Did you mean '(?<other>\w+)'\?$/ },
  await_outside: { type: 'SyntaxError', message: /^'(?<name>await)' outside/ },
  yield_outside: { type: 'SyntaxError', message: /^'(?<name>yield)[^']*' outside function/ },
  nonlocal_outside: { type: 'SyntaxError', message: /^nonlocal declaration not allowed/ },
  parameter_order: {
    type: 'SyntaxError',
    message: /^(?:parameter without a default follows|non-default argument follows)/,
  },
  parameter_twice: { type: 'SyntaxError', message: /^duplicate (?:parameter|argument) '(?<name>\w+)'/ },
  global_late: {
    type: 'SyntaxError',
    message: /^name '(?<name>\w+)' is .* (?<other>global|nonlocal) declaration/,
  },
  positional_after: { type: 'SyntaxError', message: /^positional argument follows keyword argument/ },
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
} as const satisfies Record<string, Rule>

/** `text_as_code` is of no line of the program. */
export type SyntaxRule = keyof typeof syntaxRules | SyntaxClue | 'text_as_code'
