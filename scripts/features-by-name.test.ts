import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './checks.ts'

/** What somebody who knows the product and not the code would search for: a folder or a file has it in its name. */
const features = [
  'absence',
  'achievement',
  'announcement',
  'audit',
  'avatar',
  'backup',
  'balance correction',
  'birthday',
  'certificate',
  'chat link',
  'checkpoint',
  'course export',
  'course import',
  'deputy',
  'erase',
  'exam',
  'exercise',
  'goal',
  'helper',
  'invite',
  'lead',
  'leaderboard',
  'league',
  'notification',
  'order',
  'parent page',
  'password reset',
  'payment',
  'placement',
  'progress matrix',
  'push',
  'question type',
  'quiet hours',
  'recall',
  'retention',
  'review queue',
  'saved phrase',
  'second factor',
  'shop',
  'slip',
  'sms',
  'statement',
  'streak',
  'submission',
  'telegram',
  'time factor',
  'time zone',
  'timeline',
  'undelete',
  'video curve',
]

/** Every name of a folder or file of the source, without its ending. */
function namesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ parentPath }) => !/node_modules|[\\/]dist\b/.test(parentPath))
    .map(({ name }) => name.replace(/\..*$/, ''))
}

test.each(features)('%s is found by its name', (feature) => {
  const words = feature.replaceAll(' ', '-').replace(/y$/, '(?:y|ie)')
  const names = ['apps/server/src', 'apps/student/src', 'apps/staff/src', 'packages'].flatMap((folder) =>
    namesOf(path.join(repository, folder)),
  )
  const found = names.filter((name) => new RegExp(`(?:^|-)${words}(?:s|es)?(?:-|$)`).test(name))
  expect(found, `no folder or file is named ${words}`).not.toEqual([])
})
