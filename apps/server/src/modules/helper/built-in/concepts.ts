import type { CodeFiles } from '../sent-files.ts'

interface Concept {
  /** What shows that code has it. */
  mark: RegExp
  /** A small program on another subject. */
  example: string
  language: 'python' | 'html' | 'css' | 'js'
}

/** Parts of programs that an assignment may need, in the order in which one learns them. */
export const concepts = {
  output: { mark: /\bprint\s*\(/, language: 'python', example: 'print("Bugun havo ochiq")' },
  input: {
    mark: /\binput\s*\(/,
    language: 'python',
    example: 'shahar = input()\nprint("Siz yashaysiz:", shahar)',
  },
  number: {
    mark: /\b(?:int|float)\s*\(/,
    language: 'python',
    example: 'yosh = int(input())\nprint(yosh + 1)',
  },
  condition: {
    mark: /^\s*if\b/m,
    language: 'python',
    example: 'harorat = 30\nif harorat > 25:\n    print("issiq")\nelse:\n    print("salqin")',
  },
  count: {
    mark: /^\s*for\b/m,
    language: 'python',
    example: 'mevalar = ["olma", "anor", "uzum"]\nfor meva in mevalar:\n    print(meva)',
  },
  repeat: {
    mark: /^\s*while\b/m,
    language: 'python',
    example: 'qadam = 0\nwhile qadam < 3:\n    qadam = qadam + 1\n    print("qadam", qadam)',
  },
  function: {
    mark: /^\s*def\b/m,
    language: 'python',
    example: 'def ikki_barobar(son):\n    return son * 2\n\nprint(ikki_barobar(7))',
  },
  returning: {
    mark: /^\s*return\b/m,
    language: 'python',
    example: 'def yuza(eni, boyi):\n    return eni * boyi\n\nprint(yuza(3, 4))',
  },
  list: {
    mark: /\.append\s*\(|\[[^\]]*,/,
    language: 'python',
    example: 'ballar = []\nballar.append(5)\nballar.append(4)\nprint(ballar)',
  },
  dictionary: {
    mark: /\{[^}]*:/,
    language: 'python',
    example: 'narx = {"non": 4000, "sut": 12000}\nif "non" in narx:\n    print(narx["non"])',
  },
  f_string: { mark: /\bf["']/, language: 'python', example: 'ism = "Laylak"\nprint(f"Salom, {ism}!")' },
  heading: {
    mark: /<h[1-6][^>]*>\s*[^<\s]/,
    language: 'html',
    example: '<h1>Mening shahrim</h1>\n<h2>Bogʻlar</h2>',
  },
  paragraph: { mark: /<p\b[^>]*>\s*[^<\s]/, language: 'html', example: '<p>Toshkentda koʻp chinor bor.</p>' },
  bullets: { mark: /<[uo]l\b/, language: 'html', example: '<ul>\n  <li>olma</li>\n  <li>anor</li>\n</ul>' },
  table: {
    mark: /<table\b/,
    language: 'html',
    example:
      '<table>\n  <tr><th>Kun</th><th>Havo</th></tr>\n  <tr><td>Dushanba</td><td>quyosh</td></tr>\n</table>',
  },
  link: { mark: /<a\b[^>]*href/, language: 'html', example: '<a href="https://example.org">Kutubxona</a>' },
  picture: { mark: /<img\b/, language: 'html', example: '<img src="chinor.jpg" alt="Keksa chinor">' },
  form: { mark: /<(?:form|input)\b/, language: 'html', example: '<label>Ism <input name="ism"></label>' },
  button: { mark: /<button\b/, language: 'html', example: '<button id="ochish">Ochish</button>' },
  background: {
    mark: /\bbackground(?:-color)?\s*:/,
    language: 'css',
    example: '.xabar {\n  background: lightyellow;\n}',
  },
  padding: { mark: /\bpadding[\w-]*\s*:/, language: 'css', example: '.xabar {\n  padding: 20px;\n}' },
  flex: {
    mark: /display\s*:\s*(?:flex|grid)/,
    language: 'css',
    example: '.menyu {\n  display: flex;\n  gap: 12px;\n}',
  },
  radius: { mark: /border-radius\s*:/, language: 'css', example: '.rasm {\n  border-radius: 8px;\n}' },
  finding: {
    mark: /querySelector|getElementById/,
    language: 'js',
    example: "const sarlavha = document.querySelector('h1')\nsarlavha.textContent = 'Yangi sarlavha'",
  },
  event: {
    mark: /addEventListener|onclick\s*=/,
    language: 'js',
    example:
      "const tugma = document.querySelector('#ochish')\ntugma.addEventListener('click', () => {\n  tugma.textContent = 'Ochildi'\n})",
  },
} as const satisfies Record<string, Concept>

export type ConceptName = keyof typeof concepts

/** What the author's solution does and the student's code does not yet, in the order of the table. */
export function missingConcepts(
  solution: CodeFiles,
  own: CodeFiles,
  language: 'python' | 'web',
): ConceptName[] {
  const wanted = Object.values(solution).map(withoutComments).join('\n')
  const there = Object.values(own).map(withoutComments).join('\n')
  return Object.entries<Concept>(concepts)
    .filter(([, concept]) => (concept.language === 'python') === (language === 'python'))
    .filter(([, { mark }]) => mark.test(wanted) && !mark.test(there))
    .map(([name]) => name as ConceptName) // a key of the table
}

function withoutComments(code: string): string {
  return code.replaceAll(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|^\s*#.*$|(?:^|\s)\/\/.*$/gm, '')
}
