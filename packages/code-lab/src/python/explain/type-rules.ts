import type { Rule } from './named.ts'

/** What an operation or a call says of values that are not of its kind, the special before the general. */
export const typeRules = {
  operands_none: {
    type: 'TypeError',
    message:
      /^(?:unsupported operand type\(s\) for|can only concatenate|'\S+' not supported between).*NoneType/,
  },
  function_not_called: {
    type: 'TypeError',
    message:
      /^(?:unsupported operand type\(s\) for|can only concatenate|'\S+' not supported between|object of type).*['"](?:function|method|builtin_function_or_method)['"]|^'(?:function|method|builtin_function_or_method)' object is not iterable/,
  },
  append_many: {
    type: 'TypeError',
    message: /^list\.append\(\) takes exactly one argument \((?<count>\d+) given\)/,
  },
  tuple_comma: { type: 'TypeError', message: /^can only concatenate tuple/ },
  list_plus: { type: 'TypeError', message: /^can only concatenate list \(not "(?<other>\w+)"\)/ },
  text_plus_number: {
    type: 'TypeError',
    message: /^can only concatenate str \(not "(?:\w+\.)*(?<other>\w+)"\) to str/,
  },
  text_times_text: {
    type: 'TypeError',
    message: /^can't multiply sequence by non-int of type '(?<other>\w+)'/,
  },
  power_caret: {
    type: 'TypeError',
    message: /^unsupported operand type\(s\) for \^=?: '(?:int|float)' and '(?:int|float)'/,
  },
  operands_same: {
    type: 'TypeError',
    message: /^unsupported operand type\(s\) for (?<name>\S+): '(?<one>\w+)' and '\k<one>'/,
  },
  operands: {
    type: 'TypeError',
    message:
      /^unsupported operand type\(s\) for (?<name>\S+): '(?:\w+\.)*(?<one>\w+)' and '(?:\w+\.)*(?<other>\w+)'/,
  },
  compare: {
    type: 'TypeError',
    message: /^'(?<name>\S+)' not supported between instances of '(?<one>\w+)' and '(?<other>\w+)'/,
  },
  argument_missing: {
    type: 'TypeError',
    message: /^(?<name>[\w.<>]+)\(\) missing (?<count>\d+) required[^:]*:? ?(?<other>.*)$/,
  },
  argument_needed: { type: 'TypeError', message: / missing required argument:? '(?<name>\w+)'/ },
  no_keywords: { type: 'TypeError', message: /^(?<name>[\w.]+)\(\) takes no keyword arguments/ },
  no_arguments: { type: 'TypeError', message: /^(?<name>[\w.]+)\(\) takes no arguments/ },
  self_missing: {
    type: 'TypeError',
    message: /^\w+\.(?<name>\w+)\(\) takes 0 positional arguments but 1 was given/,
  },
  argument_extra: {
    type: 'TypeError',
    message:
      /^(?<name>[\w.<>]+?)(?:\(\))? (?:takes .*but (?<count>\d+) (?:was|were) given|expected at most .* got \d+)/,
  },
  builtin_arguments: {
    type: 'TypeError',
    message:
      /^(?<name>\w+)(?:\(\) takes (?:exactly|at (?:least|most)) .*\(| expected (?:at least )?\d+ arguments?, got )(?<count>\d+)/,
  },
  argument_name_similar: {
    type: 'TypeError',
    message:
      /^(?<name>[\w.]+)\(\) got an unexpected keyword argument '(?<one>[^']+)'\. Did you mean '(?<other>[^']+)'/,
  },
  argument_name: {
    type: 'TypeError',
    message: /^(?<name>[\w.]+)\(\) got an unexpected keyword argument '(?<other>[^']+)'/,
  },
  called_collection: { type: 'TypeError', message: /^'(?<name>list|tuple|dict)' object is not callable/ },
  called_text: { type: 'TypeError', message: /^'str' object is not callable/, code: /["']\s*\(/ },
  not_callable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not callable/ },
  set_subscript: { type: 'TypeError', message: /^'(?:frozen)?set' object is not subscriptable/ },
  row_subscript: {
    type: 'TypeError',
    message:
      /^'(?<name>map|filter|zip|enumerate|generator|\w*iterator|reversed|dict_(?:keys|values|items))' object is not subscriptable/,
  },
  not_subscriptable: { type: 'TypeError', message: /^'(?:\w+\.)*(?<name>\w+)' object is not subscriptable/ },
  no_item_deletion: { type: 'TypeError', message: /^'(?<name>\w+)' object doesn't support item deletion/ },
  no_item_assignment: {
    type: 'TypeError',
    message: /^'(?<name>\w+)' object does not support item assignment/,
  },
  not_iterable_in_call: {
    type: 'TypeError',
    message: /^'(?<name>\w+)' object is not iterable/,
    code: /^(?!\s*for\b)|(?:enumerate|zip|map|sorted)\(/,
  },
  in_what: { type: 'TypeError', message: /^argument of type '(?<name>\w+)' is not (?:iterable|a container)/ },
  not_iterable: { type: 'TypeError', message: /^'(?<name>\w+)' object is not iterable/ },
  join_texts: { type: 'TypeError', message: /^sequence item \d+: expected str instance, (?<name>\w+) found/ },
  file_name_type: {
    type: 'TypeError',
    message: /^expected str, bytes or os\.PathLike object, not (?<name>\w+)/,
  },
  write_text: { type: 'TypeError', message: /^write\(\) argument must be str, not (?<name>\w+)/ },
  type_for: { type: 'TypeError', message: /^bad operand type for (?<one>\S+): '(?<name>\w+)'/ },
  digits: { type: 'TypeError', message: /^object of type 'int' has no len/, code: /\blen\(/ },
  no_length: { type: 'TypeError', message: /^object of type '(?<name>\w+)' has no len/ },
  range_decimal: {
    type: 'TypeError',
    message: /^'float' object cannot be interpreted as an integer/,
    code: /range\([^)]*\d\.\d/,
  },
  slice_whole: { type: 'TypeError', message: /^slice indices must be integers/ },
  not_whole: { type: 'TypeError', message: /^'(?<name>\w+)' object cannot be interpreted as an integer/ },
  index_not_whole: { type: 'TypeError', message: /indices must be integers.*, not '?(?<name>\w+)/ },
  unhashable: { type: 'TypeError', message: /unhashable type: '(?<name>\w+)'/ },
  unpack_one_in_loop: {
    type: 'TypeError',
    message: /^cannot unpack non-iterable (?<name>\w+) object/,
    code: /\bfor\s+[\w\s,]+\sin\b/,
  },
  unpack_one: {
    type: 'TypeError',
    message: /^cannot unpack non-iterable (?<name>\w+) object/,
    code: /^[^=(]*,[^=]*=(?!=)/,
  },
  percent_few: { type: 'TypeError', message: /^not enough arguments for format string/ },
  percent_extra: {
    type: 'TypeError',
    message: /^not all arguments converted during string formatting/,
    code: /%[sdf.]/,
  },
  percent_many: { type: 'TypeError', message: /^not all arguments converted during string formatting/ },
  raise_text: {
    type: 'TypeError',
    message: /^exceptions must derive from BaseException/,
    code: /\braise\s*\(?\s*[fF]?["']/,
  },
  raise_other: { type: 'TypeError', message: /^exceptions must derive from BaseException/ },
  in_text: { type: 'TypeError', message: /^'in <string>' requires string as left operand, not (?<name>\w+)/ },
  sort_key: { type: 'TypeError', message: /^sort\(\) takes no positional arguments/ },
  number_of_many: {
    type: 'TypeError',
    message:
      /^(?<name>int|float)\(\) argument must be a string.* not '(?<other>list|tuple|set|map|filter|range)'/,
  },
  number_of_what: {
    type: 'TypeError',
    message: /^(?<name>int|float)\(\) argument must be a string.* not '(?<other>\w+)'/,
  },
  round_text: {
    type: 'TypeError',
    message: /must be real number, not (?<name>str)$|^type (?<one>str) doesn't define __round__/,
  },
  text_returned: {
    type: 'TypeError',
    message: /^(?<name>__(?:str|repr)__) returned non-string \(type (?<other>\w+)\)/,
  },
  print_word: { type: 'TypeError', message: /^(?<name>sep|end) must be None or a string, not (?<other>\w+)/ },
  percent_number: {
    type: 'TypeError',
    message: /^%(?<name>\w) format: .*number is required, not (?<other>\w+)/,
  },
  with_what: { type: 'TypeError', message: /^'(?<name>\w+)' object does not support the context manager/ },
  argument_twice: {
    type: 'TypeError',
    message: /^(?<name>[\w.]+)\(\) got multiple values for argument '(?<other>\w+)'/,
  },
  text_needed: {
    type: 'TypeError',
    message: /(?:\bargument \d+|first arg|^) ?must be str(?: or None| or a tuple of str)?, not (?<name>\w+)/,
  },
  join_what: { type: 'TypeError', message: /^can only join an iterable/ },
  after_star: { type: 'TypeError', message: /argument after \* must be an iterable, not (?<name>\w+)/ },
  type: { type: 'TypeError' },
} as const satisfies Record<string, Rule>

export type TypeRule = keyof typeof typeRules
