// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepFocus, type FocusKeeper } from './keep-focus.ts'

let keeper: FocusKeeper | undefined
afterEach(() => keeper?.end())

const open = (html: string) => {
  document.body.innerHTML = html
  keeper = keepFocus(document)
}
const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const has = async (selector: string) =>
  await vi.waitFor(() => expect(document.activeElement?.outerHTML).toBe(one(selector).outerHTML))
const frames = async () => {
  for (let count = 0; count < 4; count++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
/** Ends what is open, and the keyboard is what was used last. */
const byKey = (selector: string) => {
  one(selector).focus()
  one(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

const row = (id: string) => `<li id="${id}"><a href="#${id}">${id}</a><button id="${id}-more">…</button></li>`
const list = `<main tabindex="-1"><h1>Title</h1><section><h2>Rows</h2><ol>${row('a')}${row('b')}${row('c')}</ol><button id="add">+</button></section></main>`

test('a row that goes leaves the focus on the same of the next, the last one on that before, the only one on the heading', async () => {
  open(list)
  byKey('#b-more')
  one('#b').remove()
  await has('#c-more')
  one('#c').remove()
  await has('#a-more')
  one('#a').remove()
  await has('h2')
})

test('rows that go with their list leave the focus on its heading', async () => {
  open(list)
  byKey('#b-more')
  one('ol').replaceWith(document.createElement('p'))
  await has('h2')
})

test('what goes to another list is followed there, to its row where it can be pressed no more', async () => {
  const named = '<li id="moved"><a href="#a">a</a><button id="up" aria-label="Up: a">…</button></li>'
  open(`<main><h1>Title</h1><ol id="one">${row('b')}${named}</ol><ol id="two"></ol></main>`)
  byKey('#up')
  one('#moved').remove()
  one('#two').innerHTML = named
  await has('#two #up')
  one('#moved').remove()
  one('#one').innerHTML = named.replace('<button', '<button disabled')
  await has('#moved a')
})

test('a button that goes leaves the focus on what came instead, else on what stands beside it', async () => {
  open(list)
  byKey('#b-more')
  const instead = document.createElement('button')
  instead.id = 'undo'
  one('#b-more').replaceWith(instead)
  await has('#undo')
  one('#undo').remove()
  await has('#b a')
})

test('a bar that goes leaves the focus on what stands behind it, not on what is built like it by chance', async () => {
  const bar = '<div class="bar"><p>2</p><button>Move</button><button id="none">None</button></div>'
  const table = '<table><thead><tr><th><input id="all" type="checkbox"></th></tr></thead></table>'
  open(`<main><h1>Title</h1><div>${bar}${table}<nav><button>1</button><button>2</button></nav></div></main>`)
  byKey('#none')
  one('.bar').remove()
  await has('#all')
})

test('a dialog whose opener went meanwhile gives the focus to what is next to the opener', async () => {
  open(
    `${list}<div data-base-ui-portal><div role="dialog"><h2>Sure?</h2><button id="yes">yes</button></div></div>`,
  )
  byKey('#b-more')
  // As an open menu does.
  one('#b-more').before(document.createElement('span'))
  byKey('#yes')
  one('#b').remove()
  await frames()
  expect(document.activeElement?.id).toBe('yes')
  one('[data-base-ui-portal]').remove()
  await has('#c-more')
})

test('an opener that is disabled while its menu’s request is on its way has the focus again afterwards', async () => {
  open(`${list}<div data-base-ui-portal><div role="menu" tabindex="-1"></div></div>`)
  byKey('#b-more')
  one('[role=menu]').focus()
  const button = one('#b-more') as HTMLButtonElement // it is one
  button.disabled = true
  one('[data-base-ui-portal]').remove()
  await frames()
  expect(document.activeElement).toBe(document.body)
  button.disabled = false
  await has('#b-more')
})

test('what is disabled while it works, or put elsewhere, has the focus again', async () => {
  open(list)
  byKey('#b-more')
  const button = one('#b-more') as HTMLButtonElement // it is one
  button.blur() // as browsers do with what is disabled
  button.disabled = true
  await frames()
  expect(document.activeElement).toBe(document.body)
  button.disabled = false
  await has('#b-more')
  one('ol').append(one('#b'))
  expect(document.activeElement).toBe(document.body)
  await has('#b-more')
})

test('a screen that another one takes the place of leaves the focus on the new heading', async () => {
  open(`<main tabindex="-1"><div><h1>Old</h1><button id="go">go</button></div></main>`)
  byKey('#go')
  one('main').innerHTML = '<div><a href="#back">back</a><h1 id="new">New</h1></div>'
  await has('#new')
  // What is read first has no heading yet.
  one('main').innerHTML = '<p>…</p>'
  await has('main')
  one('main').innerHTML = '<h1 id="late">Late</h1>'
  await has('#late')
})

test('the next work under the same frame is begun at its heading, not beside the button that led to it', async () => {
  open(
    '<main><h1 id="title">One</h1><div><button id="yes">yes</button><button id="more">…</button></div></main>',
  )
  byKey('#yes')
  history.pushState({}, '', '/review/2')
  one('#yes').remove()
  await has('#title')
})

test('another screen begins at its heading, once it has one; not where something of its own has the focus', async () => {
  open('<nav><a id="link" href="/courses">courses</a></nav><main tabindex="-1"><p>…</p></main>')
  byKey('#link')
  keeper?.beginScreen()
  await has('main')
  one('main').innerHTML = '<h1>Courses</h1><a id="tab" href="/courses/all">all</a><input>'
  await has('h1')
  byKey('#tab')
  keeper?.beginScreen()
  await has('#tab')
  one('main').insertAdjacentHTML('afterend', '<div role="dialog"><button id="own">ok</button></div>')
  byKey('#own')
  keeper?.beginScreen()
  await has('#own')
})

test('whoever leaves a field for nothing stays there, and what they touch is not typed into unasked', async () => {
  open(list)
  byKey('#a-more')
  one('#a-more').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  one('#a-more').blur()
  await frames()
  one('#a').remove()
  await frames()
  expect(document.activeElement).toBe(document.body)

  open(`<main><h1>Title</h1><div id="one"><button>x</button></div><div id="two"><input></div></main>`)
  one('#one button').focus()
  one('#one button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  one('#one').remove()
  await has('h1')
})

test('a key that is held does not press on through the rows', async () => {
  open(list)
  byKey('#a-more')
  one('#a').remove()
  await has('#b-more')
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
    one('#b-more').dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press(true), press(false), press(true)]).toEqual([true, false, false])
})
