import { loadPyodide } from 'pyodide'
import { expect, test } from 'vitest'
import { packed, unpacked } from './frame/snapshot-pack.ts'
import { layOut } from './python-in-node.ts'

test('two Pythons of one snapshot have each their own chance, and not the snapshot’s', async () => {
  const first = await loadPyodide({ _makeSnapshot: true })
  layOut(first)
  first.runPython('import _qadam_runner\n_qadam_runner.warm_up()')
  const stored = packed(first.makeMemorySnapshot())
  const chance = 'import random, uuid, secrets\nf"{random.random()} {uuid.uuid4()} {secrets.token_hex()}"'
  const before = String(first.runPython(chance)).split(' ')
  const starts = []
  for (let time = 0; time < 2; time += 1) {
    const python = await loadPyodide({ _loadSnapshot: unpacked(stored) })
    layOut(python)
    python.registerJsModule('_qadam_bridge', { mode: 'replay' })
    python.pyimport('_qadam_runner').connect()
    starts.push(String(python.runPython(chance)).split(' '))
  }
  const [one = [], other = []] = starts
  for (const [at, value] of before.entries()) expect(new Set([value, one[at], other[at]]).size).toBe(3)
})
