import { loadPyodide } from 'pyodide'

/** How a program ended: what it printed, and its error's name and message if it ended in one. */
export type PythonEnd = { output: string; error?: string; message?: string; line?: number }

export type PythonProgram = {
  /** By file name; main.py is run. */
  files: Record<string, string>
  /** What input() gives, line by line. */
  input?: readonly string[]
  /** Statements run over the program's names after it. */
  assert?: string
  /** Only whether it is Python. */
  onlyCompile?: boolean
}

export type PythonRunner = { run(program: PythonProgram): PythonEnd }

/**
 * One program after another in one interpreter: each with names, modules, folder and input of its own. A program that
 * runs for more than a million lines ends in TimeoutError.
 */
const runner = `
import builtins, contextlib, io, json, os, random, shutil, sys, time, traceback

LINES = 1_000_000
time.sleep = lambda seconds: None

def run(program):
    program = json.loads(program)
    code = program['files']['main.py']
    output = io.StringIO()
    end = {}
    folder = '/tmp/sample'
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for name, content in program['files'].items():
        with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
            file.write(content)
    modules = set(sys.modules)
    stdin, path, builtin_names = sys.stdin, list(sys.path), dict(vars(builtins))
    os.chdir(folder)
    sys.path.insert(0, folder)
    sys.stdin = io.StringIO(''.join(line + '\\n' for line in program.get('input') or []))
    random.seed()
    left = LINES

    def count(frame, event, argument):
        nonlocal left
        left -= 1
        if left < 0:
            raise TimeoutError('the program does not end')
        return count

    try:
        compiled = compile(code, 'main.py', 'exec')
        if not program.get('onlyCompile'):
            names = {'__name__': '__main__', '__file__': 'main.py'}
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(io.StringIO()):
                sys.settrace(count)
                try:
                    exec(compiled, names)
                finally:
                    sys.settrace(None)
                if program.get('assert'):
                    exec(compile(program['assert'], 'assert', 'exec'), names)
    except SystemExit:
        pass
    except BaseException as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == 'main.py']
        line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
        end = {'error': type(error).__name__, 'message': str(error), 'line': line or 1}
    finally:
        sys.stdin, sys.path[:] = stdin, path
        for name in set(vars(builtins)) - set(builtin_names):
            delattr(builtins, name)
        vars(builtins).update(builtin_names)
        for name in set(sys.modules) - modules:
            del sys.modules[name]
        os.chdir('/')
    return json.dumps({'output': output.getvalue(), **end})

run
`

/** Starts Python (about a second). */
export async function startPython(): Promise<PythonRunner> {
  const pyodide = await loadPyodide()
  const run: (program: string) => string = pyodide.runPython(runner)
  return { run: (program) => JSON.parse(run(JSON.stringify(program))) as PythonEnd } // the runner writes this shape
}
