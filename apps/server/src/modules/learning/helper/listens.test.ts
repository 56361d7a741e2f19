import type { HelperReply } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HelpedSchool } from '../../../../test/helped-school.ts'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'
import { tryChecks } from './try-checks.ts'

let helped: HelpedSchool
/** What the sandbox is asked for, and what it answers. */
const asked: Parameters<RunProgram>[] = []
let printed: string | Error = ''
const run: RunProgram = async (...of) => {
  asked.push(of)
  if (printed instanceof Error) throw printed
  const text = JSON.stringify({ outcome: 'finished', printed })
  return await Promise.resolve(of[1].map(() => ({ run: { kind: 'said', text }, touched: [] })))
}

beforeAll(async () => {
  helped = await HelpedSchool.start({ withModel: false, run })
  await helped.makePython(checks)
  await addLesson(helped)
})
beforeEach(async () => await helped.renew())
afterAll(async () => await helped.close())

const checks = [
  { id: 'a', title: { uz: 'Ikki son' }, hidden: false, input: ['2', '3'], output: '5' },
  { id: 'b', title: { uz: 'Sir' }, hidden: true, input: ['90', '9'], output: '99' },
]

/** An info with a sentence of its own beside the project. */
async function addLesson({ project: id, school }: HelpedSchool): Promise<void> {
  const row = await school.db
    .selectFrom('questions')
    .select(['content', 'key', 'lesson_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { content, key } = row as { content: object; key: object; lesson_id: number } // as the importer wrote it
  await school.db
    .insertInto('questions')
    .values({
      lesson_id: row.lesson_id,
      stable_id: 'kitob',
      order_number: 99,
      type: 'info',
      content: JSON.stringify({
        ...content,
        text: { uz: '<p>Maymun daraxtda yashaydi. Sikl — takrorlanadigan amallar. Oxiri shu.</p>' },
        fields: {},
      }),
      key: JSON.stringify({ ...key, answer: null }),
      source: JSON.stringify({}),
    })
    .execute()
}

async function ask(message: string, program: string): Promise<string> {
  const reply = await helped.send({ message }, { 'main.py': program })
  if (reply.status !== 200) throw new Error(reply.text)
  return (JSON.parse(reply.text) as { data: HelperReply }).data.reply // by the contract
}

test('a program whose turn does not come is not waited for once nobody waits', async () => {
  const row = await helped.school.db
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', helped.project)
    .executeTakeFirstOrThrow()
  const question = row as unknown as Parameters<typeof tryChecks>[0] // as the importer wrote it
  const leaving = new AbortController()
  const tried = tryChecks(
    question,
    { 'main.py': 'print(1)' },
    { run: async () => await new Promise(() => undefined), lang: 'uz', gone: leaving.signal },
  )
  leaving.abort()
  expect(await tried).toBeUndefined()
})

describe('the school’s own helper', () => {
  test('runs the visible checks, and names the first difference', async () => {
    printed = '23'
    const reply = await ask('Ishlamayapti', 'print(input() + input())')
    expect(reply).toContain('«Ikki son»')
    expect(reply).toContain('`23` chiqdi, `5` kutilgan')
    expect(asked.at(-1)?.[1]).toEqual([{ input: ['2', '3'], assert: undefined }])
    expect(reply).not.toMatch(/90|99|Sir/)
  })

  test('says that hidden checks may see more where the visible ones pass', async () => {
    printed = '5'
    expect(await ask('Tayyormi?', 'print(5)')).toMatch(/hammasi oʻtdi[^]*yashirin/)
  })

  test('says nothing of checks where the sandbox could not run them', async () => {
    printed = new Error('busy')
    expect(await ask('Tayyormi?', 'print(6)')).not.toMatch(/tekshiruvi bilan|oʻtdi/)
  })

  test('runs nothing that cannot be read', async () => {
    asked.length = 0
    expect(await ask('Nega?', 'print("a')).toContain('yopilmagan')
    expect(asked).toEqual([])
  })

  test('runs nothing where nothing was written', async () => {
    asked.length = 0
    await ask('Nima qilay?', '# yozing')
    expect(asked).toEqual([])
  })

  test('answers a question about a thing with a sentence of a lesson and its address', async () => {
    const reply = await ask('Sikl nima?', 'print(1)')
    expect(reply).toContain('> Sikl — takrorlanadigan amallar.')
    expect(reply).toMatch(/\]\(\/course\/\d+\/module\/\d+\/\d+\)/)
    expect(reply).not.toContain('Maymun')
  })

  test('knows no lesson that the student has not opened', async () => {
    await helped.school.db.deleteFrom('lesson_progress').where('person_id', '=', helped.student.id).execute()
    expect(await ask('Sikl nima?', 'print(1)')).not.toContain('takrorlanadigan')
  })
})

describe('a model', () => {
  let withModel: HelpedSchool
  const sentTo = async (said: string): Promise<{ system: string; last: string }> => {
    await withModel.send({ message: said }, { 'main.py': 'print(int(input()) - int(input()))' })
    const messages = withModel.sent()
    return { system: messages[0]?.content ?? '', last: messages.at(-1)?.content ?? '' }
  }

  beforeAll(async () => {
    withModel = await HelpedSchool.start({ run })
    await withModel.makePython(checks)
    await addLesson(withModel)
    await withModel.renew()
  })
  afterAll(async () => await withModel.close())

  test('is told what the lesson teaches and what the visible check came to, never the hidden one', async () => {
    printed = '-1\n'
    const { system, last } = await sentTo('Nega chiqmayapti?')
    expect(system).toContain('Maymun daraxtda yashaydi.')
    expect(system).toContain('- Ikki son\n- 1 ta yashirin tekshiruv')
    expect(system).not.toContain('Sir')
    expect(last).toContain('Ikki son')
    expect(last).toContain('-1')
    // Of the hidden one neither its title, which may say what it looks for, nor what it puts in or wants.
    expect(last).not.toMatch(/Sir|\b9[09]\b/)
  })

  test('is told what the school’s own helper had said, as somebody else’s words', async () => {
    await withModel.school.db
      .updateTable('helper_messages')
      .set({ answered_by: 'built_in' })
      .where('role', '=', 'assistant')
      .execute()
    await sentTo('Yana?')
    const before = withModel.sent().filter(({ role }) => role === 'assistant')
    expect(before[0]?.content).toMatch(/^\[Buni siz emas, maktabning oddiy dasturi aytgan\]\n/)
  })
})
