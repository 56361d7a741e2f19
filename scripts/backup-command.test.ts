import path from 'node:path'
import { expect, test } from 'vitest'
import { StartFailure } from '../apps/server/src/errors/start-failure.ts'
import { readBackupParameters } from './backup-command.ts'

const now = new Date('2026-03-10T01:30:00.000Z')
const name = '2026-03-10T01-30-00.000Z'

test('a backup goes into the folder that is named, into backups, or among those of a folder', () => {
  expect(readBackupParameters(now, [])).toEqual({ folder: path.resolve('backups', name), keep: undefined })
  expect(readBackupParameters(now, ['one'])).toEqual({ folder: path.resolve('one'), keep: undefined })
  expect(readBackupParameters(now, ['--into=/nights', '--keep=14'])).toEqual({
    folder: path.resolve('/nights', name),
    keep: 14,
  })
})

test.each([['one', 'two'], ['--keep=3'], ['--into=/nights', '--keep=0'], ['one', '--keep=3'], ['--strange']])(
  'what makes no sense is refused with how it is used: %s %s',
  (...parameters) => {
    expect(() => readBackupParameters(now, parameters.filter(Boolean))).toThrow(StartFailure)
  },
)
