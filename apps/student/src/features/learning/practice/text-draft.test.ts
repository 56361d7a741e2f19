import { isRetryable } from '@qadam/web/is-retryable'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { SAVE_AFTER_MS, TextDraft, type SavedDraft } from './text-draft.ts'

const offline = new CallError({ code: 'network', status: 0, message: '' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that stores one draft, and a device that does. */
function bench(server: SavedDraft = { text: '', revision: 0 }) {
  const world = {
    server,
    isOffline: false,
    saved: null as string | null, // what the device holds
    aside: null as string | null, // and beside it
    saves: [] as string[], // in the order they came
    canKeep: true,
  }
  const open = (start = '') =>
    new TextDraft({
      start,
      isTransient: isRetryable,
      device: {
        read: () => world.saved,
        write: (stored) => {
          if (world.canKeep) world.saved = stored
          return world.canKeep
        },
        readAside: () => world.aside,
        writeAside: (stored) => (world.aside = stored),
      },
      save: async ({ text, revision }) => {
        if (world.isOffline) throw offline
        if (revision !== world.server.revision) return { conflict: world.server }
        world.saves.push(text)
        world.server = { text, revision: revision + 1 }
        return { revision: revision + 1 }
      },
    })
  return { world, open }
}

describe('a text that is being typed', () => {
  test('is on the device with every letter, and at the server after a pause', async () => {
    const { world, open } = bench()
    const draft = open()
    draft.load(world.server)
    for (const text of ['S', 'Sa', 'Sal']) draft.type(text)
    expect(world.saved).toContain('"Sal"')
    expect(world.saves).toEqual([])
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(world.saves).toEqual(['Sal'])
    expect(draft.get().save).toBe('saved')
  })

  test('is there again after a reload without a connection', () => {
    const { open } = bench()
    open().type('Salom')
    expect(open().get().text).toBe('Salom')
  })

  test('goes to the server after a reload, once that can be reached', async () => {
    const { world, open } = bench()
    world.isOffline = true
    const first = open()
    first.load(world.server)
    first.type('Salom')
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(first.get().save).toBe('device')
    world.isOffline = false
    const second = open()
    second.load(world.server)
    await vi.advanceTimersByTimeAsync(0)
    expect(world.server.text).toBe('Salom')
  })

  test('says so where neither the device nor the server keeps it, once the server was asked', async () => {
    const { world, open } = bench()
    world.canKeep = false
    const draft = open()
    draft.load(world.server)
    world.isOffline = true
    draft.type('Salom')
    expect(draft.get().save).toBe('saving')
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(draft.get().save).toBe('failed')
    draft.type('Salom!')
    expect(draft.get().save).toBe('failed')
  })

  test('that grew while it was being saved is saved again', async () => {
    const { world, open } = bench()
    const draft = open()
    draft.load(world.server)
    draft.type('bir')
    const saving = draft.flush()
    draft.type('bir ikki')
    await saving
    expect(world.server.text).toBe('bir ikki')
    expect(draft.get().save).toBe('saved')
  })
})

describe('another device', () => {
  test('whose text is newer is followed where nothing was typed here', () => {
    const { world, open } = bench({ text: 'boshqa', revision: 4 })
    const draft = open()
    draft.load(world.server)
    expect(draft.get()).toMatchObject({ text: 'boshqa', save: 'saved', conflict: undefined })
  })

  test('that saved meanwhile makes a conflict which loses neither text', async () => {
    const { world, open } = bench()
    const draft = open()
    draft.load(world.server)
    world.server = { text: 'boshqa', revision: 1 }
    draft.type('meniki')
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(draft.get()).toMatchObject({ text: 'meniki', conflict: { text: 'boshqa' } })
    expect(world.server.text).toBe('boshqa')
    draft.resolve('boshqa\n\nmeniki')
    await vi.advanceTimersByTimeAsync(0)
    expect(world.server).toEqual({ text: 'boshqa\n\nmeniki', revision: 2 })
    expect(draft.get().conflict).toBeUndefined()
  })

  test('that saved while this one was away is not overwritten either', () => {
    const { world, open } = bench()
    open().type('meniki')
    world.server = { text: 'boshqa', revision: 1 }
    const draft = open()
    draft.load(world.server)
    expect(draft.get()).toMatchObject({ text: 'meniki', conflict: { text: 'boshqa' } })
  })

  test('that submitted meanwhile left an empty draft, which is none: what is typed here is saved', async () => {
    const { world, open } = bench()
    const draft = open()
    draft.load(world.server)
    draft.type('meniki')
    world.server = { text: '', revision: 2 }
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(draft.get()).toMatchObject({ text: 'meniki', save: 'saved', conflict: undefined })
    expect([world.saves, world.server]).toEqual([['meniki'], { text: 'meniki', revision: 3 }])
  })

  test('that was emptied beside what another tab typed is none after a reload', () => {
    const { world, open } = bench()
    world.saved = JSON.stringify({ text: 'Bir', revision: 0, isDirty: true })
    world.aside = JSON.stringify({ text: '', revision: 0, isDirty: true })
    expect(open().get()).toMatchObject({ text: 'Bir', conflict: undefined })
  })

  test('that typed the very same is no conflict', async () => {
    const { world, open } = bench()
    const draft = open()
    draft.load(world.server)
    world.server = { text: 'bir xil', revision: 1 }
    draft.type('bir xil')
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(draft.get()).toMatchObject({ save: 'saved', conflict: undefined })
  })
})

describe('a version that is written anew', () => {
  test('starts from the one before', () => {
    const { world, open } = bench()
    const draft = open('eski')
    draft.load(world.server)
    expect(draft.get().text).toBe('eski')
    expect(world.saves).toEqual([])
  })

  test('goes on from its draft where there is one', () => {
    const { world, open } = bench({ text: 'yangi', revision: 2 })
    const draft = open('eski')
    draft.load(world.server)
    expect(draft.get().text).toBe('yangi')
  })
})

test('nothing is saved any more once the text was handed in, until it is changed', async () => {
  const { world, open } = bench()
  const draft = open()
  draft.load(world.server)
  draft.type('tayyor')
  expect(draft.handOver()).toBe('tayyor')
  await vi.advanceTimersByTimeAsync(10 * SAVE_AFTER_MS)
  await draft.flush()
  expect(world.saves).toEqual([])
  draft.type('tayyor!')
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(world.saves).toEqual(['tayyor!'])
})

describe('two tabs of one device', () => {
  test('lose nothing that either has typed, though nobody else has it', () => {
    const { world, open } = bench()
    world.isOffline = true
    const [one, other] = [open(), open()]
    one.type('Bir')
    other.type('Ikki')
    expect(other.get()).toMatchObject({ text: 'Ikki', conflict: { text: 'Bir' } })
    expect(world.saved).toContain('Bir')
    // Both are there again, whichever tab is closed now.
    expect(open().get()).toMatchObject({ text: 'Bir', conflict: { text: 'Ikki' } })
    other.resolve('Bir\n\nIkki')
    expect(other.get()).toMatchObject({ text: 'Bir\n\nIkki', conflict: undefined })
    expect([world.saved?.includes('Bir\\n\\nIkki'), world.aside]).toEqual([true, null])
    expect(open().get()).toMatchObject({ text: 'Bir\n\nIkki', conflict: undefined })
  })

  test('are not asked about what the server has already, which tells it by itself', async () => {
    const { world, open } = bench()
    const [one, other] = [open(), open()]
    for (const tab of [one, other]) tab.load(world.server)
    one.type('Bir')
    await one.flush()
    other.type('Ikki')
    expect(other.get().conflict).toBeUndefined()
    await other.flush()
    expect(other.get().conflict).toEqual({ text: 'Bir', revision: 1 })
  })

  test('go on with what was settled, at the server too', async () => {
    const { world, open } = bench()
    const [one, other] = [open(), open()]
    one.type('Bir')
    other.type('Ikki')
    other.load(world.server)
    other.resolve('Ikki')
    await other.flush()
    expect([world.saves, other.get().save]).toEqual([['Ikki'], 'saved'])
  })
})
