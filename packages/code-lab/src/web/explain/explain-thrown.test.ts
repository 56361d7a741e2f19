import { describe, expect, test } from 'vitest'
import { reactLibraries } from '../frame/react-libraries.ts'
import { explainThrown } from './explain-thrown.ts'

describe('an error of a page is known by what each browser says of it', () => {
  test.each([
    ['ReferenceError: hisob is not defined', 'not_defined', 'hisob', ''],
    [`ReferenceError: Can't find variable: hisob`, 'not_defined', 'hisob', ''],
    [
      'ReferenceError: useState is not defined',
      'import_name',
      'useState',
      `import { useState } from 'react'`,
    ],
    [
      'ReferenceError: createRoot is not defined',
      'import_name',
      'createRoot',
      `import { createRoot } from 'react-dom/client'`,
    ],
    ['ReferenceError: React is not defined', 'import_name', 'React', `import React from 'react'`],
    ['ReferenceError: Karta is not defined', 'component_not_defined', 'Karta', ''],
    ['ReferenceError: require is not defined', 'no_require', 'require', ''],
    [`ReferenceError: Cannot access 'a' before initialization`, 'too_early', 'a', ''],
    ['TypeError: Assignment to constant variable.', 'constant', '', ''],
    [
      `TypeError: Cannot read properties of null (reading 'addEventListener')`,
      'of_null',
      'addEventListener',
      '',
    ],
    [`TypeError: can't access property "value", el is null`, 'of_null', 'value', ''],
    [`TypeError: null is not an object (evaluating 'el.value')`, 'of_null', '', ''],
    [`TypeError: Cannot set properties of null (setting 'textContent')`, 'of_null', 'textContent', ''],
    [`TypeError: Cannot read properties of undefined (reading 'map')`, 'of_undefined', 'map', ''],
    ['TypeError: list.kuyla is not a function', 'not_function', 'list.kuyla', ''],
    // What was called is the end of it, and not the function before.
    [
      'TypeError: document.querySelectorAll(...).addEventListener is not a function',
      'not_function',
      'document.querySelectorAll(...).addEventListener',
      '',
    ],
    [
      'TypeError: document.querySelector(...).foreach is not a function',
      'letter_case',
      'document.querySelector(...).foreach',
      'forEach',
    ],
    ['TypeError: hisob(...) is not a function', 'not_function', 'hisob(...)', ''],
    ['TypeError: list.foreach is not a function', 'letter_case', 'list.foreach', 'forEach'],
    [
      'TypeError: document.getElementByID is not a function',
      'letter_case',
      'document.getElementByID',
      'getElementById',
    ],
    ['ReferenceError: Console is not defined', 'letter_case', 'Console', 'console'],
    ['ReferenceError: d\u043Ecument is not defined', 'lookalike', 'd\u043Ecument', '\u043E'],
    [
      'ReferenceError: \u0441\u043E\u043Dsole is not defined',
      'lookalike',
      '\u0441\u043E\u043Dsole',
      '\u0441',
    ],
    ['ReferenceError: Table is not defined', 'component_not_defined', 'Table', ''],
    ['ReferenceError: счёт is not defined', 'not_defined', 'счёт', ''],
    [`TypeError: console.l\u043Eg is not a function`, 'lookalike', 'console.l\u043Eg', '\u043E'],
    ['TypeError: items is not iterable', 'not_iterable', '', ''],
    ['SyntaxError: Unexpected token < in JSON, "<html>" is not valid JSON', 'json', '', ''],
    [`SyntaxError: Unexpected token 'N', "Not Found" is not valid JSON`, 'json_missing', '', ''],
    ['TypeError: Failed to fetch', 'no_internet', '', ''],
    [
      `SyntaxError: The requested module 'react' does not provide an export named 'useStat'`,
      'no_export',
      'useStat',
      '',
    ],
    ['Error: Objects are not valid as a React child (found: object with keys {a}).', 'react_object', '', ''],
    ['Error: Too many re-renders. React limits the number of renders', 'react_renders', '', ''],
    ['Error: Target container is not a DOM element.', 'react_root', '', ''],
    ['Error: Maximum update depth exceeded. This can happen', 'react_depth', '', ''],
    ['<myCard /> is using incorrect casing. Use PascalCase', 'react_small', 'myCard', 'MyCard'],
    ['The tag <karta> is unrecognized in this browser.', 'react_small', 'karta', 'Karta'],
    ['Element type is invalid: expected a string (for …) but got: undefined.', 'react_type', 'undefined', ''],
    ['… but got: <p />. Did you accidentally export a JSX literal instead?', 'react_literal', '', ''],
    ['ReferenceError: documnet is not defined', 'name_near', 'documnet', 'document'],
    ['TypeError: console.lgo is not a function', 'name_near', 'lgo', 'log'],
    ['ReferenceError: None is not defined', 'python_name', 'None', 'null'],
    [`TypeError: Class constructor Odam cannot be invoked without 'new'`, 'class_without_new', 'Odam', ''],
    ['Invalid DOM property `class`. Did you mean `className`?', 'react_property', 'class', 'className'],
    ['Each child in a list should have a unique "key" prop.', 'react_key', '', ''],
    [
      'In HTML, <div> cannot be a descendant of <p>.\nThis will cause a hydration error.',
      'react_nesting',
      '<div>',
      '<p>',
    ],
  ])('%s', (text, kind, name, other) => {
    expect(explainThrown(text)).toEqual({ kind, name, other })
  })

  test('what nobody knows is left as it is', () => {
    expect(explainThrown('Error: mening xatom')).toBeUndefined()
    expect(explainThrown('')).toBeUndefined()
  })
})

// The messages as the library really has them: they are its own to change.
test('what is said of React is what React says', () => {
  const all = Object.values(reactLibraries()).join('\n')
  for (const said of [
    'Objects are not valid as a React child',
    'Functions are not valid as a React child',
    'Too many re-renders',
    'Maximum update depth exceeded',
    'is using incorrect casing',
    'is unrecognized in this browser',
    'must not return anything besides a function',
    'Did you accidentally export a JSX literal',
    'Invalid hook call',
    'Rendered more hooks',
    'Element type is invalid',
    'Target container is not a DOM element',
    'unique "key" prop',
    'Expected `%s` listener to be a function',
    'Invalid DOM property `%s`. Did you mean `%s`?',
    'prop expects a mapping from style',
    'without an `onChange` handler',
    'is a void element tag',
  ])
    expect(all).toContain(said)
})
