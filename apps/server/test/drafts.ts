import type { DraftLesson, DraftQuestion } from '@qadam/contract'

export const emptyLesson = (uz = 'Dars'): DraftLesson => ({ type: 'Learn', title: { uz }, questions: [] })

/** A lesson that may be published: an info, and a question whose second option is right. */
export const smallLesson = (uz = 'Dars'): DraftLesson => ({
  type: 'Learn',
  title: { uz },
  questions: [{ id: 'info', type: 'info', text: { uz: `Matn ${uz}` } }, choice('savol')],
})

const told = { hint: { uz: 'Yana oʻqing.' }, success: { uz: 'Chunki shunday.' } }

export const choice = (id: string, right = 'b'): DraftQuestion => ({
  id,
  type: 'selected-file',
  text: { uz: `Savol ${id}` },
  ...told,
  options: ['a', 'b', 'c'].map((name) => ({
    id: name,
    text: { uz: `javob ${name}` },
    ...(name === right ? { right: true } : {}),
  })),
})

const faded = {
  title: { uz: 'Bosqich', ru: 'Шаг' },
  text: { uz: '1 chiqsin', ru: 'Выведите 1' },
  language: 'python' as const,
  fading: 'bosqichlar',
  checks: [{ id: 'bir', title: { uz: 'Bir', ru: 'Один' }, output: '1' }],
}

/** Two lessons with every question type between them. */
export const everyType = (): [DraftLesson, DraftLesson] => [
  {
    type: 'Learn',
    title: { uz: 'Hammasi', ru: 'Всё' },
    pass_percent: 60,
    exercises_required: 0,
    questions: [
      { id: 'video', type: 'video', text: { uz: 'Koʻring', ru: 'Смотрите' }, media: 'media/dars.mp4' },
      {
        id: 'info',
        type: 'info',
        text: { uz: 'Matn ![Rasm](media/rasm.png)', ru: 'Текст ![Рисунок](media/rasm.png)' },
        exercises: [
          {
            ...{
              id: 'mashq',
              title: { uz: 'Mashq', ru: 'Упражнение' },
              text: { uz: 'Yozing', ru: 'Напишите' },
            },
            ...{ language: 'python', starter: { uz: 'prnt(1)', ru: 'prnt(1)' }, repair: true },
            solution: 'print(1)',
            checks: [
              {
                ...{ id: 'bir', title: { uz: 'Bir', ru: 'Один' }, output: '1' },
                hints: [{ uz: 'print yozing', ru: 'Напишите print' }],
              },
              { id: 'yashirin', title: { uz: 'Yana', ru: 'Ещё' }, hidden: true, assert: 'assert True' },
            ],
          },
          {
            ...faded,
            ...{ id: 'tartib', stage: 'order', starter: 'print(a)\na = 1', solution: 'a = 1\nprint(a)' },
            example: { uz: 'Namuna', ru: 'Пример' },
          },
          { ...faded, id: 'joylar', stage: 'gaps', starter: 'print(___)', solution: 'print(1)' },
        ],
      },
      { ...choice('bitta'), text: { uz: 'Bittasi?', ru: 'Один?' } },
      {
        ...choice('bir-necha'),
        type: 'selected-multiple',
        options: [
          { id: 'a', text: { uz: '1' }, right: true },
          { id: 'b', text: { uz: '2' } },
          { id: 'c', text: { uz: '3' }, right: true },
        ],
      },
      {
        ...choice('tartib'),
        type: 'selected-drag',
        options: [
          { id: 'a', text: { uz: '1' } },
          { id: 'b', text: { uz: '2' } },
          { id: 'c', text: { uz: '3' } },
        ],
      },
      {
        id: 'kod',
        type: 'selected-code-drag',
        text: { uz: 'Yigʻing' },
        ...told,
        template: { language: 'python', code: '___(___)' },
        options: [
          { id: 'a', code: 'print' },
          { id: 'b', code: "'Salom'" },
        ],
        blanks: ['a', 'b'],
      },
      {
        ...choice('rasm'),
        type: 'image-based-question',
        picture: { file: 'media/rasm.png', alt: { uz: 'Rasm' } },
      },
      {
        id: 'yozma',
        type: 'typed-answer',
        text: { uz: 'Ikki karra ikki?' },
        hint: { uz: 'Sanang' },
        success: { uz: 'Toʻrt' },
        format: 'number',
        accepted: [{ uz: '4' }],
      },
    ],
  },
  {
    type: 'Practice',
    title: { uz: 'Amaliyot' },
    questions: [
      { id: 'fayl', type: 'input-file', text: { uz: 'Fayl yuboring' } },
      { id: 'ovoz', type: 'voice', text: { uz: 'Ayting' }, max_s: 60 },
      { id: 'matn', type: 'text', text: { uz: 'Yozing' }, words: { min: 2 } },
      {
        id: 'dastur',
        type: 'compiler',
        text: { uz: 'Dasturlang' },
        language: 'python',
        starter: { 'main.py': '# boshlang\n' },
        checks: [{ id: 'bir', title: { uz: 'Salom deydi' }, output: 'Salom' }],
        solution: { 'main.py': "print('Salom')\n" },
      },
    ],
  },
]
