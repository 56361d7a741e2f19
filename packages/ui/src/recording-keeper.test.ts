import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { forgetRecordings, openRecordingKeeper } from './recording-keeper.ts'

const said = async (key: string): Promise<string | undefined> => {
  const stored = await openRecordingKeeper(key).read()
  return stored && new Blob(stored.chunks).text()
}

beforeEach(() => forgetRecordings(''))

test('what was said before a reload is there after it, in order and marked as unfinished', async () => {
  const keeper = openRecordingKeeper('7:12')
  await keeper.begin('audio/webm')
  await keeper.append(new Blob(['sa']), 1)
  await keeper.append(new Blob(['lom']), 2)

  const stored = await openRecordingKeeper('7:12').read()

  expect(stored).toMatchObject({ type: 'audio/webm', seconds: 2, isFinished: false })
  expect(await said('7:12')).toBe('salom')
})

test('a finished recording is known as finished', async () => {
  const keeper = openRecordingKeeper('7:12')
  await keeper.begin('audio/webm')
  await keeper.append(new Blob(['salom']), 3)
  await keeper.finish(3.4)

  expect(await openRecordingKeeper('7:12').read()).toMatchObject({ seconds: 3.4, isFinished: true })
})

test('recording anew replaces what was kept', async () => {
  const keeper = openRecordingKeeper('7:12')
  await keeper.begin('audio/webm')
  await keeper.append(new Blob(['eski']), 1)
  await keeper.begin('audio/mp4')
  await keeper.append(new Blob(['yangi']), 1)

  expect(await said('7:12')).toBe('yangi')
  expect(await keeper.read()).toMatchObject({ type: 'audio/mp4' })
})

test('a part of one tab never lands in the recording another tab began later', async () => {
  const first = openRecordingKeeper('7:12')
  const second = openRecordingKeeper('7:12')
  await first.begin('audio/webm')
  await second.begin('audio/webm')
  await second.append(new Blob(['ikkinchi']), 1)
  await first.append(new Blob(['birinchi']), 5)
  await first.finish(6)

  expect(await said('7:12')).toBe('ikkinchi')
  expect(await second.read()).toMatchObject({ seconds: 1, isFinished: false })
})

test('questions and people are kept apart, and a person who leaves takes only their own', async () => {
  for (const key of ['7:12', '7:13', '8:12']) {
    const keeper = openRecordingKeeper(key)
    await keeper.begin('audio/webm')
    await keeper.append(new Blob([key]), 1)
  }
  await openRecordingKeeper('7:12').forget()
  expect([await said('7:12'), await said('7:13'), await said('8:12')]).toEqual([undefined, '7:13', '8:12'])

  await forgetRecordings('7:')
  expect([await said('7:13'), await said('8:12')]).toEqual([undefined, '8:12'])
})

test('nothing was recorded: nothing is kept', async () => {
  expect(await openRecordingKeeper('9:9').read()).toBeUndefined()
})
