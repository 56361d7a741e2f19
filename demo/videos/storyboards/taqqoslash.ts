import type { Storyboard } from '../storyboard.ts'

export const taqqoslash: Storyboard = {
  id: 'taqqoslash',
  title: 'Taqqoslash va mantiq',
  sign: '==  >=  and  or',
  opening: {
    uz: 'Python savollarga ikki xil javob beradi: True yoki False.',
    ru: 'У Python два ответа на вопрос: True или False.',
  },
  scenes: [
    {
      heading: 'Hisob 2 : 2',
      picture: { kind: 'score', home: 'biz', away: 'ular' },
      beats: [
        {
          say: {
            uz: 'Futbol tugadi, hisob 2:2. Natijani yozib qoʻyamiz.',
            ru: 'Футбол окончен, счёт 2:2. Запишем результат.',
          },
          actions: [
            [
              { do: 'type', lines: ['biz = 2', 'ular = 2'] },
              { do: 'show', value: 2, seconds: 1.4 },
            ],
          ],
        },
        {
          say: { uz: 'Biz koʻproq gol urdikmi? Yoʻq: False.', ru: 'Мы забили больше? Нет: False.' },
          actions: [
            { do: 'type', lines: ['print(biz > ular)'] },
            { do: 'think', text: '2 > 2', result: 'False' },
            { do: 'print', text: 'False' },
          ],
        },
        {
          say: {
            uz: 'Gollar tengmi? Buni == belgisi tekshiradi: True, durang!',
            ru: 'Голов поровну? Это проверит знак ==. True, ничья!',
          },
          actions: [
            { do: 'type', lines: ['print(biz == ular)'] },
            { do: 'think', text: '2 == 2', result: 'True' },
            { do: 'print', text: 'True' },
          ],
        },
        {
          say: {
            uz: 'Bitta = qiymat beradi, ikkita == esa solishtiradi.',
            ru: 'Один знак = даёт значение, а два == сравнивают.',
          },
          actions: [
            { do: 'mark', line: 1, part: '=' },
            { do: 'mark', line: 4, part: '==', tone: 'turquoise' },
          ],
        },
      ],
    },
    {
      heading: 'Chegara',
      picture: { kind: 'scale', from: 10, limit: 12 },
      beats: [
        {
          say: {
            uz: 'Toʻgarakka 12 yoshdan olishadi. 12 ning oʻzi-chi?',
            ru: 'В кружок берут с 12 лет. А ровно 12 подходит?',
          },
          actions: [
            { do: 'type', lines: ['yosh = 12', 'print(yosh >= 12)'] },
            { do: 'show', value: 12 },
          ],
        },
        {
          say: {
            uz: '>= — “katta yoki teng”: chegaraning oʻzi ham kiradi.',
            ru: '>= — «больше или равно»: сама граница тоже входит.',
          },
          actions: [
            { do: 'mark', line: 2, part: '>=' },
            { do: 'print', text: 'True' },
          ],
        },
        {
          say: { uz: '11 yosh esa chegaraga yetmaydi.', ru: 'А 11 лет до границы не дотягивает.' },
          actions: [
            { do: 'unmark' },
            { do: 'clear' },
            [
              { do: 'edit', line: 1, text: 'yosh = 11' },
              { do: 'show', value: 11 },
            ],
            { do: 'print', text: 'False' },
          ],
        },
      ],
    },
    {
      heading: 'and — ikkalasi ham',
      picture: { kind: 'lamps', sign: 'and', left: true, right: false },
      beats: [
        {
          say: {
            uz: 'Poyezdga chipta ham, pasport ham kerak. Pasport uyda qolibdi…',
            ru: 'В поезд нужны и билет, и паспорт. А паспорт остался дома…',
          },
          actions: [
            { do: 'type', lines: ['chipta = True'] },
            { do: 'show', value: 1 },
            { do: 'type', lines: ['pasport = False'] },
            { do: 'show', value: 2 },
          ],
        },
        {
          say: {
            uz: 'and uchun ikkalasi ham True boʻlishi shart.',
            ru: 'Для and нужно, чтобы оба были True.',
          },
          actions: [
            { do: 'type', lines: ['print(chipta and pasport)'] },
            [
              { do: 'show', value: 3 },
              { do: 'print', text: 'False' },
            ],
          ],
        },
      ],
    },
    {
      heading: 'or — bittasi yetadi',
      picture: { kind: 'lamps', sign: 'or', left: false, right: true },
      beats: [
        {
          say: {
            uz: 'Doʻkonda naqd pul yoki karta yetadi: or uchun bittasi boʻlsa, bas.',
            ru: 'В магазине хватит наличных или карты. Для or довольно одного.',
          },
          actions: [
            { do: 'type', lines: ['naqd = False', 'karta = True'] },
            { do: 'show', value: 2, seconds: 0.8 },
            { do: 'type', lines: ['print(naqd or karta)'] },
            [
              { do: 'show', value: 3 },
              { do: 'print', text: 'True' },
            ],
          ],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'and — ikkalasi ham True, or — kamida bittasi',
    say: {
      uz: 'and uchun ikkalasi ham True boʻlsin, or uchun kamida bittasi.',
      ru: 'Для and нужно, чтобы оба были True, для or — хотя бы один.',
    },
  },
}
