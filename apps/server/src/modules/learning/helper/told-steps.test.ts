import { expect, test } from 'vitest'
import { SolutionGuard } from './solution-guard.ts'

const sum = { 'script.js': 'let jami = 0\nfor (const son of sonlar) jami = jami + son\nconsole.log(jami)\n' }
const largest = {
  'main.py':
    'sonlar = [4, 9, 2]\nkatta = sonlar[0]\nfor son in sonlar:\n    if son > katta:\n        katta = son\nprint(katta)\n',
}
const average = {
  'main.py':
    'n = int(input())\njami = 0\nfor i in range(n):\n    jami += int(input())\nif n > 0:\n    print(jami / n)\nelse:\n    print("bo\'sh")\n',
}
const square = { 'main.py': 'def kvadrat(a):\n    return a * a\n' }

function isHeld(solution: Record<string, string>, text: string, before: readonly string[] = []): boolean {
  const guard = new SolutionGuard(solution, {}, {}, { before })
  for (const piece of text.match(/.{1,7}/gsu) ?? []) guard.pass(piece)
  guard.end()
  return guard.isLeak
}

test.each([
  [
    'uz',
    sum,
    'Birinchi qatorda jami oʻzgaruvchisini yarating va unga nol bering. Keyin sonlar boʻylab har biri uchun sikl oching. Sikl ichida jamiga sonni qoʻshing. Oxirida jamini konsolga chiqaring.',
  ],
  [
    'uz, as a list',
    sum,
    '1. Jami uchun 0 yozing\n2. Har bir son uchun for sikli yozing\n3. Jamiga shu sonni qoʻshing\n4. Jamini ekranga chiqaring',
  ],
  [
    'ru',
    sum,
    'Создайте переменную со значением ноль. Затем переберите все числа циклом. На каждом шаге прибавьте число к переменной. После цикла выведите её.',
  ],
  [
    'ru, in one sentence',
    sum,
    'Присвойте итогу ноль, потом пройдите циклом по числам, прибавьте каждое к итогу и выведите итог.',
  ],
  [
    'a longer one',
    average,
    'Avval sonni soʻrang. Jamiga nol bering. Sikl oching: har bir safar sonni soʻrab, jamiga qoʻshing. Agar son noldan katta boʻlsa, oʻrtachani chiqaring. Aks holda boʻsh deb chiqaring.',
  ],
  [
    'a comparison',
    largest,
    'Roʻyxatning birinchi sonini katta deb qiymat bering. Har bir son uchun sikl yozing. Agar son kattadan katta boʻlsa, unga yangi qiymat bering. Oxirida kattani chiqaring.',
  ],
  [
    'signs in words',
    sum,
    'let jami teng nol yozing. Keyin for qavs ochiladi const son of sonlar qavs yopiladi jami teng jami plyus son. Oxirgi qator: console nuqta log qavs jami qavs.',
  ],
  [
    'знаки словами',
    sum,
    'Напишите let jami равно ноль, затем for скобка открывается const son of sonlar скобка закрывается jami равно jami плюс son, потом console точка log скобка jami скобка.',
  ],
])('a solution told in sentences is held back: %s', (_name, solution, text) => {
  expect(isHeld(solution, text)).toBe(true)
})

test('so is one over several answers, at the part that makes it one', () => {
  const parts = largest['main.py'].trim().split('\n')
  const first = `Shunday boshlang:\n\`\`\`python\n${parts.slice(0, 2).join('\n')}\n\`\`\``
  const then = `Keyingisi:\n\`\`\`python\n${parts.slice(2, 5).join('\n')}\n\`\`\``
  expect([isHeld(largest, first), isHeld(largest, then, ['Salom!', first])]).toEqual([false, true])
})

test('so is one in other names over several answers', () => {
  const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``
  const said = ['a = [4, 9, 2]\nk = a[0]', 'for x in a:\n    if x > k:'].map(fenced)
  expect(isHeld(largest, fenced('        k = x\nprint(k)'), said)).toBe(true)
})

test('what an earlier answer has shown may be said again', () => {
  const line = 'Bu qator: `katta = sonlar[0]`.'
  expect(isHeld(largest, line, [line, line, line])).toBe(false)
})

const harmless = [
  'Avval jami uchun nol oling, keyin `for (const ... of ...)` bilan har birini qoʻshing.',
  'Har bir son uchun bitta ish qilinadi. U qaysi ish (qoʻshishmi yoki taqqoslashmi)? Avval natijaga 0 bering.',
  'Для каждого числа нужно сделать одно и то же: прибавить его к итогу. С чего начинается итог и что вывести в конце?',
  'Siklni eslang: u bir ishni koʻp marta bajaradi. Sizda qaysi ish takrorlanadi?',
  'Oʻzgaruvchi — qiymat saqlanadigan quti. Sizga nechta quti kerak?',
  'Kodingizning 2-qatoriga qarang: jami har safar yangidan yozilyapti. Eski qiymati qayerda qoladi?',
  'Посмотрите на вторую строку. Что станет с прежним значением?',
  'Xato matnini oʻqing: qaysi qator koʻrsatilgan? Shu qatordagi qavslarni sanab chiqing.',
  'print nima uchun sikl ichida turibdi? Uni tashqariga chiqarib koʻring va natijani solishtiring.',
  'Условие if проверяет одно число. Как проверить каждое?',
  'Boshqa misol:\n```python\nismlar = ["Ali", "Vali"]\nfor ism in ismlar:\n    print("Salom", ism)\n```\nSizda nimani takrorlash kerak?',
  'Misol, boshqa mavzuda:\n```python\nball = 0\nfor harf in "salom":\n    if harf == "a":\n        ball = ball + 10\n```',
  'Похожий пример:\n```python\nyosh = int(input())\nif yosh > 10:\n    print("katta")\nelse:\n    print("kichik")\n```',
  'Funksiya qiymat qaytarishi uchun return yoziladi, print esa faqat ekranga chiqaradi. Sizga qaysi biri kerak?',
  'Функция должна вернуть число, а не вывести. Какое слово для этого есть?',
  'Misol:\n```python\ndef salom(ism):\n    return "Salom, " + ism\n```',
  'Yaxshi boshladingiz! Endi oxirgi qatorni tekshiring.',
  'Добавьте проверку пустого списка. Что должно получиться, если чисел нет?',
  'Roʻyxatdagi birinchi elementning raqami 0. Shuni eslab, siklni qayta koʻrib chiqing.',
  'Avval qogʻozda sinab koʻring: 4, 9, 2 sonlari bilan har qadamda natija qanday oʻzgaradi?',
  'input() doim matn beradi. Son kerak boʻlsa, uni aylantiring. Keyin qayta ishga tushiring.',
  'Перед делением проверьте, что делитель не ноль.',
  'Ikki sonni solishtirish uchun > belgisi bor. U True yoki False beradi.',
  'Misol:\n```js\nlet soni = 0\nfor (const harf of soz) {\n  if (harf === "a") soni = soni + 2\n}\n```',
  'Qaysi kattaroq ekanini qanday bilasiz? Har bir sonni nima bilan taqqoslaysiz?',
  'Сначала подумайте, что программа знает до цикла. Потом — что меняется на каждом шаге.',
  'Siz yozgan sikl toʻgʻri ishlayapti. Faqat natija qayerda chiqishini oʻylab koʻring.',
  'Kod tushunarli boʻlishi uchun oʻzgaruvchilarga maʼnoli nom bering va ortiqcha qatorlarni oʻchiring.',
  'Задача состоит из трёх частей: начало, повторение, ответ. Какая у вас уже есть?',
  'Tekshiruv nima demoqda: kutilgan 15, sizniki 5. Demak, faqat oxirgi son qolgan. Nega?',
]

test.each(Object.entries({ sum, largest, average, square }))(
  'of thirty harmless answers none is held back for the solution of %s',
  (_name, solution) => {
    expect(harmless.filter((text) => isHeld(solution, text))).toEqual([])
    // Nor in a talk where others went before.
    const held = harmless.filter((text, index) =>
      isHeld(solution, text, harmless.slice(Math.max(0, index - 6), index)),
    )
    expect(held).toEqual([])
  },
)
