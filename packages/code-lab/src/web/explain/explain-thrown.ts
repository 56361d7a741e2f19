import { similar } from '../build/project-names.ts'

/** What an error of a page means, for a text in the reader's language. */
export interface ThrownHint {
  kind: ThrownHintKind
  /** The word it is about. */
  name: string
  /** What was meant, or where it comes from. */
  other: string
}

export type ThrownHintKind =
  | (typeof rules)[number][0]
  | 'import_name'
  | 'component_not_defined'
  | 'no_require'
  | 'lookalike'
  | 'letter_case'
  | 'name_near'
  | 'python_name'

/**
 * Each browser has its own wording: Chromium's, Firefox's and Safari's stand here, and React's, which are the same in
 * all. `name` and `other` are what the sentence is about.
 */
const rules = [
  [
    'not_defined',
    /ReferenceError: (?<name>[\p{L}\w$]+) is not defined|Can't find variable: (?<other>[\p{L}\w$]+)/u,
  ],
  [
    'too_early',
    /Cannot access '(?<name>[^']+)' before init|can't access lexical declaration '(?<other>[^']+)'/,
  ],
  ['constant', /Assignment to constant variable|invalid assignment to const|assign to readonly property/],
  [
    'of_null',
    /Cannot (?:read|set) properties of null \((?:reading|setting) '(?<name>[^']+)'|can't access property "(?<other>[^"]+)", .* is null|null is not an object/,
  ],
  [
    'of_undefined',
    /Cannot (?:read|set) properties of undefined \((?:reading|setting) '(?<name>[^']+)'|can't access property "(?<other>[^"]+)", .* is undefined|undefined is not an object/,
  ],
  ['reduce_empty', /reduce of empty array/i],
  [
    'class_without_new',
    /Class constructor (?<name>\w+) cannot be invoked|class constructors must be invoked|call a class constructor/i,
  ],
  ['super_first', /must call (?:the )?super constructor|'super\(\)' must be called/i],
  ['digits', /(?:toFixed|toPrecision)\(\) (?:digits )?argument|precision -?\d+ out of range/i],
  ['bigint', /Cannot mix BigInt|can't convert BigInt|Invalid mix of BigInt/],
  ['not_iterable', /is not iterable|spread syntax requires/i],
  ['not_function', /TypeError: (?<name>[^\s(]\S*) is not a function/],
  ['not_constructor', /TypeError: (?<name>\S+) is not a constructor/],
  // What the answer for a missing file says in place of data.
  ['json_missing', /"Not Found" is not valid JSON|Unexpected identifier "Not"/],
  ['json', /is not valid JSON|in JSON at position|Unexpected end of JSON|JSON\.parse:|JSON Parse error/],
  ['no_internet', /Failed to fetch|NetworkError when|TypeError: Load failed/],
  ['too_long', /Invalid (?:array|string) length|Invalid count value|invalid array length|Out of memory/],
  [
    'not_a_node',
    /(?:appendChild|insertBefore|removeChild|replaceChild)' on 'Node': parameter \d is not|does not implement interface Node/,
  ],
  ['selector', /'(?<name>[^']*)' is not a valid selector|SyntaxError: '(?<other>.*)' is not a valid/],
  ['storage_full', /QuotaExceeded|exceeded the quota/],
  [
    'no_export',
    /does not provide an export named '(?<name>[^']+)'|doesn't provide an export named: '(?<other>[^']+)'/,
  ],
  ['react_object', /Objects are not valid as a React child/],
  ['react_function', /Functions are not valid as a React child/],
  ['react_renders', /Too many re-renders/],
  ['react_depth', /Maximum update depth exceeded/],
  ['react_effect_async', /must not return anything besides a function/],
  [
    'react_small',
    /<(?<name>[\w.]+) \/> is using incorrect casing|The tag <(?<other>[\w.]+)> is unrecognized/,
  ],
  ['react_literal', /Did you accidentally export a JSX literal/],
  ['react_hook_place', /Invalid hook call|Rendered (?:more|fewer) hooks|change in the order of Hooks/],
  ['react_type', /(?:Element )?type is invalid[^]*? but got: (?<name>\w+)/],
  ['react_root', /Target container is not a DOM element/],
  ['react_key', /unique "key" prop|two children with the same key/],
  [
    'react_property',
    /Invalid (?:DOM property|event handler property) `(?<name>[^`]+)`\. Did you mean `(?<other>[^`]+)`/,
  ],
  ['react_listener', /Expected `(?<name>\w+)` listener to be a function/],
  ['react_style', /`style` prop expects a mapping/],
  ['react_value', /without an `onChange` handler/],
  ['react_controlled', /changing an? (?:un)?controlled/],
  ['react_void', /(?<name>\w+) is a void element tag/],
  ['react_nesting', /(?<name><\w+>) cannot (?:be|appear as) a (?:child|descendant) of (?<other><\w+>)/],
] as const satisfies readonly (readonly [string, RegExp])[]

const sources: Readonly<Record<string, readonly string[]>> = {
  react: [
    'useState',
    'useEffect',
    'useRef',
    'useMemo',
    'useCallback',
    'useContext',
    'useReducer',
    'useId',
    'useLayoutEffect',
    'useTransition',
    'useDeferredValue',
    'useActionState',
    'useOptimistic',
    'createContext',
    'Fragment',
    'StrictMode',
    'Suspense',
    'memo',
    'forwardRef',
    'lazy',
    'use',
  ],
  'react-dom/client': ['createRoot'],
  'react-dom': ['createPortal', 'flushSync', 'useFormStatus'],
}

/**
 * What a thrown error or a warning of React means; undefined for what is not known. @param text the browser's message.
 */
export function explainThrown(text: string): ThrownHint | undefined {
  for (const [kind, pattern] of rules) {
    const found = pattern.exec(text)
    if (!found) continue
    const { name, other } = (found.groups ?? {}) as { name?: string; other?: string } // as named above
    const hint = { kind, name: name ?? other ?? '', other: name === undefined ? '' : (other ?? '') }
    if (kind === 'react_style') return { ...hint, other: "style={{ color: 'red' }}" }
    if (kind === 'react_small') return { ...hint, other: capital(hint.name) }
    if (kind === 'not_defined')
      return ofLetters(hint.name) ?? ofUnknown(hint) ?? near(hint.name, globals) ?? hint
    if (kind === 'not_function') return ofLetters(hint.name) ?? near(hint.name, methods) ?? hint
    return hint
  }
  return undefined
}

/** Names that browsers have and beginners write in other letters. */
const globals =
  'document window console navigator localStorage sessionStorage Math JSON alert prompt confirm setTimeout setInterval parseInt parseFloat isNaN fetch'.split(
    ' ',
  )
const methods = [
  'log warn error table addEventListener removeEventListener querySelector querySelectorAll getElementById',
  'getElementsByClassName getElementsByTagName createElement appendChild append prepend remove getAttribute',
  'setAttribute preventDefault toggle contains forEach map filter find includes push pop shift unshift splice',
  'slice join split indexOf replace trim toUpperCase toLowerCase toFixed toString random floor round ceil max min',
  'parse stringify getItem setItem removeItem',
].flatMap((line) => line.split(' '))

/** A name in the wrong letters: of two alphabets, or in other capitals than the browser's own. */
function ofLetters(name: string): ThrownHint | undefined {
  const letter = /[a-z]/i.test(name) ? /[\u0400-\u04FF]/.exec(name)?.[0] : undefined
  if (letter !== undefined) return { kind: 'lookalike', name, other: letter }
  const last = name.split('.').at(-1) ?? ''
  const names = last === name ? globals : methods
  const meant = names.find((each) => each.toLowerCase() === last.toLowerCase())
  return meant === undefined || names.includes(last) ? undefined : { kind: 'letter_case', name, other: meant }
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** What Python calls what JavaScript has, too. */
const python: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  len: '.length',
  str: 'String(…)',
  int: 'Number(…)',
  float: 'Number(…)',
  input: 'prompt(…)',
  range: 'for (let i = 0; i < n; i++)',
  self: 'this',
}

/** A name of the browser's that was perhaps meant. */
function near(name: string, known: readonly string[]): ThrownHint | undefined {
  const last = name.split('.').at(-1) ?? ''
  if (known.includes(last)) return undefined
  const other = similar(last, known)
  return other === undefined ? undefined : { kind: 'name_near', name: last, other }
}

function ofUnknown(hint: ThrownHint): ThrownHint | undefined {
  const { name } = hint
  const source = Object.keys(sources).find((each) => sources[each]?.includes(name))
  if (source !== undefined) return { kind: 'import_name', name, other: `import { ${name} } from '${source}'` }
  if (name === 'React') return { kind: 'import_name', name, other: `import React from 'react'` }
  if (name === 'ReactDOM')
    return { kind: 'import_name', name, other: `import { createRoot } from 'react-dom/client'` }
  if (name === 'require') return { ...hint, kind: 'no_require' }
  const meant = Object.hasOwn(python, name) ? python[name] : undefined
  if (meant !== undefined) return { kind: 'python_name', name, other: meant }
  return /^\p{Lu}\p{Ll}/u.test(name) ? { ...hint, kind: 'component_not_defined' } : undefined
}
