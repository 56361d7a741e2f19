import type { PythonError } from '@qadam/code-lab/explain-error'

const parents: Readonly<Record<string, readonly string[]>> = {
  IndentationError: ['SyntaxError'],
  TabError: ['IndentationError', 'SyntaxError'],
  UnboundLocalError: ['NameError'],
  ModuleNotFoundError: ['ImportError'],
  JSONDecodeError: ['ValueError'],
  'json.decoder.JSONDecodeError': ['JSONDecodeError', 'ValueError'],
  UnicodeDecodeError: ['ValueError'],
  RecursionError: ['RuntimeError'],
}

/** The error that a traceback reports, as far as its text does; undefined where it is none. */
export function readTraceback(text: string): PythonError | undefined {
  const lines = text.trimEnd().split('\n')
  const last = lines.findLastIndex((line) => /^[\w.]*(?:Error|Exception|Interrupt|Exit)\b/.test(line))
  const summary = /^(?<type>[\w.]+)(?::\s*(?<message>.*))?$/s.exec(lines[last] ?? '')?.groups
  if (!summary?.['type']) return undefined
  const places = [...text.matchAll(/File "(?<file>[^"]+)", line (?<line>\d+)[^\n]*\n?(?<code>[^\n]*)/g)]
  const place = places.at(-1)?.groups
  const type = summary['type']
  return {
    type: type.split('.').at(-1) ?? type,
    parents: parents[type] ?? [],
    message: summary['message'] ?? '',
    text,
    code: place?.['code'] ?? '',
    ...(place && {
      place: { file: place['file']?.split('/').at(-1) ?? '', line: Number(place['line']) },
    }),
  }
}
