import { loadPyodide, type PyodideAPI } from 'pyodide'
import type { PyCallable } from 'pyodide/ffi'
import { pythonModules } from './frame/sources.ts'
import { parseMessage, type RunResult } from './parse-message.ts'
import { parseSteps, type Step } from './steps/parse-steps.ts'

export interface Outcome {
  result: RunResult
  out: string
  err: string
  drawn: unknown[]
  steps: readonly Step[]
  /** A file as the program left it. */
  read: (name: string) => string
}

export interface NodePython {
  (
    program: Program,
    answers?: string[],
    isStepping?: boolean,
    happens?: (drawn: readonly unknown[]) => unknown[] | undefined,
  ): Outcome
  /** A command of the shell, with the project as it is then. */
  shell: (command: string, answers?: string[], program?: Program) => Outcome
}

type Program = string | Record<string, string>

/** The runner of the frame, in the real Python, with answers at hand instead of a student. */
export async function pythonInNode(): Promise<NodePython> {
  const pyodide: PyodideAPI = await loadPyodide()
  /** What the turtle’s keys and clicks are at each look, by what is drawn so far. */
  let events: (drawn: readonly unknown[]) => unknown[] | undefined = () => undefined
  let now = { out: '', err: '', drawn: [] as unknown[], steps: [] as unknown[], answers: [] as string[] }
  layOut(pyodide)
  pyodide.registerJsModule('_qadam_bridge', {
    mode: 'replay',
    out: (stream: 'out' | 'err', text: string) => (now[stream] += text),
    read_line: () => now.answers.shift(),
    sleep: () => true,
    is_repeating: () => true,
    steps: (_from: number, steps: string) => now.steps.push(...(JSON.parse(steps) as unknown[])), // of stepper.py
    events: () => {
      const happened = events(now.drawn)
      return happened && JSON.stringify(happened)
    },
    turtle: (commands: string) => now.drawn.push(...(JSON.parse(commands) as unknown[])), // of turtle.py
  })
  const run = pyodide.pyimport('_qadam_runner').run as PyCallable // a function of runner.py
  const filesOf = (program: Program) =>
    JSON.stringify(typeof program === 'string' ? { 'main.py': program } : program)
  const outcomeOf = (begin: () => unknown, answers: string[]): Outcome => {
    now = { out: '', err: '', drawn: [], steps: [], answers: [...answers] }
    const message = parseMessage({ type: 'done', runId: 1, result: String(begin()) })
    if (message?.type !== 'done') throw new Error('the runner gave no result')
    const { out, err, drawn } = now
    return {
      result: message.result,
      out,
      err,
      drawn,
      steps: parseSteps(now.steps),
      read: (name) => pyodide.FS.readFile(`/home/student/${name}`, { encoding: 'utf8' }),
    }
  }
  const runProgram = (
    program: Program,
    answers: string[] = [],
    isStepping = false,
    happens: typeof events = () => undefined,
  ): Outcome => {
    events = happens
    return outcomeOf(() => run(filesOf(program), 'main.py', 7, isStepping), answers)
  }
  const shell: NodePython['shell'] = (command, answers = [], program = '') => {
    const evaluate = pyodide.pyimport('_qadam_shell').evaluate as PyCallable // a function of shell.py
    return outcomeOf(() => evaluate(filesOf(program), 'main.py', command, 7), answers)
  }
  return Object.assign(runProgram, { shell })
}

/** The modules of the frame, where it has them. */
export function layOut({ FS, runPython }: PyodideAPI): void {
  FS.mkdirTree('/qadam')
  for (const [name, source] of Object.entries(pythonModules())) FS.writeFile(`/qadam/${name}.py`, source)
  runPython('import sys\nsys.path.insert(0, "/qadam")')
}
