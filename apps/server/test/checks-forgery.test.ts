import { judge } from '@qadam/code-lab/python-checks'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { SandboxRun } from '../src/sandbox/run-in-sandbox.ts'
import { looked, none, triedInOneProcess } from './sandboxed.ts'

// Processes that each start Python, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

// Each is plain Python that made `assert False` pass where checker and program shared their interpreter's modules.
const forgeries: [how: string, source: string][] = [
  [
    'the checker’s function',
    `import _qadam_check\n_qadam_check._fault = lambda e, o: {'outcome': 'finished'}`,
  ],
  [
    'the checker’s module in sys.modules',
    `import sys\nfor name, each in list(sys.modules.items()):\n  if 'qadam' in name:\n    each._fault = each._describe = each.exec = lambda *a: {'outcome': 'finished'}`,
  ],
  [
    'its globals by what it has put in',
    `import sys, json\nfor one in (sys.stdout.write, input, sys.stdin.readline):\n  g = one.__globals__\n  g['_fault'] = lambda *a: {'outcome': 'finished'}\n  g['exec'] = lambda *a: None\n  g['json'] = type('J', (), {'dumps': lambda *a: '{"outcome": "finished"}'})\n  g['compile'] = lambda *a, **k: 'x'\n  r = g['runner']\n  r._describe = lambda *a: {}\n  r._builtins['exec'] = r._builtins['compile'] = lambda *a, **k: ''`,
  ],
  [
    'exec and compile',
    `import builtins\nbuiltins.exec = lambda *a: None\nbuiltins.compile = lambda *a, **k: (lambda: 0).__code__`,
  ],
  [
    'the classes of the checker',
    `for kind in type.__subclasses__(object):\n  if 'qadam' in kind.__module__:\n    for each in vars(kind).values():\n      if hasattr(each, '__globals__'): each.__globals__['_fault'] = lambda *a: {'outcome': 'finished'}`,
  ],
  [
    'how errors are told',
    `import traceback, sys\nfor name in dir(traceback):\n  if name[0] != '_': setattr(traceback, name, None)\nsys.excepthook = None`,
  ],
  [
    'the frame that calls it',
    `import sys\nf = sys._getframe(0)\nwhile f:\n  f.f_locals['result'] = {'outcome': 'finished'}\n  f.f_locals['asserted'] = None\n  f = f.f_back`,
  ],
  ['a trace', `import sys\ndef t(*a): return t\nsys.settrace(t)\nsys.setprofile(t)`],
  [
    'an end before its turn',
    `import atexit, sys\natexit.register(lambda: print('{"outcome": "finished"}'))\nsys.exit(0)`,
  ],
  [
    'the error’s class',
    `import builtins\nclass AssertionError(SystemExit): pass\nbuiltins.AssertionError = AssertionError`,
  ],
]

/** And what is told of them. */
const lookouts: [how: string, source: string, what: string[]][] = [
  [
    'reads the assertion from its caller',
    'import sys\ndef f(x): return sys._getframe(1).f_code.co_consts',
    ['sys._getframe'],
  ],
  [
    'reads it by an error',
    'def f(x):\n  try: 1 / 0\n  except Exception as e: return 4 if e.__traceback__.tb_frame.f_back.f_code.co_consts else 0',
    ['.tb_frame'],
  ],
  [
    'asks for frames by inspect',
    'import inspect\nkept = inspect.stack()\ndef f(x): return 4',
    ['sys._getframe'],
  ],
  [
    'gets to JavaScript, by another name too, and makes code',
    'from pyodide.ffi import to_js\nimport _pyodide_core\ndef f(x): return 4\nf.__code__ = f.__code__.replace(co_name="g")',
    ['import pyodide', 'import _pyodide_core', 'code.__new__'],
  ],
  [
    'goes through the memory, and asks who refers to what',
    'import gc\nkept = [gc.get_objects(), gc.get_referrers(gc)]\ndef f(x): return 4',
    ['gc.get_objects', 'gc.get_referrers'],
  ],
  [
    'listens along and traces',
    'import sys\nsys.addaudithook(lambda *a: None)\nsys.settrace(lambda *a: None)\ndef f(x): return 4',
    ['sys.addaudithook', 'sys.settrace'],
  ],
]

const waiting = `
import asyncio, time
async def f(name, s):
  await asyncio.sleep(s)
  print(name)
  return s
async def main():
  print(await asyncio.gather(f('sekin', 3600), f('tez', 1)))
  try: await asyncio.wait_for(f('hech qachon', 60), timeout=5)
  except asyncio.TimeoutError: print('vaqt tugadi')
  async with asyncio.TaskGroup() as group: group.create_task(f('guruh', 0))
  queue = asyncio.Queue()
  await queue.put(7)
  print(await queue.get())
asyncio.run(main())
loop = asyncio.new_event_loop()
print(loop.run_until_complete(f('yana', 1)))
async def gen():
  for i in range(2): yield i
async def each(): return [i async for i in gen()]
print(asyncio.run(each()))`

const following = `
import asyncio, sys
loop = asyncio.new_event_loop()
policy = asyncio.events._get_event_loop_policy()
for each in (loop, policy):
  for kind in type(each).__mro__:
    for value in vars(kind).values():
      for name in getattr(value, '__globals__', {}):
        if 'qadam' in name or 'pyodide' in name: print('found', name)
print('_qadam_loop' in sys.modules, asyncio.events._get_running_loop())`

const beginner = `
import asyncio, collections, copy, dataclasses, datetime, enum, functools, io, itertools, json, logging, math, random, re, sys
import time, traceback, typing, unittest, warnings
Color = enum.Enum('Color', ['RED'])
Point = collections.namedtuple('Point', 'x y')
@dataclasses.dataclass
class Cat: name: str
class Typed(typing.NamedTuple): a: int
logging.warning('salom')
logging.getLogger('a').error('b', exc_info=True)
warnings.warn('x')
try: 1 / 0
except ZeroDivisionError: traceback.print_exc()
copy.deepcopy([Cat('a')])
@functools.cache
def f(x): return x * 2
print(Color.RED, Point(1, 2), Cat('a'), f(2))`

const tried = {
  forgeries: forgeries.map(([, source]) => ({ source, assert: 'assert False' })),
  lookouts: lookouts.map(([, source]) => ({ source, assert: 'f(2)' })),
  others: [
    { source: waiting, assert: 'assert asyncio.run(f("a", 2)) == 2' },
    { source: following },
    { source: beginner, assert: 'assert f(2) == 4' },
  ],
}
let found: Record<keyof typeof tried, SandboxRun[]>
beforeAll(async () => {
  const { forgeries: forged, lookouts: looking, others } = tried
  const more = await triedInOneProcess([...looking, ...others])
  found = {
    forgeries: await triedInOneProcess(forged),
    lookouts: more.slice(0, looking.length),
    others: more.slice(looking.length),
  }
})

const resultOf = (one: SandboxRun | undefined) => judge({ id: 'a' }, one?.run ?? none)

describe('a program', () => {
  test('never sees another case, nor what is asserted before it has ended', async () => {
    const source = [
      'import builtins, sys, json, os',
      'for module in (builtins, json, os, sys): print(getattr(module, "kept", None))',
      'word = "".join(["KE", "PT"])',
      'sys.modules["kept"] = builtins.kept = json.kept = os.kept = sys.kept = word',
      'print(os.path.exists("/tmp/kept") or os.path.exists("/kept"))',
      'for name in ("/tmp/kept", "/kept"): open(name, "w").write(word)',
      'frame = sys._getframe(0)',
      'while frame: print(sorted(frame.f_locals.get("case", []))); frame = frame.f_back',
      'import gc',
      'for each in gc.get_objects():',
      '    if isinstance(each, dict) and "case" in each: print(each["case"])',
      'word = "".join(["SEC", "RET"])',
      'print([each for each in gc.get_objects() if isinstance(each, (list, tuple)) and word in map(str, each)])',
      'del word',
      'def f(): return 1',
    ].join('\n')
    const results = await looked(source, [
      { input: ['SECRET'], assert: 'assert f() == 1, "SECRET"' },
      { assert: 'assert f() == 1, "SECRET"' },
      {},
    ])
    const [first, ...others] = results.map(({ run }) => judge({ id: 'a' }, run))
    expect(first?.fault).toBeNull()
    for (const { fault, printed: text } of others) {
      expect(fault).toBeNull()
      expect(text).not.toMatch(/SECRET|KEPT|True/)
    }
    for (const { touched } of results)
      expect(touched).toEqual(expect.arrayContaining(['sys._getframe', 'gc.get_objects']))
  })

  test.each(forgeries.map(([how], index) => [how, index] as const))(
    'can’t make a false assertion hold by %s',
    (_how, index) => {
      const { fault } = resultOf(found.forgeries[index])
      expect(fault).not.toBeNull()
      expect(fault?.kind).not.toBe('broken')
    },
  )

  test.each(lookouts.map(([how, , what], index) => [how, index, what] as const))(
    'that %s is told of',
    (_how, index, what) => {
      expect(resultOf(found.lookouts[index]).fault).toBeNull()
      expect(found.lookouts[index]?.touched).toEqual(expect.arrayContaining(what))
    },
  )

  test('that waits for several things with asyncio runs, takes no time, and is told nothing of', () => {
    const [run] = found.others
    expect(resultOf(run)).toMatchObject({
      fault: null,
      printed: 'tez\nsekin\n[3600, 1]\nvaqt tugadi\nguruh\n7\nyana\n1\n[0, 1]\na\n',
    })
    expect(run?.touched).toEqual([])
  })

  test('that follows its event loop finds asyncio, and nothing of ours', () => {
    const [, run] = found.others
    expect(resultOf(run)).toMatchObject({ fault: null, printed: 'False None\n' })
  })

  test('that does what beginners do is told nothing of', () => {
    const [, , run] = found.others
    expect(resultOf(run).fault).toBeNull()
    expect(run?.touched).toEqual([])
  })
})
