import type { Storyboard } from '../storyboard.ts'

export const inputSuhbat: Storyboard = {
  id: 'input-suhbat',
  title: 'input() bilan suhbat',
  sign: 'input()',
  opening: {
    uz: 'Shu paytgacha dastur gapirdi. Endi u sizni tinglaydi.',
    ru: 'До сих пор программа говорила. Теперь она будет слушать.',
  },
  scenes: [
    {
      heading: 'Savol va javob',
      picture: { kind: 'chat', question: 'Ismingiz?', answer: 'Dilnoza' },
      boxes: ['ism'],
      beats: [
        {
          say: { uz: 'input — savol beradigan buyruq.', ru: 'input — команда, которая задаёт вопрос.' },
          actions: [{ do: 'type', lines: ['ism = input("Ismingiz? ")'] }],
        },
        {
          say: {
            uz: 'Dastur savolni koʻrsatadi va javobingizni kutib turadi.',
            ru: 'Программа показывает вопрос и ждёт вашего ответа.',
          },
          actions: [
            [
              { do: 'ask', prompt: 'Ismingiz? ', answer: 'Dilnoza' },
              { do: 'show', value: 1 },
            ],
            { do: 'show', value: 2 },
          ],
        },
        {
          say: {
            uz: 'Enterni bosdingiz — javob ism degan qutiga tushdi.',
            ru: 'Нажали Enter — и ответ попал в коробку ism.',
          },
          actions: [{ do: 'set', name: 'ism', value: '"Dilnoza"' }],
        },
        {
          say: {
            uz: 'Endi dastur siz bilan ismingizni aytib salomlashadi.',
            ru: 'Теперь программа здоровается с вами по имени.',
          },
          actions: [
            { do: 'type', lines: ['print("Salom,", ism)'] },
            { do: 'print', text: 'Salom, Dilnoza' },
          ],
        },
      ],
    },
    {
      heading: 'Yosh — son emasmi?',
      boxes: ['yosh'],
      beats: [
        {
          say: {
            uz: 'Yoshni ham soʻraymiz: kelasi yil nechaga kirasiz?',
            ru: 'Спросим и возраст: сколько вам будет через год?',
          },
          actions: [{ do: 'type', lines: ['yosh = input("Yosh? ")', 'print(yosh + 1)'] }],
        },
        {
          say: {
            uz: 'Diqqat: input har doim matn qaytaradi, son yozsangiz ham.',
            ru: 'Внимание: input всегда возвращает текст, даже если ввели число.',
          },
          actions: [
            { do: 'ask', prompt: 'Yosh? ', answer: '14' },
            { do: 'set', name: 'yosh', value: '"14"' },
          ],
        },
        {
          say: {
            uz: 'Matnga 1 ni qoʻshib boʻlmaydi: TypeError.',
            ru: 'К тексту нельзя прибавить 1: TypeError.',
          },
          actions: [
            { do: 'mark', line: 2, part: 'yosh + 1', tone: 'pomegranate' },
            { do: 'fail', text: 'TypeError' },
          ],
        },
        {
          say: { uz: 'int() javobni songa aylantiradi.', ru: 'int() превратит ответ в число.' },
          actions: [
            { do: 'unmark' },
            { do: 'clear' },
            { do: 'edit', line: 1, text: 'yosh = int(input("Yosh? "))' },
          ],
        },
        {
          say: {
            uz: 'Qutida endi 14 soni turibdi. Yana bir yil — 15!',
            ru: 'Теперь в коробке число 14. Плюс год — и 15!',
          },
          actions: [
            { do: 'ask', prompt: 'Yosh? ', answer: '14' },
            { do: 'set', name: 'yosh', value: '14' },
            { do: 'print', text: '15' },
          ],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'input() matn qaytaradi, son kerak boʻlsa — int()',
    say: {
      uz: 'input() matn qaytaradi. Son kerak boʻlsa — int().',
      ru: 'input() возвращает текст. Нужно число — берите int().',
    },
  },
}
