import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { browserPracticeStore as store, type KeptFile, type StoredHandIn } from './practice-store.ts'

const file = (id: string, changes: Partial<KeptFile> = {}): KeptFile => ({
  id,
  account_id: 1,
  question_id: 7,
  name: `${id}.txt`,
  type: 'text/plain',
  size: 5,
  added_at: `2026-11-21T10:00:0${id.length}Z`,
  upload_url: null,
  upload_id: null,
  is_discarded: false,
  ...changes,
})

/** As the first version of the app made its database, and left work in it. */
async function leaveEarlierWork(): Promise<void> {
  const opening = indexedDB.open('qadam-practice', 1)
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening
    result.createObjectStore('files', { keyPath: 'id' }).createIndex('account', 'account_id')
    result.createObjectStore('contents')
    result
      .createObjectStore('hand-ins', { keyPath: ['account_id', 'question_id'] })
      .createIndex('account', 'account_id')
  })
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction(['files', 'contents'], 'readwrite')
  transaction.objectStore('files').put(file('earlier', { account_id: 9 }))
  transaction.objectStore('contents').put(new Blob(['earlier']), 'earlier')
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}

test('what an earlier version of the app kept is found', async () => {
  await leaveEarlierWork()
  expect(await store.listFiles(9)).toEqual([file('earlier', { account_id: 9 })])
  expect(await store.readContent('earlier')).toBeDefined()
})

test('files are kept by account, in the order they were added, and changed without their content', async () => {
  await store.putFile(file('bb'), new Blob(['later']))
  await store.putFile(file('a'), new Blob(['first']))
  await store.putFile(file('ccc', { account_id: 2 }), new Blob(['other']))
  await store.putFile(file('a', { upload_url: '/api/uploads/1' }))
  expect(await store.listFiles(1)).toEqual([file('a', { upload_url: '/api/uploads/1' }), file('bb')])
  expect(await store.readContent('a')).toBeDefined()
})

test('a file that is removed takes its content along', async () => {
  await store.putFile(file('gone', { account_id: 3 }), new Blob(['gone']))
  await store.removeFile('gone')
  expect(await store.listFiles(3)).toEqual([])
  expect(await store.readContent('gone')).toBeUndefined()
})

test('of each question the newest hand-in is kept, for its account alone', async () => {
  const handIn = (request_id: string, question_id: number): StoredHandIn => ({
    account_id: 1,
    question_id,
    lesson_id: 3,
    request_id,
    work: { kind: 'answer', answer: { files: { 'main.py': 'print(1)' } } },
    put_at: '2026-11-21T10:00:00Z',
  })
  await store.putHandIn(handIn('first', 7))
  await store.putHandIn(handIn('second', 7))
  await store.putHandIn(handIn('other', 8))
  expect(await store.listHandIns(1)).toEqual([handIn('second', 7), handIn('other', 8)])
  expect(await store.listHandIns(2)).toEqual([])
  // Only what was delivered goes: another tab may have submitted anew meanwhile.
  await store.removeHandIn(1, 7, 'first')
  expect(await store.listHandIns(1)).toEqual([handIn('second', 7), handIn('other', 8)])
  await store.removeHandIn(1, 7, 'second')
  expect(await store.listHandIns(1)).toEqual([handIn('other', 8)])
})
