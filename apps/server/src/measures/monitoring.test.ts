import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { ProcessMeasures } from './process-measures.ts'
import { Scrape } from './scrape.ts'

const repository = path.resolve(import.meta.dirname, '../../../..')
const textOf = (file: string): string => readFileSync(path.join(repository, file), 'utf8')
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const rules = textOf('deploy/monitoring/alerts.yml')
const dashboard = textOf('deploy/monitoring/grafana-dashboard.json')
const alarms = all(rules, /- alert: (\w+)/g)

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
})

test('alarms and dashboard ask only for what a server tells, with the labels it gives', async () => {
  const measures = new ProcessMeasures()
  measures.watchPool(() => ({ open: 1, idle: 1, waiting: 0 }))
  measures.watchLive({ connections: 0, published: 0, isHearing: true })
  const scrape = new Scrape({
    db: school.db,
    clock: () => school.clock.now(),
    process: measures,
    dataDir: import.meta.dirname,
  })
  const told = new Set(all(await scrape.text(), /^# TYPE (\w+)/gm))
  // Of a server with workers; test/workers.test.ts scrapes one.
  told.add('qadam_worker_restarts_total')
  const asked = all(
    rules + dashboard,
    /\b((?:qadam|process)_\w+?)(?:_bucket|_count(?!\w)|_sum(?!\w))?(?=[^\w])/g,
  )
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter((name) => !told.has(name))).toEqual([])
})

test('every alarm is fired once by its test, and docs/alarms.md says what to do at it', () => {
  expect(alarms.length).toBeGreaterThan(10)
  const played = textOf('deploy/monitoring/alerts.test.yml')
  const fired = new Set(all(played, /alertname: (\w+)\n\s+exp_alerts:/g))
  expect(alarms.filter((name) => !fired.has(name))).toEqual([])
  expect(all(textOf('docs/alarms.md'), /^## (\w+)$/gm)).toEqual(alarms)
  expect(all(rules, /runbook: docs\/alarms\.md#(\w+)/g)).toEqual(alarms.map((name) => name.toLowerCase()))
})
