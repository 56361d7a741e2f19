import type { Storyboard } from '../storyboard.ts'

const choice = ['if pul >= 15000:', '    print("Palov")', 'else:', '    print("Choy")']

export const shartIf: Storyboard = {
  id: 'shart-if',
  title: 'Shart: if / else',
  sign: 'if … else',
  opening: {
    uz: 'Hayotda yoʻl tanlaymiz. Dastur ham tanlay oladi.',
    ru: 'В жизни мы выбираем путь. Программа тоже умеет.',
  },
  scenes: [
    {
      heading: 'Agar… aks holda…',
      picture: { kind: 'fork', way: true },
      beats: [
        {
          say: {
            uz: 'Choyxonadasiz. Palov 15000 soʻm. Pulingiz yetadimi?',
            ru: 'Вы в чайхане. Плов стоит 15000 сумов. Хватит ли денег?',
          },
          actions: [
            { do: 'type', lines: ['pul = 20000', 'if pul >= 15000:'] },
            { do: 'show', value: 1 },
          ],
        },
        {
          say: {
            uz: 'if — “agar”. Shart toʻgʻri boʻlsa, ichidagi qator ishlaydi.',
            ru: 'if — «если». Условие верно — работает строка внутри.',
          },
          actions: [{ do: 'type', lines: ['    print("Palov")'] }],
        },
        {
          say: {
            uz: 'Toʻrtta boʻsh joy qatorning if ichida ekanini bildiradi.',
            ru: 'Четыре пробела говорят: строка находится внутри if.',
          },
          actions: [{ do: 'mark', line: 3, part: '    ' }],
        },
        {
          say: {
            uz: 'else — “aks holda”: shart notoʻgʻri boʻlgandagi yoʻl.',
            ru: 'else — «иначе»: путь на случай, если условие неверно.',
          },
          actions: [{ do: 'unmark' }, { do: 'type', lines: ['else:', '    print("Choy")'] }],
        },
      ],
    },
    {
      heading: '20000 soʻm bilan',
      picture: { kind: 'fork', way: true },
      code: ['pul = 20000', ...choice],
      beats: [
        {
          say: {
            uz: 'Ishga tushiramiz. 20000 soʻm 15000 dan koʻp: shart True.',
            ru: 'Запускаем. 20000 больше, чем 15000: условие True.',
          },
          actions: [
            { do: 'focus', line: 1 },
            [
              { do: 'focus', line: 2 },
              { do: 'show', value: 1 },
            ],
            { do: 'show', value: 2 },
          ],
        },
        {
          say: {
            uz: 'Demak, palov! else qismiga Python qaramaydi ham.',
            ru: 'Значит, плов! В часть else Python даже не заглядывает.',
          },
          actions: [
            { do: 'focus', line: 3 },
            { do: 'print', text: 'Palov' },
          ],
        },
      ],
    },
    {
      heading: '9000 soʻm bilan',
      picture: { kind: 'fork', way: false },
      code: ['pul = 20000', ...choice],
      beats: [
        {
          say: {
            uz: 'Endi choʻntakda 9000 soʻm. Kodning qolgani oʻzgarmaydi.',
            ru: 'Теперь в кармане 9000 сумов. Остальной код тот же.',
          },
          actions: [{ do: 'edit', line: 1, text: 'pul = 9000' }],
        },
        {
          say: {
            uz: '9000 soʻm 15000 ga yetmaydi: shart False, yoʻl — else.',
            ru: '9000 меньше, чем 15000: условие False, идём в else.',
          },
          actions: [
            [
              { do: 'focus', line: 2 },
              { do: 'show', value: 1 },
            ],
            { do: 'show', value: 2 },
            { do: 'focus', line: 5 },
            { do: 'print', text: 'Choy' },
          ],
        },
        {
          say: {
            uz: 'Har safar faqat bitta yoʻl ishlaydi.',
            ru: 'Каждый раз срабатывает только один путь.',
          },
          actions: [{ do: 'focus', line: null }],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'if — shart toʻgʻri boʻlsa, else — boʻlmasa',
    say: {
      uz: 'if — shart toʻgʻri boʻlganda, else — boʻlmaganda ishlaydi.',
      ru: 'if — когда условие верно, else — когда неверно.',
    },
  },
}
