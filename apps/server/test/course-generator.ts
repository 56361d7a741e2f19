import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ArchiveLesson, ArchiveQuestion, LocalText, WritableArchive } from '@qadam/course-archive'
import fc from 'fast-check'

const samples = path.resolve(import.meta.dirname, '../../../packages/course-archive/fixtures/version-1/media')
const sample = (name: string) => readFileSync(path.join(samples, name))

/** Small valid files of the types in their names. */
const files: Record<string, Buffer> = {
  'media/rasm.png': sample('pic-1.png'),
  'media/boshqa/rasm-2.png': sample('pic-2.png'),
  'media/dars.mp4': sample('salom.mp4'),
  'media/dars.uz.vtt': sample('salom.uz.vtt'),
}

const word = fc.constantFrom(
  'oʻquv',
  'gʻoya',
  'кот',
  'print',
  '«dars»',
  'a<b',
  '&amp;',
  '100%',
  '😀',
  '*',
  'x_1',
)
const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `so ${words.join(' ')}`)
/** Markdown: short, long enough for a file of its own, with what a file would change at its ends. */
const markdown = fc.oneof(
  { weight: 5, arbitrary: line },
  fc
    .array(line, { minLength: 12, maxLength: 16 })
    .map((lines) => `## Sarlavha\n\n${lines.join('\n\n')}\n\n\`\`\`python\nprint(1)\n\`\`\``),
  fc.array(line, { minLength: 12, maxLength: 14 }).map((lines) => `${lines.join('\r\n')}\n\n`),
  fc.constant('![Rasm](media/rasm.png)'),
)
const both = (text: fc.Arbitrary<string>): fc.Arbitrary<LocalText> =>
  fc.record({ uz: text, ru: text }, { requiredKeys: ['uz'] })
const text = both(markdown)
const plain = both(line)
const picture = fc.record({ file: fc.constantFrom('media/rasm.png', 'media/boshqa/rasm-2.png'), alt: plain })
const ids = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`)

const optionTexts = fc.array(fc.tuple(text, fc.option(picture, { nil: undefined })), {
  minLength: 2,
  maxLength: 5,
})
const options = optionTexts.map((all) =>
  all.map(([words, shown], index) => ({
    id: `v${index}`,
    text: words,
    ...(shown ? { picture: shown } : {}),
  })),
)
const marked = (all: { id: string; text: LocalText }[], right: readonly number[]) =>
  all.map((option, index) =>
    right.includes(index) ? { ...option, right: true as const } : { ...option, feedback: option.text },
  )

const told = { text, hint: text, success: text, tip: text }
const asked = <Fields extends object>(fields: { [K in keyof Fields]: fc.Arbitrary<Fields[K]> }) =>
  fc.record({ ...told, ...fields }, { requiredKeys: ['text', 'hint', 'success'] as never[] })

const shown = fc.record({ text, tip: text }, { requiredKeys: ['text'] })

/** A question of each type by turns, without its id. */
const question: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  shown.map((words) => ({
    ...words,
    type: 'video',
    media: 'media/dars.mp4',
    poster: 'media/rasm.png',
    captions: { uz: 'media/dars.uz.vtt' },
  })),
  shown.map((words) => ({ ...words, type: 'info' })),
  fc.tuple(asked({}), options).map(([words, all]) => ({
    ...words,
    type: 'selected-file',
    options: marked(all, [0]),
  })),
  fc.tuple(asked({}), options).map(([words, all]) => ({
    ...words,
    type: 'selected-multiple',
    options: marked(all, [0, 1]),
  })),
  fc.tuple(asked({}), options).map(([words, all]) => ({ ...words, type: 'selected-drag', options: all })),
  fc.tuple(asked({}), fc.integer({ min: 1, max: 3 })).map(([words, blanks]) => ({
    ...words,
    type: 'selected-code-drag',
    template: { language: 'python', code: Array.from({ length: blanks }, () => '___').join('\n') },
    options: ids(blanks + 1).map((id) => ({ id, code: `f_${id}()` })),
    blanks: ids(blanks),
  })),
  fc
    .tuple(asked({}), plain, fc.constantFrom('word', 'code'))
    .map(([words, accepted, format]) => ({ ...words, type: 'typed-answer', format, accepted: [accepted] })),
  asked({}).map((words) => ({
    ...words,
    type: 'typed-answer',
    format: 'number',
    accepted: [{ uz: '3,14' }],
    tolerance: 0.01,
  })),
  fc.tuple(asked({}), options, picture).map(([words, all, about]) => ({
    ...words,
    type: 'image-based-question',
    picture: about,
    options: marked(all, [1]),
  })),
)
const practice: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  shown.map((words) => ({ ...words, type: 'input-file' })),
  fc
    .tuple(shown, fc.integer({ min: 5, max: 600 }))
    .map(([words, max_s]) => ({ ...words, type: 'voice', max_s })),
  shown.map((words) => ({ ...words, type: 'text', words: { min: 2, max: 50 } })),
  fc.tuple(shown, plain).map(([words, title]) => ({
    ...words,
    type: 'compiler',
    language: 'python',
    starter: { 'zebra.py': 'y = 2\n', 'main.py': { uz: '# salom\n', ru: '# привет\n' }, 'a.txt': '' },
    checks: [
      { id: 'bir', title, input: ['2', ''], output: '4\n' },
      { id: 'ikki', title, hidden: true, assert: 'assert y' },
    ],
    solution: { 'main.py': 'print(int(input()) * 2)\n' },
  })),
)

const withIds = (all: Record<string, unknown>[]) => all.map((one, index) => ({ id: `q${index}`, ...one }))

const lesson: fc.Arbitrary<Omit<ArchiveLesson, 'id'>> = fc
  .record(
    {
      title: plain,
      pass_percent: fc.integer({ min: 1, max: 100 }),
      max_attempts: fc.integer({ min: 1, max: 20 }),
      time_limit_s: fc.integer({ min: 10, max: 7200 }),
      study: fc.array(question, { minLength: 1, maxLength: 5 }),
      work: fc.array(practice, { maxLength: 2 }),
    },
    { requiredKeys: ['title', 'study', 'work'] },
  )
  .map(({ study, work, ...rules }) => ({
    ...rules,
    type: work.length > 0 ? ('Learn_Practice' as const) : ('Learn' as const),
    questions: withIds([...study, ...work]) as ArchiveQuestion[], // of the shapes above
  }))

/** Courses that the school can take in, with all question types, both languages and files. */
export const generatedCourse: fc.Arbitrary<Omit<WritableArchive, 'id' | 'media'>> = fc
  .record(
    {
      title: plain,
      description: plain,
      cover: fc.record({ hue: fc.integer({ min: 0, max: 360 }), seed: fc.nat(1000) }),
      chat_link: fc.constant('https://t.me/qadam'),
      interleaved: fc.constant(true as const),
      lessons: fc.array(fc.array(lesson, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
      checkpoint: fc.record(
        { questions: fc.integer({ min: 2, max: 30 }), pass_percent: fc.integer({ min: 1, max: 100 }) },
        { requiredKeys: ['questions'] },
      ),
    },
    { requiredKeys: ['title', 'description', 'cover', 'lessons'] },
  )
  .map(({ lessons, checkpoint, ...course }) => ({
    ...course,
    modules: lessons.map((inside, module) => ({
      id: `m${module}`,
      title: { uz: `Modul ${module}` },
      description: { uz: 'Tavsif', ru: 'Описание' },
      lessons: inside.map((one, index) => ({ id: `dars-${module}-${index}`, ...one })),
      ...(checkpoint && { checkpoint }),
    })),
  }))

/** All files that a generated course may show. */
export const generatedMedia = Object.entries(files).map(([name, content]) => ({
  path: name,
  stream: async () => Readable.from([content]),
}))
