import type { Action, Storyboard } from '../storyboard.ts'

const goal = (number: number): (Action | Action[])[] => [
  [
    { do: 'show', value: number + 1, seconds: 0.5 },
    { do: 'focus', line: 1 },
    { do: 'set', name: 'i', value: String(number) },
  ],
  [
    { do: 'focus', line: 2 },
    { do: 'print', text: `Gol! ${number}` },
  ],
]
const station = (number: number): Action[] => [
  { do: 'show', value: number, seconds: 0.6 },
  { do: 'print', text: `Bekat ${number}` },
]
const letter = (number: number, text: string): (Action | Action[])[] => [
  [
    { do: 'show', value: number, seconds: 0.5 },
    { do: 'set', name: 'harf', value: `"${text}"` },
  ],
  { do: 'print', text },
]

export const siklFor: Storyboard = {
  id: 'sikl-for',
  title: 'Sikl: for va range',
  sign: 'for … in',
  opening: {
    uz: 'Necha marta takrorlash aniqmi? Unda for — eng qulay sikl.',
    ru: 'Известно, сколько раз повторять? Тогда удобнее всего for.',
  },
  scenes: [
    {
      heading: 'range(3)',
      picture: { kind: 'tiles', labels: ['0', '1', '2'], closed: '3' },
      boxes: ['i'],
      beats: [
        {
          say: {
            uz: 'Jamoamiz uch marta gol urdi. Uch marta xursand boʻlamiz!',
            ru: 'Наша команда забила три гола. Радуемся три раза!',
          },
          actions: [{ do: 'type', lines: ['for i in range(3):', '    print("Gol!", i)'] }],
        },
        {
          say: {
            uz: 'range(3) — uchta son: 0,\u00a01,\u00a02. 3\u00a0ning oʻzi kirmaydi.',
            ru: 'range(3) — это три числа: 0, 1, 2. Само 3 не входит.',
          },
          actions: [{ do: 'mark', line: 1, part: 'range(3)' }],
        },
        {
          say: {
            uz: 'for ularni navbat bilan i\u00a0ga beradi. Birinchisi — 0.',
            ru: 'for по очереди отдаёт их в i. Первым идёт 0.',
          },
          actions: [{ do: 'unmark' }, ...goal(0)],
        },
        {
          say: {
            uz: 'Tepaga qaytib, keyingisini olamiz: 1, soʻng 2.',
            ru: 'Возвращаемся наверх и берём следующее: 1, потом 2.',
          },
          actions: [
            { do: 'loop', from: 2, to: 1 },
            ...goal(1),
            { do: 'loop', from: 2, to: 1 },
            ...goal(2),
            { do: 'focus', line: null },
          ],
        },
      ],
    },
    {
      heading: 'range(1, 5)',
      picture: { kind: 'metro', stations: 4 },
      beats: [
        {
          say: {
            uz: 'Metroda yuramiz: 1 dan boshlaymiz, 5 ga yetmay toʻxtaymiz.',
            ru: 'Едем на метро: начинаем с 1 и останавливаемся перед 5.',
          },
          actions: [
            { do: 'type', lines: ['for bekat in range(1, 5):', '    print("Bekat", bekat)'] },
            { do: 'mark', line: 1, part: '1, 5' },
          ],
        },
        {
          say: {
            uz: 'Toʻrtta bekat — toʻrtta qator. Biz esa print ni bir marta yozdik.',
            ru: 'Четыре станции — четыре строки. А print написан один раз.',
          },
          actions: [{ do: 'unmark' }, ...station(1), ...station(2), ...station(3), ...station(4)],
        },
      ],
    },
    {
      heading: 'Harfma-harf',
      picture: { kind: 'tiles', labels: ['N', 'O', 'N'] },
      boxes: ['harf'],
      beats: [
        {
          say: {
            uz: 'for matn boʻylab ham yuradi: harfma-harf.',
            ru: 'for умеет идти и по тексту: буква за буквой.',
          },
          actions: [{ do: 'type', lines: ['for harf in "NON":', '    print(harf)'] }],
        },
        {
          say: {
            uz: 'Harflar tugashi bilan sikl oʻzi toʻxtaydi.',
            ru: 'Буквы закончились — и цикл остановился сам.',
          },
          actions: [...letter(1, 'N'), ...letter(2, 'O'), ...letter(3, 'N')],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'range(n) — 0 dan boshlab n\u00a0ta\u00a0son, n\u00a0ning oʻzi kirmaydi',
    say: {
      uz: 'range(n) 0 dan boshlab n ta son beradi, n ning oʻzi kirmaydi.',
      ru: 'range(n) даёт n чисел, начиная с 0. Само n не входит.',
    },
  },
}
