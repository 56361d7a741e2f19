import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkExam } from './check-exam.ts'
import { checkFiles } from './check-files.ts'
import { checkOffice } from './check-office.ts'
import type { TortureSchool } from './school.ts'
import { nothingYet } from './stage.ts'

/** What was acknowledged and is not there, as after a database that lost it. */
const emptied = async () => []
const school = { students: [] } as unknown as TortureSchool // of which nothing else is asked

test('the checker finds what was acknowledged and is gone', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-torture-'))
  const said = nothingYet()
  said.examAnswers.push({ sitting: 1, question: 2, selected: 3 })
  said.examParts.push({ sitting: 1, part: 1, correct: 9 })
  said.files.push({ request: 'r', upload: 'u', sha256: 'h' })
  said.payments.push({ request: 'r', id: 1, amount: 100 })
  said.paidUntil.set(1, '2026-12-01')
  said.announcements.push({ request: 'r', id: 1, title: 'Xabar' })
  said.read.push(1)
  const found = [
    ...(await checkExam(emptied, said)),
    ...(await checkFiles(emptied, folder, said)),
    ...(await checkOffice(emptied, school, said)),
  ]
  rmSync(folder, { recursive: true })
  expect(found.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
    '1 answers of the exam that were acknowledged are gone or others',
    '1 parts of the exam that were finished run on or count otherwise',
    '1 files that were handed in are gone or have other bytes',
    '1 payments that were acknowledged are gone or others',
    '1 students have paid until another day than was said last',
    '1 announcements that were acknowledged are gone or others',
    '1 notifications that were read are unread or gone',
  ])
})
