import { CheckList } from '@qadam/code-lab/check-list'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStudyTexts, setLanguage, startI18n } from '../../../platform/i18n/start.ts'
import { checkLabels } from './check-labels.ts'

beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterAll(async () => await setLanguage('uz'))

const shown = (printed: string) =>
  renderToStaticMarkup(
    <CheckList
      checks={[{ id: 'a', title: 'A', input: ['5', '3'], output: '8\nok' }]}
      results={[{ id: 'a', passed: false, fault: { kind: 'output', expected: '8\nok' }, printed }]}
      labels={checkLabels(i18next.getFixedT(i18next.language))}
    />,
  )

test('a wrong result is told by its first line that is other, for which input, in both languages', async () => {
  await setLanguage('ru')
  expect(shown('53\nok')).toContain('В строке 1 вышло «53», а ожидалось «8». На вход дано: 5, 3.')
  expect(shown('8')).toContain('В строке 2 ожидалось «ok», а такой строки программа не вывела.')
  expect(shown('8\nok\n!')).toContain('В строке 3 вышло «!», а этой строки быть не должно.')
  await setLanguage('uz')
  expect(shown('53\nok')).toContain('1-qatorda «53» chiqdi, «8» kutilgan edi. Kiritilgan: 5, 3.')
})
