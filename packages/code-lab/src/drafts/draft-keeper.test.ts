import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Project } from '../project/project.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { SERVER_COPY } from './drafts.ts'
import { FakeConnection, FakeDevice, FakeServer, Offline } from './fake-storage.ts'

const program = (text: string): Project => ({ files: { 'main.py': text }, media: {} })
const REFUSED = new Error('refused')

let server: FakeServer
let device: FakeDevice
let tabs = 0

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer(program('starter'))
  device = new FakeDevice()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A tab with a connection of its own, on `on` or the usual device. */
async function openTab(on = device, state: FakeConnection['state'] = 'on') {
  const connection = new FakeConnection(server)
  connection.state = state
  const keeper = new DraftKeeper({
    storage: connection,
    device: on,
    key: 'student 1, question 2',
    writer: `tab ${(tabs += 1)}`,
    now: Date.now,
    isTransient: (error) => error instanceof Offline,
  })
  await keeper.open()
  const opened = () => {
    const state = keeper.snapshot()
    if (state.phase !== 'open') throw new Error(`the draft is ${state.phase}`)
    return state
  }
  return {
    keeper,
    connection,
    text: () => opened().project.files['main.py'],
    save: () => opened().save,
    type: (text: string) => keeper.change(program(text)),
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const serverText = () => server.stored.project.files['main.py']
const deviceTexts = () =>
  [...device.drafts.values()]
    .filter(({ writer }) => writer !== SERVER_COPY)
    .map(({ project }) => project.files['main.py'])

describe('what is typed', () => {
  test('is on the device after a pause, and on the server soon after', async () => {
    const tab = await openTab()
    expect(tab.save()).toEqual({ kind: 'saved' })
    tab.type('a')
    expect(tab.save()).toEqual({ kind: 'typing' })
    expect(deviceTexts()).toEqual([])
    await pass(300)
    expect(tab.save()).toEqual({ kind: 'on_device' })
    expect(deviceTexts()).toEqual(['a'])
    expect(serverText()).toBe('starter')
    await pass(1200)
    expect(tab.save()).toEqual({ kind: 'saved' })
    expect(serverText()).toBe('a')
    expect(deviceTexts()).toEqual([])
  })

  test('is on the device at once where something asks for it that may take the tab with it', async () => {
    const tab = await openTab()
    tab.type('a')
    await tab.keeper.keep()
    expect(deviceTexts()).toEqual(['a'])
    expect(serverText()).toBe('starter')
    const writes = vi.spyOn(device, 'put')
    await tab.keeper.keep()
    expect(writes).not.toHaveBeenCalled()
  })

  test('keeps nobody waiting where the device takes nothing', async () => {
    const tab = await openTab()
    vi.spyOn(device, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    tab.type('a')
    await tab.keeper.keep()
    expect(tab.keeper.isAtRisk).toBe(true)
  })

  test('is on the device within a second and on the server within six, also without any pause', async () => {
    const tab = await openTab()
    for (let count = 1; count <= 100; count += 1) {
      tab.type(String(count))
      await pass(100)
      if (count === 11) expect(Number(deviceTexts()[0])).toBeGreaterThanOrEqual(10)
      if (count === 61) expect(Number(serverText())).toBeGreaterThanOrEqual(59)
    }
    expect(server.saves.length).toBeLessThanOrEqual(2)
  })

  test('while a save is under way is saved after it', async () => {
    const tab = await openTab()
    tab.connection.delay_ms = 1000
    tab.type('a')
    await pass(1600)
    tab.type('ab')
    await pass(1000)
    expect(serverText()).toBe('a')
    expect(tab.save().kind).not.toBe('saved')
    await pass(3000)
    expect(serverText()).toBe('ab')
    expect(tab.save()).toEqual({ kind: 'saved' })
  })

  test('and taken back is no change to save', async () => {
    const tab = await openTab()
    tab.type('starter')
    await pass(10_000)
    expect(server.saves).toEqual([])
  })

  test('is on the device and on its way at once when the page goes away', async () => {
    const tab = await openTab()
    tab.type('a')
    tab.keeper.leave()
    await pass(0)
    expect(serverText()).toBe('a')
    expect(server.saves).toEqual([{ keepReplaced: false, isLeaving: true }])
  })

  test('is sent and answered for when it is handed in', async () => {
    const tab = await openTab()
    tab.type('a')
    await tab.keeper.flush()
    expect(serverText()).toBe('a')
    expect(tab.save()).toEqual({ kind: 'saved' })
  })
})

describe('without a connection', () => {
  test('work goes on, is kept on the device, and is sent when the connection is back', async () => {
    const tab = await openTab()
    tab.connection.state = 'off'
    tab.type('a')
    await pass(1500)
    expect(tab.save()).toEqual({ kind: 'waiting', isOnDevice: true })
    tab.type('ab')
    await pass(300)
    expect(deviceTexts()).toEqual(['ab'])
    tab.connection.state = 'on'
    tab.keeper.retry()
    await pass(0)
    expect([serverText(), tab.save()]).toEqual(['ab', { kind: 'saved' }])
  })

  test('it is tried again less and less often, and by itself', async () => {
    const tab = await openTab()
    tab.connection.state = 'off'
    const calls = vi.spyOn(tab.connection, 'save')
    tab.type('a')
    await pass(10 * 60_000)
    expect(calls.mock.calls.length).toBeGreaterThan(8)
    expect(calls.mock.calls.length).toBeLessThan(20)
    tab.connection.state = 'on'
    await pass(60_000)
    expect(serverText()).toBe('a')
  })

  test('a page opens with what the device has: the own draft first, else what the server had', async () => {
    const tab = await openTab()
    tab.type('a')
    await pass(2000)
    tab.keeper.dispose()
    const reader = await openTab(device, 'off')
    expect([reader.text(), reader.save()]).toEqual(['a', { kind: 'waiting', isOnDevice: true }])
    reader.type('ab')
    await pass(300)
    reader.keeper.dispose()
    const again = await openTab(device, 'off')
    expect(again.text()).toBe('ab')
    again.connection.state = 'on'
    await pass(60_000)
    expect([serverText(), again.save()]).toEqual(['ab', { kind: 'saved' }])
  })

  test('a page that could only read takes what is new once the connection is back', async () => {
    const tab = await openTab()
    tab.keeper.dispose()
    const reader = await openTab(device, 'off')
    server.save(program('elsewhere'), 0, { keepReplaced: false, isLeaving: false })
    reader.connection.state = 'on'
    await pass(60_000)
    expect([reader.text(), reader.save()]).toEqual(['elsewhere', { kind: 'saved' }])
  })

  test('a page of which nothing is known fails, and opens on a second try', async () => {
    const connection = new FakeConnection(server)
    connection.state = 'off'
    const keeper = new DraftKeeper({
      storage: connection,
      device,
      key: 'k',
      writer: 'w',
      now: Date.now,
      isTransient: () => true,
    })
    await keeper.open()
    expect(keeper.snapshot()).toMatchObject({ phase: 'failed', error: expect.any(Offline) as Offline })
    connection.state = 'on'
    keeper.retry()
    await pass(0)
    expect(keeper.snapshot()).toMatchObject({ phase: 'open' })
  })
})

describe('after a crash', () => {
  test('the next page goes on where the last pause was, and saves it', async () => {
    const tab = await openTab()
    tab.connection.state = 'off'
    tab.type('typed')
    await pass(300)
    // All is on the device by now: what goes away writes nothing more.
    tab.keeper.dispose()
    const next = await openTab()
    expect([next.text(), next.save().kind]).toEqual(['typed', 'typing'])
    await pass(2000)
    expect([serverText(), next.save()]).toEqual(['typed', { kind: 'saved' }])
    expect(deviceTexts()).toEqual([])
  })

  test('a save whose answer was lost is no conflict, in the same tab or the next', async () => {
    const tab = await openTab()
    tab.connection.state = 'loses_answers'
    tab.type('a')
    await pass(1500)
    expect(serverText()).toBe('a')
    tab.type('ab')
    await pass(300)
    const next = await openTab()
    expect(next.text()).toBe('ab')
    await pass(2000)
    expect([serverText(), next.save()]).toEqual(['ab', { kind: 'saved' }])
    tab.connection.state = 'on'
    await pass(60_000)
    expect(tab.save()).toEqual({ kind: 'saved' })
  })
})

describe('two devices', () => {
  const twoDevices = async () => {
    const phone = await openTab(new FakeDevice())
    const laptop = await openTab(new FakeDevice())
    phone.type('phone')
    await pass(2000)
    laptop.type('laptop')
    await pass(2000)
    return { phone, laptop }
  }

  test('the later one is shown both, and overwrites nothing by itself', async () => {
    const { laptop } = await twoDevices()
    expect(laptop.save()).toMatchObject({ kind: 'conflict', theirs: { project: program('phone') } })
    laptop.type('laptop, typing on')
    await pass(60_000)
    expect([serverText(), laptop.text()]).toEqual(['phone', 'laptop, typing on'])
  })

  test('choosing the own one saves it and keeps the other', async () => {
    const { laptop } = await twoDevices()
    await laptop.keeper.resolve('mine')
    expect([serverText(), laptop.save()]).toEqual(['laptop', { kind: 'saved' }])
    expect(server.saved).toEqual([program('phone')])
  })

  test('choosing the other one keeps the own', async () => {
    const { laptop } = await twoDevices()
    await laptop.keeper.resolve('theirs')
    expect([serverText(), laptop.text(), laptop.save()]).toEqual(['phone', 'phone', { kind: 'saved' }])
    expect(server.saved).toContainEqual(program('laptop'))
  })

  test('a choice that does not reach the server leaves both where they are', async () => {
    const { laptop } = await twoDevices()
    laptop.connection.state = 'off'
    await laptop.keeper.resolve('theirs')
    expect(laptop.save()).toMatchObject({
      kind: 'conflict',
      isResolving: false,
      error: expect.any(Offline) as Offline,
    })
    expect([serverText(), laptop.text()]).toEqual(['phone', 'laptop'])
    laptop.connection.state = 'loses_answers'
    await laptop.keeper.resolve('mine')
    laptop.connection.state = 'on'
    await laptop.keeper.resolve('mine')
    expect([serverText(), laptop.save()]).toEqual(['laptop', { kind: 'saved' }])
    expect(server.saved).toEqual([program('phone')])
  })

  test('a choice against a state that is newer again asks again', async () => {
    const { phone, laptop } = await twoDevices()
    phone.type('phone again')
    await pass(2000)
    await laptop.keeper.resolve('mine')
    expect(laptop.save()).toMatchObject({ kind: 'conflict', theirs: { project: program('phone again') } })
    expect(serverText()).toBe('phone again')
  })

  test('an unchanged page takes over what the other one saved', async () => {
    const phone = await openTab(new FakeDevice())
    const laptop = await openTab(new FakeDevice())
    phone.type('phone')
    await pass(2000)
    await laptop.keeper.refresh()
    expect([laptop.text(), laptop.save()]).toEqual(['phone', { kind: 'saved' }])
  })

  test('a draft left on the device is shown beside what another device saved meanwhile', async () => {
    const tab = await openTab(device, 'on')
    tab.connection.state = 'off'
    tab.type('here')
    await pass(300)
    server.save(program('elsewhere'), 0, { keepReplaced: false, isLeaving: false })
    const next = await openTab()
    expect(next.text()).toBe('here')
    expect(next.save()).toMatchObject({ kind: 'conflict', theirs: { project: program('elsewhere') } })
  })
})

describe('two tabs of one device', () => {
  test('do not overwrite each other’s drafts on it', async () => {
    const one = await openTab()
    const other = await openTab()
    one.connection.state = 'off'
    other.connection.state = 'off'
    one.type('one')
    other.type('other')
    await pass(300)
    expect(deviceTexts().sort()).toEqual(['one', 'other'])
  })

  test('a second one goes on from what the first has typed, without a false conflict', async () => {
    const one = await openTab()
    one.type('one')
    await pass(300)
    const other = await openTab()
    expect(other.text()).toBe('one')
    other.type('one and more')
    await pass(10_000)
    expect([serverText(), other.save()]).toEqual(['one and more', { kind: 'saved' }])
  })
})

describe('what cannot be kept', () => {
  test('is said: the server refuses, the device has it, and the next change tries again', async () => {
    const tab = await openTab()
    tab.connection.refusal = REFUSED
    tab.type('a')
    await pass(1500)
    expect(tab.save()).toEqual({ kind: 'refused', error: REFUSED, isOnDevice: true })
    tab.connection.refusal = undefined
    tab.type('b')
    await pass(1500)
    expect([serverText(), tab.save()]).toEqual(['b', { kind: 'saved' }])
  })

  test('by a full device goes to the server, and the page says when closing it would lose something', async () => {
    device.isFull = true
    const tab = await openTab()
    tab.connection.state = 'off'
    tab.type('a')
    await pass(1500)
    expect(tab.keeper.isAtRisk).toBe(true)
    expect(tab.save()).toEqual({ kind: 'waiting', isOnDevice: false })
    tab.connection.state = 'on'
    await pass(2000)
    expect([serverText(), tab.keeper.isAtRisk]).toEqual(['a', false])
  })

  test('a refused page fails rather than shows an old copy', async () => {
    const tab = await openTab()
    tab.type('a')
    await pass(2000)
    tab.connection.refusal = REFUSED
    await tab.keeper.open()
    expect(tab.keeper.snapshot()).toEqual({ phase: 'failed', error: REFUSED })
  })
})
