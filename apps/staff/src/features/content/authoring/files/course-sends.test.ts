import type { AuthoredMedium } from '@qadam/contract'
import { CallError } from '@qadam/web/call-error'
import { afterEach, expect, test, vi } from 'vitest'
import { CourseSends, type CourseSendsPorts } from './course-sends.ts'
import { disk } from './send-store-fixture.ts'

const medium: AuthoredMedium = {
  ...{ path: 'media/dars.mp4', url: '/media/1', mime: 'video/mp4', size: 4 },
  ...{ width: 640, height: 360, duration_s: 5 },
}
const film = { name: 'dars.mp4', content: new Blob(['film']) }
const offline = new CallError({ code: 'network', status: 0, message: '' })
const hevc = new CallError({ code: 'file.type_not_allowed', status: 415, message: '' })

const open: CourseSends[] = []
afterEach(() => open.splice(0).forEach((sends) => sends.dispose()))

function page(store: ReturnType<typeof disk>, parts: Partial<CourseSendsPorts> = {}) {
  const onAdded = vi.fn<CourseSendsPorts['onAdded']>()
  const forget = vi.fn<CourseSendsPorts['forget']>().mockResolvedValue(undefined)
  const send = vi.fn<CourseSendsPorts['send']>().mockResolvedValue('upload-1')
  const add = vi.fn<CourseSendsPorts['add']>().mockResolvedValue(medium)
  const sends = new CourseSends({
    accountId: 7,
    store,
    send,
    add,
    forget,
    isTransient: (error) => error === offline,
    alone: async (work) => await work(),
    isAllowed: () => true,
    onAdded,
    newId: () => 'a',
    now: () => new Date('2026-11-20T10:00:00Z'),
    ...parts,
  })
  open.push(sends)
  return { sends, onAdded, forget, send, add }
}
const stateOf = (sends: CourseSends) => sends.list()[0]?.state
const becomes = async (sends: CourseSends, state: object) =>
  await vi.waitFor(() => expect(stateOf(sends)).toMatchObject(state))

test('a file is sent, becomes the course’s, and leaves nothing on the device', async () => {
  const store = disk()
  const { sends, onAdded, add } = page(store)
  await sends.open()
  await sends.put(3, '1/q/media', film)
  await becomes(sends, { kind: 'done', medium })
  expect(add).toHaveBeenCalledWith(3, 'upload-1')
  expect(onAdded).toHaveBeenCalledWith(3, medium)
  await vi.waitFor(() => expect(store.records.size).toBe(0))
})

test('a reload goes on from where the school stands, for the field that waits', async () => {
  const store = disk()
  const first = page(store, {
    send: async (_record, _content, { onPlace, onProgress }) => {
      onPlace('/api/uploads/1')
      onProgress(0.4)
      throw offline
    },
  })
  await first.sends.open()
  await first.sends.put(3, '1/q/media', film)
  await becomes(first.sends, { kind: 'paused', part: 0.4 })
  await vi.waitFor(() => expect([...store.records.values()][0]?.upload_url).toBe('/api/uploads/1'))
  first.sends.dispose()
  const { sends, send } = page(store)
  await sends.open()
  await becomes(sends, { kind: 'done' })
  expect(send.mock.calls[0]?.[0]).toMatchObject({ upload_url: '/api/uploads/1', place: '1/q/media' })
  expect(send.mock.calls[0]?.[1].size).toBe(4)
})

test('one that is all there is not sent again when the last reply was lost', async () => {
  const store = disk()
  const first = page(store, { add: async () => Promise.reject(offline) })
  await first.sends.open()
  await first.sends.put(3, '1/q/media', film)
  await becomes(first.sends, { kind: 'paused', part: 1 })
  first.sends.dispose()
  const { sends, send, add } = page(store)
  await sends.open()
  await becomes(sends, { kind: 'done' })
  expect(send).not.toHaveBeenCalled()
  expect(add).toHaveBeenCalledWith(3, 'upload-1')
})

test('a refusal stays on the screen and takes no room; another file of the field takes its place', async () => {
  const store = disk()
  const { sends, add } = page(store)
  add.mockRejectedValueOnce(hevc)
  await sends.open()
  await sends.put(3, '1/q/media', film)
  await becomes(sends, { kind: 'failed', error: hevc })
  await vi.waitFor(() => expect(store.records.size).toBe(0))
  await sends.put(3, '1/q/media', film)
  await becomes(sends, { kind: 'done' })
  expect(sends.list()).toHaveLength(1)
})

test('a file that is taken back is forgotten here and there', async () => {
  const store = disk()
  const { sends, forget, add } = page(store, {
    send: async (_record, _content, { onPlace, signal }) => {
      onPlace('/api/uploads/1')
      return await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    },
  })
  await sends.open()
  await sends.put(3, '1/q/media', film)
  await becomes(sends, { kind: 'sending' })
  await sends.drop('a')
  expect(sends.list()).toEqual([])
  expect(store.records.size).toBe(0)
  expect(forget).toHaveBeenCalledWith('/api/uploads/1')
  expect(add).not.toHaveBeenCalled()
})

test('what another tab has sent meanwhile is not sent again', async () => {
  const store = disk()
  const one = page(store, { isAllowed: () => false })
  await one.sends.open()
  await one.sends.put(3, '1/q/media', film)
  let goOn = () => {}
  const turn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { sends, send } = page(store, { alone: async (work) => await turn.then(work) })
  await sends.open()
  expect(sends.list()).toHaveLength(1)
  await store.remove('a')
  goOn()
  await vi.waitFor(() => expect(sends.list()).toEqual([]))
  expect(send).not.toHaveBeenCalled()
})
