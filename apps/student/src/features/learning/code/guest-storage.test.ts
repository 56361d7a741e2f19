import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guestStates, guestStorage } from './guest-storage.ts'

const program = (text: string) => ({ files: { 'main.py': text }, media: {} })
const typed = { keepReplaced: false, isLeaving: false }
const chosen = { keepReplaced: true, isLeaving: false }
const storage = guestStorage('py', { 'main.py': 'boshlash' })

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a guest begins with the starter and finds again what was saved, each playground its own', async () => {
  expect(await storage.load()).toEqual({ project: program('boshlash'), revision: 0 })
  expect(await storage.save(program('a'), 0, typed)).toEqual({ kind: 'saved', revision: 1 })
  expect(await storage.load()).toEqual({ project: program('a'), revision: 1 })
  expect((await guestStorage('web', { 'index.html': '' }).load()).revision).toBe(0)
})

test('what a guest chose to replace can be had back, the newest five', async () => {
  for (let revision = 0; revision < 8; revision += 1)
    await storage.save(program(String(revision)), revision, chosen)
  const states = guestStates('py')
  const stored = await states.list()
  expect(stored.map((version) => version.revision)).toEqual([7, 6, 5, 4, 3])
  expect(await states.load(6)).toEqual(program('5'))
  await expect(states.load(1)).rejects.toThrow('no such version')
})

test('typing alone keeps no states', async () => {
  await storage.save(program('a'), 0, typed)
  await storage.save(program('b'), 1, typed)
  expect(await guestStates('py').list()).toEqual([])
})

test('a full store does not call it saved', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  await expect(storage.save(program('a'), 0, typed)).rejects.toThrow('no room')
})

test('what is broken in the store is as good as nothing', async () => {
  localStorage.setItem('qadam.py', '{"project":{"files":{"main.py":1}}}')
  localStorage.setItem('qadam.py.versions', '[{"revision":1}, 7]')
  expect((await storage.load()).revision).toBe(0)
  expect(await guestStates('py').list()).toEqual([])
})
