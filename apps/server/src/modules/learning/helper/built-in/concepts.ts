import type { CodeFiles } from '../sent-files.ts'
import { withoutBlocks } from '../without-blocks.ts'

interface Concept {
  /** What shows that code has it. */
  mark: RegExp
  /** A small program on another subject. */
  example: { uz: string; ru: string }
  language: 'python' | 'html' | 'css' | 'js'
}

/** Parts of programs that an assignment may need, in the order in which one learns them. */
export const concepts = {
  output: {
    mark: /\bprint\s*\(/,
    language: 'python',
    example: { uz: 'print("Bugun havo ochiq")', ru: 'print("Сегодня ясно")' },
  },
  input: {
    mark: /\binput\s*\(/,
    language: 'python',
    example: {
      uz: 'shahar = input()\nprint("Siz yashaysiz:", shahar)',
      ru: 'city = input()\nprint("Вы живёте в городе", city)',
    },
  },
  number: {
    mark: /\b(?:int|float)\s*\(/,
    language: 'python',
    example: { uz: 'yosh = int(input())\nprint(yosh + 1)', ru: 'age = int(input())\nprint(age + 1)' },
  },
  condition: {
    mark: /^[ \t]*if\b/m,
    language: 'python',
    example: {
      uz: 'harorat = 30\nif harorat > 25:\n    print("issiq")\nelse:\n    print("salqin")',
      ru: 'temperature = 30\nif temperature > 25:\n    print("жарко")\nelse:\n    print("прохладно")',
    },
  },
  count: {
    mark: /^[ \t]*for\b/m,
    language: 'python',
    example: {
      uz: 'mevalar = ["olma", "anor", "uzum"]\nfor meva in mevalar:\n    print(meva)',
      ru: 'fruits = ["яблоко", "гранат", "виноград"]\nfor fruit in fruits:\n    print(fruit)',
    },
  },
  repeat: {
    mark: /^[ \t]*while\b/m,
    language: 'python',
    example: {
      uz: 'qadam = 0\nwhile qadam < 3:\n    qadam = qadam + 1\n    print("qadam", qadam)',
      ru: 'step = 0\nwhile step < 3:\n    step = step + 1\n    print("шаг", step)',
    },
  },
  function: {
    mark: /^[ \t]*def\b/m,
    language: 'python',
    example: {
      uz: 'def ikki_barobar(son):\n    return son * 2\n\nprint(ikki_barobar(7))',
      ru: 'def twice(number):\n    return number * 2\n\nprint(twice(7))',
    },
  },
  returning: {
    mark: /^[ \t]*return\b/m,
    language: 'python',
    example: {
      uz: 'def yuza(eni, boyi):\n    return eni * boyi\n\nprint(yuza(3, 4))',
      ru: 'def area(width, length):\n    return width * length\n\nprint(area(3, 4))',
    },
  },
  list: {
    mark: /\.append\s*\(|\[[^[\]]*,/,
    language: 'python',
    example: {
      uz: 'ballar = []\nballar.append(5)\nballar.append(4)\nprint(ballar)',
      ru: 'scores = []\nscores.append(5)\nscores.append(4)\nprint(scores)',
    },
  },
  dictionary: {
    mark: /\{[^{}]*:/,
    language: 'python',
    example: {
      uz: 'narx = {"non": 4000, "sut": 12000}\nif "non" in narx:\n    print(narx["non"])',
      ru: 'prices = {"хлеб": 4000, "молоко": 12000}\nif "хлеб" in prices:\n    print(prices["хлеб"])',
    },
  },
  f_string: {
    mark: /\bf["']/,
    language: 'python',
    example: {
      uz: 'ism = "Laylak"\nprint(f"Salom, {ism}!")',
      ru: 'name = "Лайлак"\nprint(f"Привет, {name}!")',
    },
  },
  heading: {
    mark: /<h[1-6][^<>]*>\s*[^<\s]/,
    language: 'html',
    example: { uz: '<h1>Mening shahrim</h1>\n<h2>Bogʻlar</h2>', ru: '<h1>Мой город</h1>\n<h2>Парки</h2>' },
  },
  paragraph: {
    mark: /<p\b[^<>]*>\s*[^<\s]/,
    language: 'html',
    example: { uz: '<p>Toshkentda koʻp chinor bor.</p>', ru: '<p>В Ташкенте много чинар.</p>' },
  },
  bullets: {
    mark: /<[uo]l\b/,
    language: 'html',
    example: {
      uz: '<ul>\n  <li>olma</li>\n  <li>anor</li>\n</ul>',
      ru: '<ul>\n  <li>яблоко</li>\n  <li>гранат</li>\n</ul>',
    },
  },
  table: {
    mark: /<table\b/,
    language: 'html',
    example: {
      uz: '<table>\n  <tr><th>Kun</th><th>Havo</th></tr>\n  <tr><td>Dushanba</td><td>quyosh</td></tr>\n</table>',
      ru: '<table>\n  <tr><th>День</th><th>Погода</th></tr>\n  <tr><td>Понедельник</td><td>солнце</td></tr>\n</table>',
    },
  },
  link: {
    mark: /<a\b[^<>]*href/,
    language: 'html',
    example: {
      uz: '<a href="https://example.org">Kutubxona</a>',
      ru: '<a href="https://example.org">Библиотека</a>',
    },
  },
  picture: {
    mark: /<img\b/,
    language: 'html',
    example: {
      uz: '<img src="chinor.jpg" alt="Keksa chinor">',
      ru: '<img src="tree.jpg" alt="Старая чинара">',
    },
  },
  form: {
    mark: /<(?:form|input)\b/,
    language: 'html',
    example: { uz: '<label>Ism <input name="ism"></label>', ru: '<label>Имя <input name="name"></label>' },
  },
  button: {
    mark: /<button\b/,
    language: 'html',
    example: { uz: '<button id="ochish">Ochish</button>', ru: '<button id="open">Открыть</button>' },
  },
  background: {
    mark: /\bbackground(?:-color)?\s*:/,
    language: 'css',
    example: {
      uz: '.xabar {\n  background: lightyellow;\n}',
      ru: '.message {\n  background: lightyellow;\n}',
    },
  },
  padding: {
    mark: /\bpadding[\w-]*\s*:/,
    language: 'css',
    example: { uz: '.xabar {\n  padding: 20px;\n}', ru: '.message {\n  padding: 20px;\n}' },
  },
  flex: {
    mark: /display\s*:\s*(?:flex|grid)/,
    language: 'css',
    example: {
      uz: '.menyu {\n  display: flex;\n  gap: 12px;\n}',
      ru: '.menu {\n  display: flex;\n  gap: 12px;\n}',
    },
  },
  radius: {
    mark: /border-radius\s*:/,
    language: 'css',
    example: { uz: '.rasm {\n  border-radius: 8px;\n}', ru: '.picture {\n  border-radius: 8px;\n}' },
  },
  finding: {
    mark: /querySelector|getElementById/,
    language: 'js',
    example: {
      uz: "const sarlavha = document.querySelector('h1')\nsarlavha.textContent = 'Yangi sarlavha'",
      ru: "const heading = document.querySelector('h1')\nheading.textContent = 'Новый заголовок'",
    },
  },
  event: {
    mark: /addEventListener|onclick\s*=/,
    language: 'js',
    example: {
      uz: "const tugma = document.querySelector('#ochish')\ntugma.addEventListener('click', () => {\n  tugma.textContent = 'Ochildi'\n})",
      ru: "const button = document.querySelector('#open')\nbutton.addEventListener('click', () => {\n  button.textContent = 'Открыто'\n})",
    },
  },
} as const satisfies Record<string, Concept>

export type ConceptName = keyof typeof concepts

/**
 * What the author's solution does and the student's code does not yet, in the order of the table; all that the code does
 * not do yet where nobody wrote a solution.
 */
export function missingConcepts(
  solution: CodeFiles | 'none',
  own: CodeFiles,
  language: 'python' | 'web',
): ConceptName[] {
  const wanted = solution === 'none' ? undefined : Object.values(solution).map(withoutComments).join('\n')
  const there = Object.values(own).map(withoutComments).join('\n')
  return Object.entries<Concept>(concepts)
    .filter(([, concept]) => (concept.language === 'python') === (language === 'python'))
    .filter(([, { mark }]) => (wanted === undefined || mark.test(wanted)) && !mark.test(there))
    .map(([name]) => name as ConceptName) // a key of the table
}

function withoutComments(code: string): string {
  return withoutBlocks(withoutBlocks(code, '<!--', '-->'), '/*', '*/').replaceAll(
    /^[ \t]*#.*$|(?:^|\s)\/\/.*$/gm,
    '',
  )
}
