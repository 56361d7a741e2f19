import type { Lang, Playground } from '@qadam/contract'

const words = {
  uz: { hello: 'Salom, dunyo!', title: 'Mening sahifam', press: 'Bosing', pressed: 'Bosildi' },
  ru: { hello: 'Привет, мир!', title: 'Моя страница', press: 'Нажмите', pressed: 'Нажато' },
} as const satisfies Record<Lang, Record<string, string>>

/** What a playground holds before anything was saved in it: small, running, in the student's language. */
export function playgroundStarter(slot: Playground, lang: Lang): Record<string, string> {
  const { hello, title, press, pressed } = words[lang]
  if (slot === 'py') return { 'main.py': `print("${hello}")\n` }
  return {
    'index.html': `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <h1>${hello}</h1>
    <button id="button">${press}</button>
    <script src="script.js"></script>
  </body>
</html>
`,
    'style.css': `body {
  font-family: sans-serif;
  padding: 24px;
}
`,
    'script.js': `const button = document.querySelector('#button')
let count = 0

button.addEventListener('click', () => {
  count += 1
  button.textContent = '${pressed}: ' + count
})
`,
  }
}
