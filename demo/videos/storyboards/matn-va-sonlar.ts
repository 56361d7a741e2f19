import type { Storyboard } from '../storyboard.ts'

export const matnVaSonlar: Storyboard = {
  id: 'matn-va-sonlar',
  title: 'Matn va sonlar',
  sign: '"2" + "2"',
  opening: {
    uz: 'Ikkiga ikkini qoʻshsak — toʻrt. Pythonda esa 22 ham chiqishi mumkin!',
    ru: 'Два плюс два — четыре. Но в Python может выйти и 22!',
  },
  scenes: [
    {
      heading: 'Sonlar',
      picture: { kind: 'join', left: '2', right: '2', result: '4', tone: 'saffron' },
      beats: [
        {
          say: {
            uz: 'Oddiy savoldan boshlaymiz: 2 + 2 nechaga teng?',
            ru: 'Начнём с простого: сколько будет 2 + 2?',
          },
          actions: [{ do: 'type', lines: ['print(2 + 2)'] }],
        },
        {
          say: {
            uz: 'Bular — sonlar. Python ularni qoʻshadi: 4.',
            ru: 'Это числа. Python их складывает: 4.',
          },
          actions: [
            { do: 'show', value: 1 },
            [
              { do: 'show', value: 2 },
              { do: 'print', text: '4' },
            ],
          ],
        },
      ],
    },
    {
      heading: 'Matnlar',
      picture: { kind: 'join', left: '"2"', right: '"2"', result: '"22"', tone: 'pistachio' },
      beats: [
        {
          say: {
            uz: 'Endi ikkalasini qoʻshtirnoqqa olamiz. Nima chiqadi?',
            ru: 'Теперь возьмём оба числа в кавычки. Что выйдет?',
          },
          actions: [{ do: 'type', lines: ['print("2" + "2")'] }],
        },
        {
          say: {
            uz: 'Qoʻshtirnoq ichida — matn. Matnlar bir-biriga ulanadi.',
            ru: 'В кавычках — текст. Тексты просто склеиваются.',
          },
          actions: [
            { do: 'show', value: 1 },
            [
              { do: 'show', value: 2 },
              { do: 'print', text: '22' },
            ],
          ],
        },
        {
          say: {
            uz: 'Matnni songa koʻpaytirsak, u takrorlanadi. Stadiondagidek!',
            ru: 'Умножим текст на число — он повторится. Как на стадионе!',
          },
          actions: [
            { do: 'type', lines: ['print("Gol!" * 3)'] },
            { do: 'print', text: 'Gol!Gol!Gol!' },
          ],
        },
      ],
    },
    {
      heading: 'Metroda',
      boxes: ['chipta'],
      beats: [
        {
          say: {
            uz: 'Metro chiptasi 2000 soʻm boʻlsin. Lekin bu yerda u — matn.',
            ru: 'Пусть билет в метро стоит 2000 сумов. Но здесь это текст.',
          },
          actions: [
            { do: 'type', lines: ['chipta = "2000"'] },
            { do: 'set', name: 'chipta', value: '"2000"' },
          ],
        },
        {
          say: {
            uz: 'Ikki kishi uchun hisoblaymiz… Voy, 20 million chiqdi!',
            ru: 'Считаем на двоих… Ой, вышло 20 миллионов!',
          },
          actions: [
            { do: 'type', lines: ['print(chipta * 2)'] },
            { do: 'print', text: '20002000' },
          ],
        },
        {
          say: { uz: 'int() matnni songa aylantiradi.', ru: 'int() превращает текст в число.' },
          actions: [
            { do: 'clear' },
            { do: 'edit', line: 2, text: 'print(int(chipta) * 2)' },
            { do: 'think', text: 'int("2000")', result: '2000' },
          ],
        },
        {
          say: { uz: 'Endi hisob toʻgʻri: 4000 soʻm.', ru: 'Теперь верно: 4000 сумов.' },
          actions: [{ do: 'print', text: '4000' }],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'Sonlar qoʻshiladi, matnlar ulanadi',
    say: {
      uz: 'Esda tuting: sonlar qoʻshiladi, matnlar ulanadi.',
      ru: 'Запомните: числа складываются, а тексты склеиваются.',
    },
  },
}
