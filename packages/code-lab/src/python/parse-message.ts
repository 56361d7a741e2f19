import { parseClue, parseSlip, type Clue, type Slip } from './explain/clues.ts'
import type { WaitMode } from './frame/protocol.ts'
import { parseSteps, type Step } from './steps/parse-steps.ts'

/** A place in the student's program; lines and columns count from 1. */
export interface ErrorPlace {
  file: string
  line: number
  column?: number
  endLine?: number
  endColumn?: number
}

export interface PythonError {
  type: string
  /** The type and those it is a kind of, nearest first. */
  parents: readonly string[]
  message: string
  /** The traceback, of the student's own frames alone. */
  text: string
  /** The line it happened in. */
  code: string
  place?: ErrorPlace
  /** What the program around it shows. */
  clue?: Clue
  /** What the names and expressions of the line held. */
  values?: readonly ShownValue[]
}

export interface ShownValue {
  code: string
  text: string
  /** As Python calls it. */
  type: string
}

export type RunResult =
  /** Anew: Python had to be replaced by another, which knows no names. `incomplete` is a command of the shell. */
  | {
      outcome: 'finished' | 'stopped' | 'step_limit' | 'crashed' | 'incomplete'
      isAnew?: true
      /** What the program was hardly meant to say. */
      slips?: readonly Slip[]
    }
  | { outcome: 'error'; error: PythonError }

/** How long the drawing takes in milliseconds, what to do, and with what. */
export type TurtleCommand = readonly [number, string, ...unknown[]]

export type FrameMessage =
  | { type: 'loading'; key?: string }
  | { type: 'ready'; mode: WaitMode }
  | { type: 'snapshot'; bytes: ArrayBuffer }
  | { type: 'bad_snapshot' }
  | { type: 'failed'; message: string }
  | { type: 'output'; runId: number; stream: 'out' | 'err'; text: string }
  | { type: 'input'; runId: number }
  | { type: 'turtle'; runId: number; commands: readonly TurtleCommand[] }
  | { type: 'steps'; runId: number; from: number; steps: readonly Step[] }
  | { type: 'files'; runId: number; files: Readonly<Record<string, string>> }
  /** Of a check, `said` is the output of check.py for its caller. */
  | { type: 'done'; runId: number; result: RunResult; said: string }

/**
 * The frame's message, or undefined for an unknown one. All of it is untrusted: the student's program can send
 * anything.
 */
export function parseMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, runId } = data
  switch (type) {
    case 'loading':
      return typeof data['key'] === 'string' ? { type, key: data['key'] } : { type }
    case 'snapshot':
      return data['bytes'] instanceof ArrayBuffer ? { type, bytes: data['bytes'] } : undefined
    case 'bad_snapshot':
      return { type }
    case 'ready':
      return isMode(data['mode']) ? { type, mode: data['mode'] } : undefined
    case 'failed':
      return { type, message: textOf(data['message']) }
  }
  if (typeof runId !== 'number') return undefined
  switch (type) {
    case 'output': {
      const stream = data['stream'] === 'err' ? 'err' : 'out'
      return typeof data['text'] === 'string' ? { type, runId, stream, text: data['text'] } : undefined
    }
    case 'input':
      return { type, runId }
    case 'turtle': {
      const commands = parseJson(data['commands'])
      return Array.isArray(commands) ? { type, runId, commands: commands.filter(isCommand) } : undefined
    }
    case 'steps': {
      const from = Number(data['from'])
      if (!Number.isSafeInteger(from) || from < 0) return undefined
      return { type, runId, from, steps: parseSteps(parseJson(data['steps'])) }
    }
    case 'files': {
      const files = parseJson(data['files'])
      return isRecord(files) ? { type, runId, files: textsOf(files) } : undefined
    }
    case 'done':
      return { type, runId, result: resultOf(parseJson(data['result'])), said: textOf(data['result']) }
  }
  return undefined
}

function resultOf(result: unknown): RunResult {
  if (!isRecord(result)) return { outcome: 'finished' }
  if (result['outcome'] === 'error') return { outcome: 'error', error: parseError(result['error']) }
  const outcome = (['stopped', 'step_limit', 'crashed', 'incomplete'] as const).find(
    (each) => each === result['outcome'],
  )
  const slips = slipsOf(result['slips'])
  return {
    outcome: outcome ?? 'finished',
    ...(result['isAnew'] === true && { isAnew: true }),
    ...(slips.length > 0 && { slips }),
  }
}

const MAX_SLIPS = 3

function slipsOf(given: unknown): readonly Slip[] {
  return Array.isArray(given)
    ? given.slice(0, MAX_SLIPS).flatMap((each: unknown) => parseSlip(each) ?? [])
    : []
}

/** An error as runner.py describes it; empty where there is none. */
export function parseError(given: unknown): PythonError {
  const error = isRecord(given) ? given : {}
  const parents = Array.isArray(error['parents']) ? error['parents'].filter(isText) : []
  const place = placeOf(error['place'])
  const clue = parseClue(error['clue'])
  const values = valuesOf(error['values'])
  return {
    type: textOf(error['type']),
    parents,
    message: textOf(error['message']),
    text: textOf(error['text']),
    code: textOf(error['code']),
    ...(place && { place }),
    ...(clue && { clue }),
    ...(values.length > 0 && { values }),
  }
}

function placeOf(given: unknown): ErrorPlace | undefined {
  if (!isRecord(given) || typeof given['file'] !== 'string' || !isPlace(given['line'])) return undefined
  const { file, line, column, endLine, endColumn } = given
  return {
    file,
    line,
    ...(isPlace(column) && { column }),
    ...(isPlace(endLine) && { endLine }),
    ...(isPlace(endColumn) && { endColumn }),
  }
}

const MAX_VALUES = 8
const MAX_VALUE_LENGTH = 120

function valuesOf(given: unknown): readonly ShownValue[] {
  if (!Array.isArray(given)) return []
  return given.slice(0, MAX_VALUES).flatMap((each: unknown) => {
    if (!isRecord(each)) return []
    const [code = '', text = '', type = ''] = [each['code'], each['text'], each['type']].map((value) =>
      textOf(value).slice(0, MAX_VALUE_LENGTH),
    )
    return code === '' ? [] : [{ code, text, type }]
  })
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => isText(entry[1])),
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown): string => (isText(value) ? value : '')
const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isMode = (value: unknown): value is WaitMode =>
  value === 'shared' || value === 'suspend' || value === 'replay'
const isCommand = (value: unknown): value is TurtleCommand =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
