import type { SaveState } from '../src/drafts/drafts.ts'
import type { Project } from '../src/project/project.ts'

export const python: Project = {
  files: {
    'main.py': `# Bozordagi xaridni hisoblaymiz
from narxlar import narx

def jami(savat: dict[str, int]) -> int:
    """Savatdagi hamma narsaning narxi, soʻmda."""
    summa = 0
    for nomi, soni in savat.items():
        if soni > 0:
            summa += narx(nomi) * soni
    return summa

savat = {"non": 2, "olma": 3, "choy": 1}
print(f"Jami: {jami(savat):,} soʻm".replace(",", " "))
prnt("xayr")
`,
    'narxlar.py':
      'NARXLAR = {"non": 4000, "olma": 12000}\n\n\ndef narx(nomi):\n    return NARXLAR.get(nomi, 0)\n',
    'xaridlar.csv': 'nomi,soni\nnon,2\nolma,3\n',
  },
  media: {},
}

export const web: Project = {
  files: {
    'index.html': `<!doctype html>
<html lang="uz">
  <head>
    <meta charset="utf-8">
    <title>Choyxona</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <h1 class="title">Xush kelibsiz!</h1>
    <img src="choy.png" alt="Bir piyola choy">
    <script src="app.jsx"></script>
  </body>
</html>
`,
    'style.css':
      '.title {\n  color: #0a7d8c;\n  font-size: 2rem;\n}\n\n@media (width < 600px) {\n  .title { font-size: 24px }\n}\n',
    'app.jsx': `const Menu = ({ items }) => (
  <ul>{items.map((item) => <li key={item.id}>{item.name}: {item.price} soʻm</li>)}</ul>
)
`,
  },
  media: {},
}

const theirs = {
  project: { ...python, files: { ...python.files, 'main.py': 'print("telefon")\n' } },
  revision: 7,
}

export const saves: Record<string, SaveState> = {
  saved: { kind: 'saved' },
  typing: { kind: 'typing' },
  waiting: { kind: 'waiting', isOnDevice: true },
  refused: { kind: 'refused', error: new Error('Loyiha juda katta: 512 KB dan oshmasin.'), isOnDevice: true },
  conflict: { kind: 'conflict', theirs, isResolving: false },
}
