import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const command = fileURLToPath(new URL('check-course.ts', import.meta.url))
const sampleFolder = fileURLToPath(
  new URL('../../packages/course-archive/fixtures/version-1', import.meta.url),
)

const whole = fileURLToPath(new URL('../courses/kompyuter-asoslari', import.meta.url))

describe('the command', () => {
  test('ends well and with a summary where nothing is wrong', () => {
    expect(execFileSync(process.execPath, [command, whole], { encoding: 'utf8' })).toBe(
      '1 checked, 0 faults\n',
    )
  })

  test('prints a line a fault and ends with 1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'course-archive-'))
    try {
      cpSync(sampleFolder, folder, { recursive: true })
      writeFileSync(join(folder, 'media', 'x.vtt'), 'salom')
      const { status, stdout } = spawnSync(process.execPath, [command, folder], { encoding: 'utf8' })
      expect(status).toBe(1)
      // The sample's own page passes its check before anything is written.
      expect(stdout).toContain('sahifa: the starter already passes every check')
      expect(stdout).toContain('media/x.vtt: captions must start with the line WEBVTT\n')
      expect(stdout).toMatch(/1 checked, 3 faults\n$/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('runs what is to be predicted: exactly one option is what Python prints, and what is typed is short', () => {
    const folder = mkdtempSync(join(tmpdir(), 'course-archive-'))
    try {
      cpSync(sampleFolder, folder, { recursive: true })
      const [name = ''] = readdirSync(join(folder, 'lessons'))
      const file = join(folder, 'lessons', name)
      const lesson = JSON.parse(readFileSync(file, 'utf8')) as { questions: object[] } // of the fixture
      const asks = (info: string, code: string) => `\`\`\`python ${info}\n${code}\n\`\`\`\n`
      const text = [
        asks('predict="6|5"', 'print(2 + 3)'),
        asks('predict="6|7"', 'print(2 + 3)'),
        asks('predict', 'print(2 + 3)'),
        asks('predict', 'print(1)\nprint(2)'),
        asks('predict="1|2"', 'print(x)'),
      ].join('\n')
      lesson.questions.unshift({ id: 'taxmin', type: 'info', text: { uz: text, ru: text } })
      writeFileSync(file, JSON.stringify(lesson))
      const { stdout } = spawnSync(process.execPath, [command, folder], { encoding: 'utf8' })
      const faults = stdout.split('\n').filter((line) => line.includes('› taxmin, line'))
      // In both languages.
      expect(faults).toHaveLength(6)
      expect(faults[0]).toContain(
        'line 6 of its text: Python prints "5", which is not one of the predictions',
      )
      expect(faults[1]).toContain('line 14 of its text: what is to be typed is one line')
      expect(faults[2]).toContain('line 19 of its text: what is predicted ends in NameError')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('runs the exercises: a solution that fails and a starter that passes are faults', () => {
    const folder = mkdtempSync(join(tmpdir(), 'course-archive-'))
    try {
      cpSync(sampleFolder, folder, { recursive: true })
      const [name = ''] = readdirSync(join(folder, 'lessons'))
      const file = join(folder, 'lessons', name)
      const lesson = JSON.parse(readFileSync(file, 'utf8')) as { questions: object[] } // of the fixture
      const exercise = (id: string, starter: string, solution: string) => ({
        ...{
          id,
          title: { uz: 'Bir', ru: 'Один' },
          text: { uz: 'Bir', ru: 'Один' },
          language: 'python',
          starter,
          solution,
        },
        checks: [{ id: 'bir', title: { uz: 'Bir', ru: 'Один' }, output: '1' }],
      })
      lesson.questions.unshift({
        ...{ id: 'yoziladi', type: 'info', text: { uz: 'Yozing', ru: 'Напишите' } },
        exercises: [
          exercise('right', '', 'print(1)'),
          exercise('wrong', '', 'print(2)'),
          exercise('solved', 'print(1)  # 1', 'print(1)'),
        ],
      })
      writeFileSync(file, JSON.stringify(lesson))
      const { status, stdout } = spawnSync(process.execPath, [command, folder], { encoding: 'utf8' })
      expect(stdout).toContain(
        `lessons/${name} › yoziladi › wrong: solution fails bir: prints "2\\n", not "1"`,
      )
      expect(stdout).toContain(`lessons/${name} › yoziladi › solved: the starter already passes every check`)
      expect(stdout).not.toContain('› right')
      expect(status).toBe(1)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
