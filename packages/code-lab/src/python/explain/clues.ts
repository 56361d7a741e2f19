/** What syntax_clues.py, forms.py and repairs.py find in a line that Python does not read. */
export const syntaxClues = [
  'operator',
  'declared',
  'pasted_prompt',
  'pasted_fence',
  'pasted_number',
  'comment_sign',
  'else_condition',
  'repeat_loop',
  'for_range',
  'for_in',
  'call_brackets',
  'import_order',
  'lambda_return',
  'keyword',
  'foreign_word',
  'as_missing',
  'colon_here',
  'word_extra',
  'number_spaced',
  'quote_words',
  'quote_opening',
  'quote_other',
  'quote_inside',
  'f_apart',
  'name_space',
  'name_hyphen',
  'name_sign',
  'sign',
  'two_signs',
  'angle_list',
  'comma_between',
  'dict_colon',
  'two_statements',
  'do_loop',
  'word_twice',
  'left_missing',
  'parameter_value',
  'else_if',
  'c_for',
  'braces',
  'increment',
  'sign_space',
  'sign_order',
  'logic_sign',
  'apostrophe',
  'backslash_end',
  'then_word',
  'operand_missing',
  'walrus',
  'function_word',
  'keyword_name',
  'comprehension_if',
  'condition_missing',
  'for_name',
  'for_row',
  'word_called',
  'def_name',
  'def_brackets',
  'colon',
  'f_string',
  'never_closed',
] as const
export type SyntaxClue = (typeof syntaxClues)[number]

/** What clues.py finds around an error of a run, beyond its message. */
const runtimeClues = [
  'lookalike',
  'raised',
  'branch',
  'later',
  'global',
  'other_scope',
  'other_parameter',
  'of_method',
  'none',
  'none_in_place',
  'none_of_print',
  'none_returned',
  'none_sometimes',
  'none_of_call',
  'none_of_return',
  'none_of_get',
  'shadowed',
  'times',
  'compare_assign',
  'own_value',
  'value_called',
  'function_expected',
  'number_called',
  'one_number',
  'foreign_print',
  'of_object',
  'import_alias',
  'import_home',
  'key_quotes',
  'file_quotes',
  'text_quotes',
  'text_input',
  'text_number',
  'texts_in_list',
  'texts_summed',
  'number_text',
  'whole_division',
  'self_first',
  'init_name',
  'object_first',
  'module_class',
  'module_call',
  'super_missing',
  'index_range',
  'index_empty',
  'dict_slice',
  'dict_dot',
  'function_subscript',
  'key_type',
  'module_similar',
  'name_near',
  'module_member',
  'class_kept',
  'base_object',
  'dict_items',
  'deleted',
  'except_name',
  'except_as',
  'method_alone',
  'modules_apart',
  'part_absent',
  'set_remove',
  'index_comma',
] as const

const clueKinds = [...syntaxClues, ...runtimeClues]
export type ClueKind = SyntaxClue | (typeof runtimeClues)[number]

/** What slips.py finds in a program that ran to its end. */
export const slipKinds = [
  'no_f',
  'compare_alone',
  'compare_unused',
  'value_unused',
  'not_called',
  'result_shown',
  'result_unused',
  'or_always',
  'text_equals',
  'print_for_return',
  'print_only',
  'return_missing',
  'in_place_none',
  'plus_equals',
  'range_empty',
  'texts_joined',
  'row_hidden',
] as const
export type SlipKind = (typeof slipKinds)[number]

export const branches = ['if', 'else', 'for', 'while', 'try', 'except', 'match', 'some'] as const
export type Branch = (typeof branches)[number]

export interface Found<Kind> {
  kind: Kind
  name: string
  other: string
  letter: string
  /** Which letter of the name it is. */
  count: number
  /** The line of the program that it leads to; 0 where there is none. */
  line: number
  /** The branch that did not lead there, and the line it begins in. */
  branch: Branch
  head: number
}

const MAX_WORD = 80

export type Clue = Found<ClueKind>
export type Slip = Found<SlipKind>

/** A clue as clues.py gives it, or undefined: a program can send whatever it likes. */
export const parseClue = (given: unknown): Clue | undefined => parseFound(given, clueKinds)

/** A slip as slips.py gives it. */
export const parseSlip = (given: unknown): Slip | undefined => parseFound(given, slipKinds)

function parseFound<Kind extends string>(given: unknown, kinds: readonly Kind[]): Found<Kind> | undefined {
  // Its fields are validated one by one.
  const clue = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const kind = kinds.find((each) => each === clue['kind'])
  if (!kind) return undefined
  return {
    kind,
    name: wordOf(clue['name']),
    other: wordOf(clue['other']),
    letter: wordOf(clue['letter']),
    count: countOf(clue['count']),
    line: countOf(clue['line']),
    branch: branches.find((each) => each === clue['branch']) ?? 'if',
    head: countOf(clue['head']),
  }
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_WORD) : '')
const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0
