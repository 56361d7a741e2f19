/** A guest's starter: a page, a style and a program that use each other. */
export const webStarter: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html>
<html lang="uz">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Birinchi sahifam</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <h1>Salom, dunyo!</h1>
    <button id="tugma">Bosing</button>
    <p id="hisob">0</p>
    <script src="script.js"></script>
  </body>
</html>
`,
  'style.css': `body {
  font-family: system-ui, sans-serif;
  text-align: center;
  padding: 2rem;
}

button {
  padding: 12px 24px;
  border: 0;
  border-radius: 12px;
  background: #0a7d8c;
  color: white;
  font-size: 1rem;
}
`,
  'script.js': `let hisob = 0

document.querySelector('#tugma').addEventListener('click', () => {
  hisob += 1
  document.querySelector('#hisob').textContent = hisob
  console.log('Bosildi:', hisob)
})
`,
}
