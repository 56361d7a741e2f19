import { beforeEach, expect, test, vi } from 'vitest'
import { accountTour, deviceTour } from './tour-seen.ts'

const server = vi.hoisted(() => vi.fn<(action: string, input: object) => Promise<{ seen: boolean }>>())
vi.mock('../../../platform/call.ts', () => ({ call: server }))
beforeEach(() => {
  localStorage.clear()
  server.mockReset()
})

test('what one student has seen is new to the next one on the same device', async () => {
  server.mockResolvedValue({ seen: false })
  expect(await accountTour.isNew()).toBe(true)
  accountTour.onSeen()
  expect(server).toHaveBeenLastCalledWith('code_tour', { seen: true })
  expect(await accountTour.isNew()).toBe(true)
})

test('what was seen on another device opens no more by itself', async () => {
  server.mockResolvedValue({ seen: true })
  expect(await accountTour.isNew()).toBe(false)
})

test('it does not open where the server cannot be asked', async () => {
  server.mockRejectedValue(new Error('offline'))
  expect(await accountTour.isNew()).toBe(false)
  expect(() => accountTour.onSeen()).not.toThrow()
})

test('a guest sees it once on a device, and nobody is asked', async () => {
  expect(await deviceTour.isNew()).toBe(true)
  deviceTour.onSeen()
  expect(await deviceTour.isNew()).toBe(false)
  expect(await accountTour.isNew()).toBe(false)
  expect(server).not.toHaveBeenCalled()
})
