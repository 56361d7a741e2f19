import { describe, expect, test } from 'vitest'
import { said } from '../../../../test/bot-api-stub.ts'
import { readUpdate } from './read-update.ts'

const event = (update: object) => readUpdate({ update_id: 5, ...update }, 'qadam_bot')?.event
const group = { id: -100, type: 'group', title: 'Oila', username: '' }

describe('what is said to the bot', () => {
  test.each([
    ['/start', { kind: 'start', code: undefined }],
    ['/start abc_-9', { kind: 'start', code: 'abc_-9' }],
    ['/start@Qadam_Bot abc', { kind: 'start', code: 'abc' }],
    ['/STOP', { kind: 'stop' }],
    ['/stop ', { kind: 'stop' }],
    ['/help', { kind: 'talk' }],
    ['Salom', { kind: 'talk' }],
    ['/start two words', { kind: 'talk' }],
    ['', { kind: 'talk' }],
  ])('%j alone with it', (text, wanted) => {
    expect(event(said(text))).toMatchObject({ ...wanted, chat: { id: '7' } })
  })

  test('in a group only by its commands', () => {
    expect(event(said('Salom', group))).toBeUndefined()
    expect(event(said('/start@other_bot abc', group))).toBeUndefined()
    expect(event(said('/start abc', group))).toMatchObject({
      kind: 'start',
      chat: { id: '-100', label: 'Oila' },
    })
  })

  test('what is no text, or said in a channel, is nothing to it', () => {
    expect(event({ message: { chat: { id: 1, type: 'channel' }, text: '/start' } })).toBeUndefined()
    expect(event({ edited_message: {} })).toBeUndefined()
    expect(event({ message: 'x' })).toBeUndefined()
    expect(readUpdate({ message: {} }, 'b')).toBeUndefined()
    expect(readUpdate('x', 'b')).toBeUndefined()
  })
})

test('whoever blocks it or throws it out is gone; whoever lets it in is not', () => {
  const member = (status: string) =>
    event({ my_chat_member: { chat: { id: 7, type: 'private' }, new_chat_member: { status } } })
  expect([member('kicked')?.kind, member('left')?.kind, member('member')]).toEqual([
    'left',
    'left',
    undefined,
  ])
})

test('a group that grows goes on under another id', () => {
  const message = { chat: group, migrate_to_chat_id: -1_001_234 }
  expect(event({ message })).toMatchObject({ kind: 'moved', chat: { id: '-100' }, to: '-1001234' })
})

test('a name is one short line, whatever somebody called themselves', () => {
  const called = (first_name: string) => event(said('/start', { first_name, last_name: '', username: '' }))
  expect(called('A\u202Eb\n\u0000  c')).toMatchObject({ chat: { label: 'A b c' } })
  expect(called('😀'.repeat(100))).toMatchObject({ chat: { label: '😀'.repeat(64) } })
  expect(called('\u200B')).toMatchObject({ chat: { label: '7' } })
  expect(event(said('/start'))).toMatchObject({ chat: { label: 'Dilnoza Karimova @dilnoza', lang: 'ru' } })
})
