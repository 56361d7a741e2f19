import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findMarked, listenForKeyMarkers } from './key-markers.ts'

let stop: () => void
const clicked = vi.fn<(id: string) => void>()

beforeEach(() => {
  stop = listenForKeyMarkers(document)
})
afterEach(() => {
  stop()
  clicked.mockReset()
  document.body.innerHTML = ''
})

function page(html: string): void {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll<HTMLElement>('[data-key]'))
    element.addEventListener('click', () => clicked(element.id))
}

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event
}

test('a key clicks the element marked with it', () => {
  page('<button id="one" data-key="1">1</button><button id="two" data-key="2">2</button>')
  press('2')
  expect(clicked.mock.calls).toEqual([['two']])
})

test('a key nothing is marked with does nothing', () => {
  page('<button id="one" data-key="1">1</button>')
  expect(press('x').defaultPrevented).toBe(false)
  expect(clicked).not.toHaveBeenCalled()
})

test('the highest in the stacking order wins, whatever its place in the document', () => {
  page(`<div style="position: fixed; z-index: 50"><button id="sheet" data-key="Enter">a</button></div>
    <div style="position: relative; z-index: 5"><button id="page" data-key="Enter">b</button></div>`)
  expect(findMarked(document, 'Enter')?.id).toBe('sheet')
})

test('a high number inside of a low layer does not reach above a higher layer', () => {
  page(`<div style="position: fixed; z-index: 20"><button id="upper" data-key="a">a</button></div>
    <div style="position: relative; z-index: 1"><i style="position: relative; z-index: 999"><button id="lower" data-key="a">b</button></i></div>`)
  expect(findMarked(document, 'a')?.id).toBe('upper')
})

test('of equals the later one wins', () => {
  page('<button id="first" data-key="a">a</button><button id="later" data-key="a">b</button>')
  press('a')
  expect(clicked.mock.calls).toEqual([['later']])
})

test.each([
  '<input id="field">',
  '<textarea id="field"></textarea>',
  '<select id="field"></select>',
  '<div id="field" contenteditable="true"></div>',
])('typing in %s is left alone', (field) => {
  page(`${field}<button id="one" data-key="1">1</button>`)
  press('1', document.querySelector('#field') ?? undefined)
  expect(clicked).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  'a key with %o is left alone',
  (more) => {
    page('<button id="one" data-key="1">1</button>')
    press('1', document.body, more)
    expect(clicked).not.toHaveBeenCalled()
  },
)

test('what cannot be clicked is passed over', () => {
  page(
    '<button id="open" data-key="1">1</button><button id="off" data-key="1" disabled>2</button><div inert><button id="behind" data-key="1">3</button></div>',
  )
  press('1')
  expect(clicked.mock.calls).toEqual([['open']])
})

test('Enter on a focused button belongs to that button alone', () => {
  page('<button id="focused">x</button><button id="marked" data-key="Enter">y</button>')
  press('Enter', document.querySelector('#focused') ?? undefined)
  expect(clicked).not.toHaveBeenCalled()
  press('Enter')
  expect(clicked.mock.calls).toEqual([['marked']])
})

const closing = '<a id="below" data-key="Escape" style="position: relative; z-index: 900">x</a>'

test('below an open dialog no key reaches anything, however high it stands', () => {
  page(`${closing}<div role="dialog" style="position: fixed; z-index: 50">Strike</div>`)
  press('Escape')
  expect(clicked).not.toHaveBeenCalled()
})

test('a dialog that closes itself on Escape keeps that press from the page below', () => {
  page(`${closing}<div role="dialog">Strike</div>`)
  const popup = document.querySelector('[role=dialog]')
  document.body.addEventListener('keydown', () => popup?.setAttribute('data-closed', ''), { once: true })
  press('Escape')
  expect(clicked).not.toHaveBeenCalled()
  press('Escape')
  expect(clicked.mock.calls).toEqual([['below']])
})

test('of two dialogs the upper one has the keys', () => {
  page(`<div role="alertdialog" style="position: fixed; z-index: 60"><button id="upper" data-key="Enter">a</button></div>
    <div role="dialog" style="position: fixed; z-index: 50"><button id="lower" data-key="Enter">b</button></div>`)
  press('Enter')
  expect(clicked.mock.calls).toEqual([['upper']])
})

test('a dialog that fades out gives the keys back', () => {
  page(`<div role="dialog" data-ending-style=""></div>${closing}`)
  press('Escape')
  expect(clicked.mock.calls).toEqual([['below']])
})
