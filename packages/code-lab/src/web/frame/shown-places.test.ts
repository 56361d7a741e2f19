import { expect, test } from 'vitest'
import { FilePlaces } from './shown-places.ts'

const script = 'blob:null/3f1c'

function placesIn(ownStack: string): FilePlaces {
  const places = new FilePlaces(ownStack)
  places.page = 'index.html'
  places.handlerLines = [4]
  places.add(script, 'script.js')
  return places
}

const chromium = `Error\n    at new FilePlaces (qadam-runtime:7:9)\n    at qadam-runtime:900:3`
const safari = `FilePlaces@about:srcdoc:7:9\n@about:srcdoc:900:3`

test('a call is placed in the student’s file, though our own script is told to be a part of the page', () => {
  const stack = `addCalled@about:srcdoc:285:30\nlog@about:srcdoc:310:12\n@${script}:3:12`
  expect(placesIn(safari).first(stack)).toEqual({ file: 'script.js', line: 3, column: 12 })
})

test('what can be our own line is no place in the page', () => {
  expect(placesIn(safari).first(`addCalled@about:srcdoc:285:30\nonclick@about:srcdoc:1:12`)).toBeUndefined()
})

test('a handler in the page is a place where our own script has a name of its own', () => {
  const stack = `Error\n    at log (qadam-runtime:285:30)\n    at HTMLButtonElement.onclick (about:srcdoc:4:12)`
  expect(placesIn(chromium).first(stack)).toEqual({ file: 'index.html', line: 4, column: 12 })
})

test('a handler that a program made has no line in the page', () => {
  const stack = `Error\n    at log (qadam-runtime:285:30)\n    at HTMLButtonElement.onclick (about:srcdoc:1:12)`
  expect(placesIn(chromium).first(stack)).toBeUndefined()
})

test('a stack is told by the names of files, without our own lines', () => {
  expect(placesIn(safari).tidy(`f@${script}:3:12\ncheck@about:srcdoc:285:30`)).toBe('f@script.js:3:12')
  expect(placesIn(chromium).tidy(`    at f (${script}:3:12)\n    at check (qadam-runtime:285:30)`)).toBe(
    '    at f (script.js:3:12)',
  )
})
