import { PythonEngine } from './python-engine.ts'
import { pythonSupply } from './supply/python-supply.ts'
import { STORED_PYTHON } from './supply/stored-python-name.ts'

let early: { address: string; engine: PythonEngine } | undefined

/** Starts a Python that the next who needs one takes over: before there is a screen to use it on. */
export function startPython(address: string): void {
  early ??= { address, engine: newPython(address) }
}

/** The Python that was started early, or a new one. It belongs to the caller, who disposes of it. */
export function takePython(address: string): PythonEngine {
  const engine = early?.address === address ? early.engine : undefined
  if (engine) early = undefined
  return engine ?? newPython(address)
}

function newPython(address: string): PythonEngine {
  return new PythonEngine(address, pythonSupply(address, STORED_PYTHON))
}
