import { expect, test } from 'vitest'
import { filesOf } from './dropped-files.ts'

const picture = new File(['x'], 'rasm.png')

function transfer(items: { kind: string; isDirectory?: boolean; file?: File }[]): DataTransfer {
  const list = items.map(({ kind, isDirectory = false, file = null }) => ({
    kind,
    webkitGetAsEntry: () => ({ isDirectory }),
    getAsFile: () => file,
  }))
  // Only what filesOf reads of a drop.
  return { items: list, files: [picture] } as unknown as DataTransfer
}

test('a folder and a piece of text are left out of a drop', () => {
  const folder = new File([], 'papka')
  const dropped = transfer([
    { kind: 'file', isDirectory: true, file: folder },
    { kind: 'string' },
    { kind: 'file', file: picture },
  ])
  expect(filesOf(dropped)).toEqual([picture])
})

test('a browser that lists no items still gives its files', () => {
  expect(filesOf(transfer([]))).toEqual([picture])
})
