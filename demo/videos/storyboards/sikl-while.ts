import type { Action, Storyboard } from '../storyboard.ts'

const pour = (cup: number): (Action | Action[])[] => [
  { do: 'focus', line: 3 },
  { do: 'set', name: 'piyola', value: String(cup) },
  { do: 'focus', line: 4 },
  [
    { do: 'print', text: `Choy ${cup}` },
    { do: 'show', value: cup, seconds: 1.1 },
  ],
]
const again: Action[] = [
  { do: 'loop', from: 4, to: 2 },
  { do: 'focus', line: 2 },
]

export const siklWhile: Storyboard = {
  id: 'sikl-while',
  title: 'Sikl: while',
  sign: 'while',
  opening: {
    uz: 'Bir ishni takrorlashdan odam charchaydi, Python esa yoʻq.',
    ru: 'Человек устаёт повторять одно и то же, а Python — нет.',
  },
  scenes: [
    {
      heading: 'Uch piyola choy',
      picture: { kind: 'cups' },
      boxes: ['piyola'],
      beats: [
        {
          say: {
            uz: 'Uch mehmon keldi. Hali birorta piyola quyilmagan.',
            ru: 'Пришли трое гостей. Ни одна пиала ещё не налита.',
          },
          actions: [
            { do: 'type', lines: ['piyola = 0'] },
            { do: 'set', name: 'piyola', value: '0' },
          ],
        },
        {
          say: {
            uz: 'while — “toki”: shart True ekan, ichi takrorlanaveradi.',
            ru: 'while — «пока»: пока условие True, тело повторяется.',
          },
          actions: [
            {
              do: 'type',
              lines: ['while piyola < 3:', '    piyola = piyola + 1', '    print("Choy", piyola)'],
            },
          ],
        },
        {
          say: {
            uz: '0 < 3 — True. Ichkariga kiramiz: birinchi piyola.',
            ru: '0 < 3 — True. Заходим внутрь: первая пиала.',
          },
          actions: [{ do: 'focus', line: 2 }, ...pour(1)],
        },
        {
          say: {
            uz: 'Oxiriga yetdik — yuqoriga qaytib, shartni yana tekshiramiz.',
            ru: 'Дошли до конца — возвращаемся и снова проверяем условие.',
          },
          actions: [...again, ...pour(2)],
        },
        {
          say: { uz: '2 < 3 — hali ham True. Uchinchi piyola.', ru: '2 < 3 — всё ещё True. Третья пиала.' },
          actions: [...again, ...pour(3)],
        },
        {
          say: {
            uz: 'Endi 3 < 3 — False. Sikl tugadi, mehmonlar rozi.',
            ru: 'Теперь 3 < 3 — False. Цикл окончен, гости довольны.',
          },
          actions: [...again, { do: 'mark', line: 2, part: 'piyola < 3', tone: 'pomegranate' }],
        },
      ],
    },
    {
      heading: 'Toʻxtamaydigan sikl',
      boxes: ['piyola'],
      code: ['piyola = 0', 'while piyola < 3:', '    print("Choy")'],
      endless: true,
      beats: [
        {
          say: {
            uz: 'Sanashni unutsak-chi? piyola doim 0, shart doim True.',
            ru: 'А если забыть считать? piyola всегда 0, условие всегда True.',
          },
          actions: [
            { do: 'set', name: 'piyola', value: '0' },
            { do: 'loop', from: 3, to: 2 },
            { do: 'print', text: 'Choy' },
            { do: 'loop', from: 3, to: 2 },
            { do: 'print', text: 'Choy' },
            { do: 'loop', from: 3, to: 2 },
            { do: 'print', text: 'Choy' },
          ],
        },
        {
          say: {
            uz: 'Choy toʻxtamaydi! Sikl ichida qiymatni oʻzgartirish shart.',
            ru: 'Чай льётся без конца! Внутри цикла нужно менять значение.',
          },
          actions: [
            { do: 'clear' },
            { do: 'type', lines: ['    piyola = piyola + 1'] },
            { do: 'set', name: 'piyola', value: '1' },
            { do: 'print', text: 'Choy' },
            { do: 'set', name: 'piyola', value: '2' },
            { do: 'print', text: 'Choy' },
            { do: 'set', name: 'piyola', value: '3' },
            { do: 'print', text: 'Choy' },
          ],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'while shart True ekan takrorlaydi',
    say: {
      uz: 'while shart True ekan takrorlaydi. Qiymatni oʻzgartirishni unutmang!',
      ru: 'while повторяет, пока условие True. Не забудьте менять значение!',
    },
  },
}
