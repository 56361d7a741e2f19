import type { Storyboard } from '../storyboard.ts'

export const salomPython: Storyboard = {
  id: 'salom-python',
  title: 'Salom, Python',
  sign: 'print()',
  opening: {
    uz: 'Keling, kompyuterga birinchi buyruqni beramiz.',
    ru: 'Давайте отдадим компьютеру первую команду.',
  },
  scenes: [
    {
      heading: 'print()',
      beats: [
        {
          say: {
            uz: 'Bu bir qatorli dastur. Unda hammasi bor.',
            ru: 'Вот программа в одну строку. В ней есть всё.',
          },
          actions: [{ do: 'type', lines: ['print("Salom, Toshkent!")'] }],
        },
        {
          say: {
            uz: 'print — “ekranga chiqar” degan buyruq.',
            ru: 'print — это команда «покажи на экране».',
          },
          actions: [{ do: 'mark', line: 1, part: 'print', tone: 'turquoise' }],
        },
        {
          say: {
            uz: 'Qavs ichiga nimani chiqarishni yozamiz, matn esa qoʻshtirnoqda turadi.',
            ru: 'В скобках пишем, что показать, а текст берём в кавычки.',
          },
          actions: [{ do: 'mark', line: 1, part: '"Salom, Toshkent!"' }],
        },
        {
          say: {
            uz: 'Ishga tushiramiz: matn chiqdi, qoʻshtirnoqlar esa yoʻq.',
            ru: 'Запускаем: текст появился, а кавычек уже нет.',
          },
          actions: [{ do: 'unmark' }, { do: 'print', text: 'Salom, Toshkent!' }],
        },
      ],
    },
    {
      heading: 'Choyxonada',
      picture: { kind: 'table' },
      beats: [
        {
          say: {
            uz: 'Choyxonada buyurtma beramiz: uchta buyruq, uchta qator.',
            ru: 'Делаем заказ в чайхане: три команды, три строки.',
          },
          actions: [{ do: 'type', lines: ['print("Choy")', 'print("Non")', 'print("Palov")'] }],
        },
        {
          say: { uz: 'Python yuqoridan boshlaydi: avval choy.', ru: 'Python начинает сверху: сначала чай.' },
          actions: [
            { do: 'focus', line: 1 },
            [
              { do: 'print', text: 'Choy' },
              { do: 'show', value: 1 },
            ],
          ],
        },
        {
          say: {
            uz: 'Keyin non, oxirida palov. Birorta qator tushib qolmaydi.',
            ru: 'Затем лепёшка, в конце плов. Ни одна строка не пропущена.',
          },
          actions: [
            { do: 'focus', line: 2 },
            [
              { do: 'print', text: 'Non' },
              { do: 'show', value: 2 },
            ],
            { do: 'pause', seconds: 0.4 },
            { do: 'focus', line: 3 },
            [
              { do: 'print', text: 'Palov' },
              { do: 'show', value: 3 },
            ],
          ],
        },
      ],
    },
    {
      heading: 'Qoʻshtirnoq',
      beats: [
        {
          say: {
            uz: 'Qoʻshtirnoqni unutsak-chi? Sinab koʻramiz.',
            ru: 'А если забыть кавычки? Проверим.',
          },
          actions: [{ do: 'type', lines: ['print(Salom)'] }],
        },
        {
          say: {
            uz: 'Python Salom degan nomni qidirdi va topa olmadi: NameError.',
            ru: 'Python искал имя Salom и не нашёл: NameError.',
          },
          actions: [
            { do: 'mark', line: 1, part: 'Salom', tone: 'pomegranate' },
            { do: 'fail', text: "NameError: name 'Salom' is not defined" },
          ],
        },
        {
          say: {
            uz: 'Xatodan qoʻrqmang: u — maslahat. Qoʻshtirnoq qoʻyamiz.',
            ru: 'Ошибка — это не страшно, а подсказка. Ставим кавычки.',
          },
          actions: [{ do: 'unmark' }, { do: 'clear' }, { do: 'edit', line: 1, text: 'print("Salom")' }],
        },
        {
          say: { uz: 'Endi hammasi joyida!', ru: 'Теперь всё на месте!' },
          actions: [{ do: 'print', text: 'Salom' }],
        },
      ],
    },
  ],
  ending: {
    takeaway: 'print() qavs ichidagini ekranga chiqaradi',
    say: {
      uz: 'Esda tuting: print() qavs ichidagini ekranga chiqaradi.',
      ru: 'Запомните: print() показывает на экране то, что в скобках.',
    },
  },
}
