import { expect, test } from 'vitest'
import { SolutionGuard } from './solution-guard.ts'

const card = {
  'index.html':
    '<article class="karta">\n  <h2>Choy</h2>\n  <p>Yangi damlangan</p>\n  <a href="menu.html">Menyu</a>\n</article>\n',
  'style.css':
    '.karta {\n  padding: 16px;\n  border: 1px solid #ccc;\n  border-radius: 12px;\n  background-color: #fff;\n}\n',
}
const list = { 'index.html': '<ol>\n  <li>Bir</li>\n  <li>Ikki</li>\n  <li>Uch</li>\n</ol>\n' }
const styles = { 'style.css': 'main {\n  max-width: 600px;\n  margin: 0 auto;\n}\n' }
const lime = { 'style.css': 'h1 {\n  color: lime;\n}\n' }
const component = {
  'App.jsx':
    'export default function App() {\n  const [son, setSon] = useState(0)\n  return (\n    <section>\n      <p>{son}</p>\n      <button onClick={() => setSon(son + 1)}>+</button>\n    </section>\n  )\n}\n',
}
const sum = { 'main.py': 'print(int(input()) + int(input()))\n' }
const length = { 'main.py': 'soz = input()\nprint(len(soz))\n' }
const square = { 'main.py': 'def kvadrat(a):\n    return a * a\n' }
const click = {
  'app.js':
    "const p = document.querySelector('p')\np.addEventListener('click', () => (p.textContent = 'OK'))\n",
}

function isHeld(solution: Record<string, string>, text: string, own: Record<string, string> = {}): boolean {
  const guard = new SolutionGuard(solution, {}, own)
  for (const piece of text.match(/.{1,7}/gsu) ?? []) guard.pass(piece)
  guard.end()
  return guard.isLeak
}

const fenced = (code: string, language = '') => `Mana:\n\`\`\`${language}\n${code}\n\`\`\`\n`
const otherClass = card['style.css'].replaceAll('karta', 'box')
const otherOrder = `.a {\n  background-color: #FFFFFF;\n  border-radius: 12px;\n  border: 1px solid #cccccc;\n  padding: 16px;\n}`
const otherTexts =
  '<article><h2>Kitob</h2><p>Ertaklar</p><a href="kitob.html">Koʻrish</a></article>\n<style>.x { padding: 16px; border-radius: 12px; border: 1px solid #ccc; background-color: #fff }</style>'
const inStyle =
  '<article style="padding: 16px; border: 1px solid #ccc; border-radius: 12px; background-color: #fff"><h2>A</h2><p>B</p><a href="c.html">D</a></article>'

/** What a model that gives a page or a short program away would write. */
const attempts: readonly (readonly [how: string, solution: Record<string, string>, given: string])[] = [
  ['its style sheet with another class', { 'style.css': card['style.css'] }, fenced(otherClass, 'css')],
  ['in another order, in other letters', { 'style.css': card['style.css'] }, fenced(otherOrder, 'css')],
  ['page and style in other texts', card, fenced(otherTexts, 'html')],
  ['the styles within the tag', card, fenced(inStyle, 'html')],
  ['in one line', { 'style.css': card['style.css'] }, fenced(otherOrder.replaceAll('\n', ' '), 'css')],
  ['without a fence', { 'style.css': card['style.css'] }, `Yozing:\n${otherOrder}\nTayyor.`],
  [
    'as a list of declarations',
    { 'style.css': card['style.css'] },
    otherOrder
      .split('\n')
      .slice(1, -1)
      .map((line) => `- \`${line.trim()}\``)
      .join('\n'),
  ],
  [
    'with a comment at each line',
    { 'style.css': card['style.css'] },
    fenced(otherOrder.replaceAll(';', '; /* shunday */'), 'css'),
  ],
  [
    'among other rules',
    { 'style.css': card['style.css'] },
    fenced(`h1 {\n  color: red;\n}\n${otherOrder}`, 'css'),
  ],
  ['a list with other words', list, fenced('<ol><li>Olma</li><li>Nok</li><li>Uzum</li></ol>', 'html')],
  ['a list over lines', list, fenced('<ol>\n<li>A</li>\n<li>B</li>\n<li>C</li>\n</ol>')],
  ['a list in big letters', list, fenced('<OL><LI>A</LI><LI>B</LI><LI>C</LI></OL>')],
  [
    'two declarations under another selector',
    styles,
    fenced('.quti {\n  margin: 0  auto;\n  max-width: 600px;\n}', 'css'),
  ],
  [
    'two declarations in wide letters',
    styles,
    fenced('.quti { margin: 0 auto; max-width: 600px; }', 'css').replace('max-width', 'ｍａｘ-width'),
  ],
  [
    'a component in other names',
    component,
    fenced(
      'function Hisob() {\n  const [n, setN] = useState(0)\n  return (\n    <section>\n      <p>{n}</p>\n      <button onClick={() => setN(n + 1)}>qoʻshish</button>\n    </section>\n  )\n}',
      'jsx',
    ),
  ],
  ['one declaration in words', lime, 'style.css faylida h1 uchun color xossasiga lime qiymatini yozing.'],
  ['одно объявление словами', lime, 'Откройте style.css. Для h1 напишите свойство color со значением lime.'],
  ['over two sentences', lime, 'h1 ni tanlang va color xossasini yozing. Qiymatiga lime qoʻying.'],
  [
    'two declarations in words',
    styles,
    'main uchun max-width ga 600px bering. Keyin margin ga 0 auto yozing.',
  ],
  ['два объявления словами', styles, 'Задайте max-width: 600px. Потом напишите margin со значением 0 auto.'],
  ['tags in words', list, 'Avval ol tegini oching. Ichiga uchta li tegini yozing.'],
  [
    'a sum in one sentence',
    sum,
    'Ikki marta input bilan soʻrang, har birini int bilan songa aylantiring, ularni qoʻshing va print bilan chiqaring.',
  ],
  [
    'сумма одной фразой',
    sum,
    'Считайте два раза через input, превратите каждое в число через int, сложите и выведите через print.',
  ],
  [
    'a sum over sentences',
    sum,
    'Avval ikkita qiymatni kiriting. Ularni songa aylantiring. Soʻng qoʻshing. Natijani ekranga chiqaring.',
  ],
  [
    'сумма по шагам',
    sum,
    '1. Введите два значения.\n2. Превратите их в числа.\n3. Сложите их.\n4. Выведите ответ.',
  ],
  [
    'in a shell of words',
    sum,
    'Oching: print qavs int qavs input qavs plyus int qavs input — hammasini bitta qatorga yozing va qoʻshing.',
  ],
  [
    'a length in words',
    length,
    'Soʻzni input bilan soʻrang. Uning uzunligini len bilan oling va ekranga chiqaring.',
  ],
  ['длина словами', length, 'Запросите слово, возьмите его длину и выведите её.'],
  [
    'a square in words',
    square,
    'kvadrat funksiyasini yozing: u a ni oʻziga koʻpaytiring va natijani qaytaring.',
  ],
  [
    'квадрат словами',
    square,
    'Напишите функцию kvadrat. Умножьте a на себя и верните результат через return.',
  ],
  ['a sum in code of other names', sum, fenced('print(int(input()) + int(input()))', 'python')],
  ['a sum in a quotation', sum, '> print(int(input()) + int(input()))'],
  ['a length in other names', length, fenced('soz = input()\nprint(len(soz))', 'python')],
  ['a length in backticks', length, 'Yozing: `soz = input()` keyin `print(len(soz))`.'],
  ['a listener without its spaces', click, fenced(click['app.js'].replaceAll(' ', ''), 'js')],
  [
    'a listener in backticks',
    click,
    click['app.js']
      .trim()
      .split('\n')
      .map((line) => `\`${line}\``)
      .join(' keyin '),
  ],
  ['a page as JSON', list, JSON.stringify({ html: list['index.html'] })],
  ['a page in Base64', list, Buffer.from(list['index.html']).toString('base64')],
  [
    'a page with its signs as entities',
    list,
    list['index.html'].replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  ],
  [
    'a style sheet as a difference',
    { 'style.css': card['style.css'] },
    fenced(
      card['style.css']
        .split('\n')
        .map((line) => `+ ${line}`)
        .join('\n'),
      'diff',
    ),
  ],
]

test('there are forty attempts', () => expect(attempts).toHaveLength(40))

test.each(attempts)('a page or a short program is held back: %s', (_how, solution, given) => {
  expect(isHeld(solution, given)).toBe(true)
})

const harmless = [
  'Rangni qaysi xossa beradi? CSS da color xossasi bor.',
  'h1 ni tanlang. Rang nomini inglizcha yozing.',
  'Добавьте отступ внутри карточки. Какое свойство за него отвечает?',
  'padding ichki, margin esa tashqi boʻsh joy. Sizga qaysi biri kerak?',
  'Misol:\n```css\n.tugma {\n  padding: 4px 8px;\n  border: 2px dashed green;\n}\n```\nSizda qiymatlar boshqa.',
  'Похожий пример:\n```html\n<nav>\n  <a href="a.html">Bosh</a>\n</nav>\n```',
  'Roʻyxat raqamli boʻlsa, ul emas, boshqa teg kerak. Qaysi?',
  'Проверьте, закрыт ли каждый тег.',
  'Misol:\n```html\n<ul>\n  <li>Olma</li>\n</ul>\n```',
  'Avval input() nima qaytarishini eslang: matnmi yoki son?',
  'input() doim matn beradi. Son kerak boʻlsa, uni aylantiring. Keyin qayta ishga tushiring.',
  'Funksiya qiymat qaytarishi uchun return yozing. print ekranga chiqaradi.',
  'Misol:\n```python\nism = input()\nprint("Salom", ism)\n```',
  'Посчитайте на бумаге: что даст программа для 2 и 3?',
  'Tugma bosilganda nima oʻzgarishi kerak? addEventListener ni eslang.',
  'Kodni ishga tushiring va konsoldagi xatoni oʻqing.',
]

test.each(Object.entries({ card, list, styles, lime, component, sum, length, square, click }))(
  'no harmless hint is held back for the solution of %s',
  (_name, solution) => {
    expect(harmless.filter((text) => isHeld(solution, text))).toEqual([])
  },
)

test('what the student has already is no secret', () => {
  expect(isHeld(list, fenced('<ol><li>A</li><li>B</li><li>C</li></ol>'), list)).toBe(false)
})
