import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }

test('what passed and failed is counted', () => {
  const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile] }
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1 })
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1)).toEqual({
    passed: 5,
    failed: 2,
  })
})

test('a file that can not be run is a failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [passedFile, { status: 'failed', assertionResults: [] }],
  }
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 })
})

test('a runner that crashed is a failure, whatever passed before', () => {
  expect(countVitest(undefined, null)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})

test('a part that ran no test at all is a failure', () => {
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({
    passed: 0,
    failed: 1,
  })
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toEqual({
    passed: 0,
    failed: 1,
  })
})
