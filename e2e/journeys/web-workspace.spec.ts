import { codeWeb as words } from '../../packages/web/src/code-texts/uz/code-web.ts'
import { errors } from '../../apps/student/src/platform/i18n/uz/errors.ts'
import { axeFaults, standards } from '../axe.ts'
import { expect, screens, test } from '../journey.ts'
import { codeCourseId } from '../practice-course.ts'
import { countHandIns, handIn, practice } from '../practising.ts'
import { Student } from '../student.ts'
import { WebWorkspace } from '../web-workspace.ts'

const page = (inside: string) =>
  `<!doctype html>\n<html lang="uz">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sinov</title><link rel="stylesheet" href="style.css"></head>\n<body>\n<h1>Sinov</h1>\n${inside}\n</body>\n</html>`

const app = (count: string) => `import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Card } from './card'
function App() {
  const [count, setCount] = useState(0)
  return <><Card title="Birinchi" /><button onClick={() => setCount(${count})}>bosildi {count}</button></>
}
createRoot(document.getElementById('root')).render(<App />)
`

test.describe('on a laptop', () => {
  test.use(screens.laptop)

  test('a JSX project of several files is shown as it is typed, and keeps its state while it is coloured', async ({
    page: browser,
    school,
  }) => {
    const workspace = new WebWorkspace(browser)
    await workspace.open(school.url)
    await workspace.addFile('card.jsx', 'export const Card = ({ title }) => <h2>{title}!</h2>')
    await workspace.addFile('app.jsx', app('count + 1'))
    await workspace.write(
      'index.html',
      page('<div id="root"></div><script type="module" src="app.jsx"></script>'),
    )
    await expect(workspace.shown.getByRole('heading', { level: 2 })).toHaveText('Birinchi!')

    await test.step('a change of a module is seen, one of a style without a reload', async () => {
      await workspace.write('card.jsx', 'export const Card = ({ title }) => <h2 className="a">{title}?</h2>')
      await expect(workspace.shown.getByRole('heading', { level: 2 })).toHaveText('Birinchi?')
      await workspace.shown.getByRole('button').click()
      await expect(workspace.shown.getByRole('button')).toHaveText('bosildi 1')
      await workspace.write('style.css', '.a { color: rgb(1, 2, 3) }')
      await expect(workspace.shown.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(workspace.shown.getByRole('button')).toHaveText('bosildi 1')
    })

    await test.step('a slip is marked and told, and the page before it stays', async () => {
      await workspace.write('card.jsx', '// Bu karta\nexport const Card = ({ title }) => <h2>{title}</p>')
      await expect(workspace.console).toContainText('card.jsx, 2-qator')
      await expect(workspace.console).toContainText('</p> ochilgan tegga mos emas. «</h2>» demoqchimidingiz?')
      await expect(browser.locator('.cm-lintRange-error')).toBeVisible()
      await expect(browser.getByText(words.stale)).toBeVisible()
      await expect(workspace.shown.getByRole('heading', { level: 2 })).toHaveText('Birinchi?')
    })

    await test.step('a page that is asked for all the same is told nothing else of it', async () => {
      await workspace.run()
      await expect(workspace.shown.getByRole('heading', { level: 1 })).toHaveText('Sinov')
      await expect(workspace.shown.getByRole('heading', { level: 2 })).toHaveCount(0)
      await expect(workspace.console.locator('.code-lab-line')).toHaveCount(1)
    })

    await test.step('an import of a file that is not there names the one that was meant', async () => {
      await workspace.write('card.jsx', 'export const Card = () => <h2>Tuzatildi</h2>')
      await expect(workspace.shown.getByRole('heading', { level: 2 })).toHaveText('Tuzatildi')
      await expect(browser.locator('.cm-lintRange-error')).toBeHidden()
      await workspace.write('app.jsx', app('count + 1').replace('./card', './crad.jsx'))
      await expect(workspace.console).toContainText('«card.jsx» demoqchimidingiz?')
    })

    await test.step('what the browser finds while it runs leads to the line', async () => {
      await workspace.write('app.jsx', app('count.yoq.x'))
      await workspace.shown.getByRole('button').click()
      await expect(workspace.console).toContainText('TypeError')
      await workspace.tab('index.html').click()
      await workspace.console.getByRole('button', { name: 'app.jsx, 6-qator' }).first().click()
      await expect(workspace.tab('app.jsx')).toHaveAttribute('aria-selected', 'true')
      await expect(workspace.code).toBeFocused()
      await expect(browser.locator('.cm-activeLine')).toContainText('count.yoq.x')
    })

    await test.step('what React finds, with nothing of the student’s at work, leads to the line as well', async () => {
      await workspace.write(
        'card.jsx',
        'export const Card = () => (\n  <section>\n    <h2>{{ ism: "Ali" }}</h2>\n  </section>\n)',
      )
      await expect(workspace.console).toContainText(words.hint.react_object)
      await expect(workspace.console).toContainText('app.jsx, 6-qator')
      await workspace.write(
        'card.jsx',
        'export const Card = () => (\n  <ul>\n    {[1, 2].map((n) => (\n      <li>{n}</li>\n    ))}\n  </ul>\n)',
      )
      await expect(workspace.console).toContainText(words.hint.react_key)
      await expect(workspace.console).toContainText(/card\.jsx, [2-4]-qator/)
    })
  })

  test('loops that do not end are stopped wherever they are, the console holds what it must', async ({
    page: browser,
    school,
  }) => {
    const workspace = new WebWorkspace(browser)
    await workspace.open(school.url)
    await workspace.write(
      'index.html',
      page(
        '<button onclick="while (true) {}">osilgan</button>\n<a href="ikki.html?id=7">ikkinchi</a> <a href="yoq.html">yoʻq</a> <a href="https://example.com/">tashqi</a>\n<script>for (;;) {}</script>\n<script src="script.js"></script>',
      ),
    )
    await workspace.write(
      'script.js',
      'console.log("oldin", { a: [1, { b: 2 }], s: new Set([5]) })\nconsole.table([{ ism: "Aziz" }])\nlet n = 0\nfor (let i = 0; i < 3e6; i++) n += 1\nconsole.info("jami", n)',
    )

    await test.step('in a script of the page, and what comes after it runs', async () => {
      await expect(workspace.console).toContainText('index.html, 8-qator')
      await expect(workspace.console).toContainText(words.loop)
      await expect(workspace.console).toContainText('jami 3000000')
      await expect(workspace.console.getByRole('table')).toContainText('Aziz')
    })
    await test.step('objects open', async () => {
      await workspace.console.getByText('{a: [2], s: Set(1)}').click()
      await expect(workspace.console.getByText('[1, {…}]')).toBeVisible()
    })
    await test.step('in a handler of an attribute', async () => {
      await browser.getByRole('button', { name: words.clear, exact: true }).click()
      await workspace.shown.getByRole('button').click()
      await expect(workspace.console).toContainText('index.html, 6-qator')
    })
    await test.step('in what is typed into the console, whose answers are shown', async () => {
      await workspace.evaluate('document.querySelectorAll("a").length + n')
      await expect(workspace.console).toContainText('← 3000003')
      await workspace.evaluate('while (true) {}')
      await expect(workspace.console.getByText(words.loop)).toHaveCount(2)
    })
    await test.step('in code that is made of text', async () => {
      await workspace.write(
        'script.js',
        `try { eval('\\nwhile (true) {}') } catch {}\nnew Function('for (;;) {}')()`,
      )
      await expect(workspace.console.getByText(words.loop)).toHaveCount(3)
    })
    await test.step('in handlers that are written as HTML, and in elements made by hand', async () => {
      await workspace.write(
        'script.js',
        `document.body.insertAdjacentHTML('beforeend', '<button onclick="while (true) {}">yozilgan</button><i></i>')
document.querySelector('i').innerHTML = '<button onclick="do {} while (true)">ichidagi</button>'
const given = document.createElement('button')
given.append('berilgan')
given.setAttribute('onclick', 'for (;;) {}')
const writing = document.createElement('button')
writing.append('skript')
writing.onclick = () => {
  const script = document.createElement('script')
  script.textContent = 'while (true);'
  document.body.append(script)
}
document.body.append(given, writing)`,
      )
      for (const name of ['yozilgan', 'ichidagi', 'berilgan', 'skript']) {
        await expect(workspace.shown.getByRole('button', { name })).toBeVisible()
        await browser.getByRole('button', { name: words.clear, exact: true }).click()
        await workspace.shown.getByRole('button', { name }).press('Enter')
        await expect(workspace.console.getByText(words.loop)).toBeVisible()
      }
    })
    await test.step('links stay inside: a page of the project opens, the rest is told', async () => {
      await workspace.shown.getByRole('link', { name: 'tashqi' }).click()
      await expect(workspace.console).toContainText('https://example.com/')
      await workspace.shown.getByRole('link', { name: 'yoʻq' }).click()
      await expect(workspace.console).toContainText('Loyihada «yoq.html» topilmadi.')
      await workspace.addFile(
        'ikki.html',
        page(
          '<p>Ikkinchi sahifa</p><form action="ikki.html"><input name="id" aria-label="id"></form><script>document.querySelector("p").append(" " + new URLSearchParams(location.search).get("id"))</script>',
        ),
      )
      await workspace.shown.getByRole('link', { name: 'ikkinchi' }).click()
      await expect(workspace.shown.getByText('Ikkinchi sahifa 7')).toBeVisible()
      await workspace.shown.getByLabel('id').fill('a b')
      await workspace.shown.getByLabel('id').press('Enter')
      await expect(workspace.shown.getByText('Ikkinchi sahifa a b')).toBeVisible()
      await workspace.evaluate('location.href = "index.html"')
      await expect(workspace.shown.getByRole('link', { name: 'tashqi' })).toBeVisible()
      await workspace.shown.getByRole('link', { name: 'ikkinchi' }).click()
      await expect(workspace.shown.getByText('Ikkinchi sahifa 7')).toBeVisible()
      await expect(browser.getByLabel(words.page, { exact: true })).toHaveValue('ikki.html')
    })
    await test.step('history leads back over the pages, and over what a program pushes', async () => {
      await workspace.evaluate('history.back()')
      await expect(workspace.shown.getByRole('link', { name: 'tashqi' })).toBeVisible()
      await workspace.evaluate('history.forward()')
      await expect(workspace.shown.getByText('Ikkinchi sahifa 7')).toBeVisible()
      await workspace.evaluate(
        'addEventListener("popstate", ({ state }) => console.log("qaytdi", state, location.search)), history.pushState({ n: 1 }, "", "?id=8"), history.back()',
      )
      await expect(workspace.console).toContainText('qaytdi null ?id=7')
      await workspace.evaluate('history.go(-100)')
      await expect(workspace.console).toContainText(words.entry.nowhere)
      await expect(workspace.shown.getByText('Ikkinchi sahifa 7')).toBeVisible()
    })
    await test.step('a hundred thousand lines leave the newest, and the editor can be used', async () => {
      await workspace.write(
        'ikki.html',
        page('<script>for (let i = 0; i < 100000; i++) console.log(i)</script>'),
      )
      await expect(workspace.console).toContainText('99999')
      await browser.getByRole('button', { name: words.clear, exact: true }).click()
      await expect(workspace.console).toContainText(words.empty)
    })
    await test.step('what loads itself anew for ever is put away until it is asked for', async () => {
      await workspace.write('ikki.html', page('<script>location.reload()</script>'))
      await expect(browser.getByText(words.left)).toBeVisible({ timeout: 30_000 })
    })
  })
})

test.describe('on a laptop', () => {
  test.use(screens.laptop)

  test('a function without end is told with its line, and the page stays', async ({
    page: browser,
    school,
  }) => {
    const workspace = new WebWorkspace(browser)
    await workspace.open(school.url)
    await workspace.write('index.html', page('<p>Turibdi</p>\n<script src="script.js"></script>'))

    await test.step('it went too deep', async () => {
      await workspace.write(
        'script.js',
        '// Orqaga sanash\nfunction sana(n) {\n  return sana(n - 1)\n}\nsana(3)',
      )
      await expect(workspace.console).toContainText(words.recursion)
      await expect(workspace.console).toContainText(/script\.js, [23]-qator/)
      await expect(workspace.shown.getByText('Turibdi')).toBeVisible()
    })
    await test.step('it went on for ever without going deep', async () => {
      await workspace.write('script.js', 'const fib = (n) =>\n  n < 2 ? n : fib(n - 1) + fib(n - 2)\nfib(90)')
      await expect(workspace.console).toContainText(words.calls)
      await expect(workspace.console).toContainText('script.js, 1-qator')
      await expect(workspace.shown.getByText('Turibdi')).toBeVisible()
    })
    await test.step('a loop that only works long may go on, and then what comes after it runs', async () => {
      await workspace.write(
        'script.js',
        'let n = 0\nconst begun = Date.now()\nwhile (Date.now() - begun < 5000) n++\nconsole.log("tamom")',
      )
      const goOn = workspace.console.getByRole('button', { name: words.go_on }).last()
      await expect(workspace.console).toContainText('script.js, 3-qator')
      await expect(workspace.console).not.toContainText('tamom')
      await goOn.click()
      await expect(workspace.console).toContainText('tamom', { timeout: 20_000 })
    })
  })
})

test('what a page must have and lacks keeps it from being handed in, until it is there', async ({
  page: browser,
  school,
}) => {
  await browser.goto(`${school.url}/login`)
  await new Student(browser, 'uz').signIn(school.freshStudent(), 'demo1234')
  await expect(browser).toHaveURL(`${school.url}/`)
  await browser.goto(`${school.url}/course/${codeCourseId}/module/${codeCourseId}`)
  await browser.locator('main ol li a').first().click()
  const workspace = new WebWorkspace(browser)
  const sent = countHandIns(browser)
  const lacking = browser.getByText(
    words.structure_missing.replace('{{parts}}', '<!doctype html>, <html>, <head>, <title>, <body>'),
    { exact: true },
  )
  const part = browser.getByText(words.structure_missing.replace('{{parts}}', '<title>'), { exact: true })

  await test.step('it is told as soon as the button can be pressed', async () => {
    await handIn(browser).click()
    await expect(lacking).toBeVisible()
  })
  await test.step('what is added is asked for no more', async () => {
    await workspace.write('index.html', page('').replace('<title>Sinov</title>', ''))
    await expect(lacking).toBeHidden()
    await handIn(browser).click()
    await expect(part).toBeVisible()
    expect(sent).toEqual([])
  })
  await test.step('with all of it, a server that refuses is told in words, and one that takes it takes it', async () => {
    await workspace.write('index.html', page(''))
    await expect(part).toBeHidden()
    const refuse = '**/api/student?action=question_try'
    await browser.route(refuse, (route) => route.fulfill({ status: 400, body: 'no' }), { times: 1 })
    await handIn(browser).click()
    await expect(browser.getByText(errors.try_again_later)).toBeVisible()
    await handIn(browser).click()
    await expect(browser.getByText(practice.status.uploaded, { exact: true })).toBeVisible()
  })
})

test.describe('by keyboard', () => {
  test.use(screens.laptop)

  test('a page is run, put in order and checked, in every view', async ({ page: browser, school }) => {
    const workspace = new WebWorkspace(browser)
    await workspace.open(school.url)
    const button = (name: string) => browser.getByRole('button', { name, exact: true })
    await workspace.write('index.html', '<h1>Salom</h1><p>bir</p><img src="yoq.png">')

    await test.step('the structure is checked: what must be there, and advice', async () => {
      const panel = browser.locator('.code-lab-structure')
      await expect(panel).toHaveAttribute('data-tone', 'required')
      await panel.locator('summary').focus()
      await browser.keyboard.press('Enter')
      await expect(panel).toContainText('Sahifada <!doctype html> yoʻq.')
      await expect(panel).toContainText('Sahifada <title> yoʻq.')
      await expect(panel).toContainText(words.finding.alt_missing)
      await panel.locator('summary').focus()
      await browser.keyboard.press('Enter')
    })
    await test.step('Shift+Alt+F puts the code in order, and it can be undone', async () => {
      await workspace.code.focus()
      await browser.keyboard.press('Shift+Alt+F')
      await expect(workspace.code).toContainText('<img src="yoq.png" />')
      await browser.keyboard.press('ControlOrMeta+Z')
      await expect(workspace.code).toContainText('<img src="yoq.png">')
    })
    await test.step('what can’t be put in order is told with its place', async () => {
      await workspace.write('script.js', 'let a = 1\nlet b = (')
      await browser.keyboard.press('Shift+Alt+F')
      await expect(browser.getByRole('alert').filter({ hasText: 'script.js, 2-qator' })).toBeVisible()
      await workspace.write('script.js', 'alert("Salom")')
    })
    await test.step('a dialog is told in the console while one types, and shown to one who runs the page', async () => {
      await workspace.write('index.html', page('<script src="script.js"></script>'))
      await expect(workspace.console).toContainText('Oynacha: Salom')
      // It may open while the keys are still down, and holds the page until it is closed.
      const told = browser.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept()
        return dialog.message()
      })
      await workspace.code.focus()
      await browser.keyboard.press('ControlOrMeta+Enter')
      expect(await told).toBe('Salom')
    })
    await test.step('the views change, and are remembered', async () => {
      await button(words.view.preview).focus()
      await browser.keyboard.press('Enter')
      await expect(workspace.code).toBeHidden()
      await expect(workspace.shown.getByRole('heading')).toHaveText('Sinov')
      await browser.reload()
      await workspace.isShown()
      await expect(workspace.code).toBeHidden()
      await button(words.view.split).press('Enter')
      await expect(workspace.code).toBeVisible()
      await button(words.devices.phone).press('Enter')
      await expect(browser.locator('.code-lab-screen')).toHaveCSS('width', '360px')
    })
    await test.step('nothing of it is closed to a screen reader', async () => {
      const found = await axeFaults(browser, (axe) =>
        axe.exclude('.code-lab-screen iframe').withTags(standards),
      )
      expect(found).toEqual([])
    })
    await test.step('what the page keeps is there after a run and a reload, until it is thrown away', async () => {
      const counting = `const n = Number(localStorage.getItem('n') ?? 0) + 1
localStorage.setItem('n', n)
document.querySelector('h1').textContent = 'Kirish ' + n`
      await workspace.write('script.js', counting)
      await expect(workspace.shown.getByRole('heading')).toHaveText('Kirish 1')
      await workspace.run()
      await expect(workspace.shown.getByRole('heading')).toHaveText('Kirish 2')
      await browser.reload()
      await workspace.isShown()
      await expect(workspace.shown.getByRole('heading')).toHaveText('Kirish 3')
      const panel = browser.locator('.code-lab-storage')
      await panel.locator('summary').press('Enter')
      await expect(panel).toContainText('localStorage')
      await panel.getByRole('button', { name: words.storage.clear }).press('Enter')
      await expect(workspace.shown.getByRole('heading')).toHaveText('Kirish 1')
      await workspace.write('script.js', '')
    })
    await test.step('a page that took the whole tab with it waits until it is asked for', async () => {
      await browser.addInitScript(() => {
        if (origin !== 'null') localStorage.setItem('code-lab.page-begun', String(Date.now()))
      })
      await browser.reload()
      await expect(browser.getByText(words.hung)).toBeVisible()
      await browser.locator('.code-lab-curtain').getByRole('button').press('Enter')
      await expect(workspace.shown.getByRole('heading')).toHaveText('Sinov')
    })
  })
})
