import type { ExamLevel } from '@qadam/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LittleSchool } from './exam-fixtures.ts'
import { ExamSession, type ExamOutbox, type ExamPorts } from './exam-session.ts'
import type { ExamState } from './exam-state.ts'

const noon = Date.parse('2026-03-02T12:00:00.000Z')

let school: LittleSchool
let stored: {
  answers: Record<number, number>
  end: { level: ExamLevel; given: Readonly<Record<number, number>>; isTimeOut: boolean } | undefined
}
let sessions: ExamSession[]

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  school = new LittleSchool(2)
  stored = { answers: {}, end: undefined }
  sessions = []
})
afterEach(() => {
  for (const session of sessions) session.dispose()
  vi.useRealTimers()
})

const outbox: ExamOutbox = {
  putAnswer: (_, questionId, optionId) => void (stored.answers[questionId] ??= optionId),
  putEnd: (_, level, given, isTimeOut) => {
    stored.end ??= { level, given, isTimeOut }
    stored.answers = {}
  },
  listAnswers: () => stored.answers,
  hasEnd: () => stored.end !== undefined,
  hasAny: () => stored.end !== undefined || Object.keys(stored.answers).length > 0,
  flush: () => {
    if (school.isDown) return Promise.resolve(false)
    for (const [id, option] of Object.entries(stored.answers)) {
      school.calls.push(`answer ${id}`)
      school.selected[id] ??= option
    }
    stored.answers = {}
    if (stored.end) {
      school.calls.push(`end ${stored.end.level}`)
      school.save(stored.end.level, stored.end.given, stored.end.isTimeOut)
      stored.end = undefined
    }
    return Promise.resolve(false)
  },
}

/** One more page of the student, on this device. */
async function open(): Promise<ExamSession> {
  let session: ExamSession | undefined
  const hear = () => sessions.filter((each) => each !== session).map((each) => each.refresh())
  const ports: ExamPorts = {
    outbox,
    channel: { say: () => void hear(), listen: () => () => undefined },
    server: {
      refresh: () => Promise.resolve().then(() => (school.reach('look'), school.exam())),
      start: (level) => Promise.resolve().then(() => (school.reach(`start ${level}`), school.start(level))),
    },
  }
  session = new ExamSession(ports)
  sessions.push(session)
  await settle()
  return session
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const asked = (state: ExamState) => (state.phase === 'asking' ? state.question_id : undefined)

async function answerAll(session: ExamSession, option: number): Promise<void> {
  for (let id = asked(session.getState()); id !== undefined; id = asked(session.getState())) {
    session.answer(id, option)
    await settle()
  }
}

describe('the flow', () => {
  test('nothing starts by itself', async () => {
    const session = await open()
    expect(session.getState()).toMatchObject({ phase: 'ready', next: 'Part 1' })
    expect(school.calls).toEqual(['look'])
  })

  test.each([0, 1, 2, 3])('%s parts passed end at that level', async (level) => {
    const session = await open()
    for (let part = 0; part <= Math.min(level, 2); part += 1) {
      await session.start()
      await answerAll(session, part < level ? 1 : 2)
    }
    expect(session.getState()).toMatchObject({ phase: 'finished', exam: { level } })
  })

  test('a passed part is applauded, and no clock runs until the next one starts', async () => {
    const session = await open()
    await session.start()
    await answerAll(session, 1)
    expect(session.getState()).toMatchObject({ phase: 'passed', next: 'Part 2', passed: { title: 'Part 1' } })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(session.getState().phase).toBe('passed')
    await session.start()
    expect(session.getState()).toMatchObject({ phase: 'asking', question_id: 3 })
  })

  test('an answer to another question than the one asked, or a second one, changes nothing', async () => {
    const session = await open()
    await session.start()
    session.answer(2, 1)
    expect(asked(session.getState())).toBe(1)
    session.answer(1, 2)
    session.answer(1, 1)
    await settle()
    expect(asked(session.getState())).toBe(2)
    expect(school.selected).toEqual({ 1: 2 })
  })
})

describe('time', () => {
  test('that runs out ends the part with what was given, and no sooner', async () => {
    const session = await open()
    await session.start()
    session.answer(1, 1)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(session.getState().phase).toBe('asking')
    await vi.advanceTimersByTimeAsync(1)
    expect(school.calls).toContain('end Part 1')
    expect(session.getState()).toMatchObject({ phase: 'finished', exam: { level: 0 } })
  })

  test.each([3_600_000, -3_600_000])(
    'goes by the school’s clock where the device’s is %s ms off',
    async (off) => {
      school.offset_ms = off
      const session = await open()
      await session.start()
      await vi.advanceTimersByTimeAsync(599_999)
      expect(session.getState().phase).toBe('asking')
      await vi.advanceTimersByTimeAsync(1)
      expect(session.getState().phase).toBe('finished')
    },
  )

  test('goes on over a reload, with the answers so far', async () => {
    const session = await open()
    await session.start()
    session.answer(1, 1)
    await settle()
    session.dispose()
    await vi.advanceTimersByTimeAsync(500_000)
    const again = await open()
    expect(again.getState()).toMatchObject({ phase: 'asking', question_id: 2 })
    await vi.advanceTimersByTimeAsync(100_000)
    expect(again.getState().phase).toBe('finished')
  })
})

describe('without a network', () => {
  test('answers are kept, the student goes on, and all goes out on return', async () => {
    const session = await open()
    await session.start()
    school.isDown = true
    await answerAll(session, 1)
    expect(session.getState()).toMatchObject({ phase: 'ending', reason: 'complete', isWaiting: true })
    expect(stored.end).toEqual({ level: 'Part 1', given: { 1: 1, 2: 1 }, isTimeOut: false })
    school.isDown = false
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(session.getState()).toMatchObject({ phase: 'passed', next: 'Part 2' })
  })

  test('a part whose time the school gave back goes on, also where the device had ended it', async () => {
    const session = await open()
    await session.start()
    school.isDown = true
    session.answer(1, 1)
    await vi.advanceTimersByTimeAsync(700_000)
    expect(session.getState()).toMatchObject({ phase: 'ending', reason: 'timeout' })
    school.deadline += 500_000
    school.isDown = false
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(session.getState()).toMatchObject({ phase: 'asking', question_id: 2 })
    expect(school.selected).toEqual({ 1: 1 })
    await vi.advanceTimersByTimeAsync(400_000)
    expect(session.getState().phase).toBe('finished')
  })

  test('a crash loses nothing that was given', async () => {
    const session = await open()
    await session.start()
    school.isDown = true
    session.answer(1, 1)
    session.dispose()
    school.isDown = false
    const again = await open()
    expect(school.selected).toEqual({ 1: 1 })
    expect(asked(again.getState())).toBe(2)
  })

  test('a start that fails says why and starts no clock', async () => {
    const session = await open()
    school.isDown = true
    await session.start()
    expect(session.getState()).toMatchObject({
      phase: 'ready',
      isStarting: false,
      problem: new Error('down'),
    })
    school.isDown = false
    await session.start()
    expect(session.getState().phase).toBe('asking')
  })

  test('a page that cannot load tries again by itself', async () => {
    school.isDown = true
    const session = await open()
    expect(session.getState().phase).toBe('failed')
    school.isDown = false
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(session.getState().phase).toBe('ready')
  })
})

describe('two tabs', () => {
  test('follow each other through a part', async () => {
    const one = await open()
    const two = await open()
    await one.start()
    await settle()
    expect(two.getState().phase).toBe('asking')
    await answerAll(two, 2)
    await settle()
    expect(one.getState()).toMatchObject({ phase: 'finished', exam: { level: 0 } })
  })

  test('an end that another tab has sent is looked up', async () => {
    const session = await open()
    await session.start()
    school.isDown = true
    await answerAll(session, 1)
    school.isDown = false
    await outbox.flush()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(session.getState().phase).toBe('passed')
  })
})
