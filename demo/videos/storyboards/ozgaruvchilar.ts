import type { Storyboard } from '../storyboard.ts'

export const ozgaruvchilar: Storyboard = {
  id: 'ozgaruvchilar',
  title: 'Oʻzgaruvchilar',
  sign: 'narx = 8000',
  opening: {
    uz: 'Dastur qiymatni qanday eslab qoladi? Koʻramiz.',
    ru: 'Как программа запоминает значения? Посмотрим.',
  },
  scenes: [
    {
      heading: 'Nomli quti',
      boxes: ['narx'],
      beats: [
        {
          say: {
            uz: 'Bozorda olmaning kilosi 8000 soʻm. Shu sonni eslab qolamiz.',
            ru: 'На базаре кило яблок стоит 8000 сумов. Запомним это число.',
          },
          actions: [{ do: 'type', lines: ['narx = 8000'] }],
        },
        {
          say: {
            uz: '= belgisi qiymatni nomli qutiga solib qoʻyadi.',
            ru: 'Знак = кладёт значение в коробку с именем.',
          },
          actions: [
            { do: 'mark', line: 1, part: '=' },
            { do: 'set', name: 'narx', value: '8000' },
          ],
        },
        {
          say: {
            uz: 'Nomni aytsak, Python qutidagi qiymatni oladi.',
            ru: 'Называем имя — и Python берёт значение из коробки.',
          },
          actions: [{ do: 'unmark' }, { do: 'type', lines: ['print(narx)'] }, { do: 'print', text: '8000' }],
        },
        {
          say: {
            uz: 'Eʼtibor bering: nomga qoʻshtirnoq kerak emas.',
            ru: 'Обратите внимание: имени кавычки не нужны.',
          },
          actions: [{ do: 'mark', line: 2, part: 'narx', tone: 'turquoise' }],
        },
      ],
    },
    {
      heading: 'Qutilar bilan hisob',
      picture: { kind: 'apples', most: 3 },
      boxes: ['narx', 'jami'],
      code: ['narx = 8000'],
      beats: [
        {
          say: {
            uz: 'Uch kilo olamiz: narxni uchga koʻpaytiramiz.',
            ru: 'Берём три килограмма: умножаем цену на три.',
          },
          actions: [
            { do: 'set', name: 'narx', value: '8000' },
            [
              { do: 'type', lines: ['jami = narx * 3'] },
              { do: 'show', value: 3, seconds: 1.4 },
            ],
          ],
        },
        {
          say: {
            uz: 'Natija yangi qutiga tushadi, uning nomi — jami.',
            ru: 'Результат ложится в новую коробку с именем jami.',
          },
          actions: [
            { do: 'set', name: 'jami', value: '24000' },
            { do: 'type', lines: ['print(jami)'] },
            { do: 'print', text: '24000' },
          ],
        },
      ],
    },
    {
      heading: 'Yangi qiymat',
      boxes: ['narx'],
      code: ['narx = 8000'],
      beats: [
        {
          say: {
            uz: 'Ertasiga narx oshdi. Oʻsha nomga yangi qiymat beramiz.',
            ru: 'Назавтра цена выросла. Даём тому же имени новое значение.',
          },
          actions: [
            { do: 'set', name: 'narx', value: '8000' },
            { do: 'type', lines: ['narx = 9500'] },
          ],
        },
        {
          say: {
            uz: 'Eskisi chiqib ketadi: qutida faqat oxirgi qiymat qoladi.',
            ru: 'Старое исчезает: в коробке остаётся только последнее значение.',
          },
          actions: [
            { do: 'focus', line: 2 },
            { do: 'set', name: 'narx', value: '9500' },
          ],
        },
        {
          say: {
            uz: 'Shuning uchun print endi 9500 ni koʻrsatadi.',
            ru: 'Поэтому теперь print показывает 9500.',
          },
          actions: [
            { do: 'focus', line: null },
            { do: 'type', lines: ['print(narx)'] },
            { do: 'print', text: '9500' },
          ],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'Oʻzgaruvchi — nomli quti: unda oxirgi qiymat turadi',
    say: {
      uz: 'Oʻzgaruvchi — nomli quti: unda oxirgi qiymat turadi.',
      ru: 'Переменная — коробка с именем: в ней последнее значение.',
    },
  },
}
