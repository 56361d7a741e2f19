import type { ExamSkill } from '@qadam/contract'
import { part1 } from './placement-part-1.ts'
import { part2 } from './placement-part-2.ts'
import { part3 } from './placement-part-3.ts'

export interface PlacementQuestion {
  number: number
  part: number
  skill: ExamSkill
  question: string
  options: readonly [right: string, ...wrong: string[]]
}

export const placementParts = [
  {
    part: 1,
    description: {
      uz: 'Boshlangʻich daraja: tanishuv, kundalik hayot, sodda gaplar',
      ru: 'Начальный уровень: знакомство, повседневная жизнь, простые фразы',
    },
  },
  {
    part: 2,
    description: {
      uz: 'Mustahkam asos: oʻtgan zamon, taqqoslash, shahardagi suhbatlar',
      ru: 'Уверенный базовый: прошедшее время, сравнения, разговоры в городе',
    },
  },
  {
    part: 3,
    description: {
      uz: 'Oʻrta daraja: murakkab zamonlar, shart gaplar, boy lugʻat',
      ru: 'Средний уровень: сложные времена, условные предложения, богатая лексика',
    },
  },
] as const

/** Ninety questions that place a student: thirty a part, six of each skill in it. */
export const placementQuestions: readonly PlacementQuestion[] = [part1, part2, part3].flatMap(
  (lines, index) =>
    lines.map(([number, skill, question, ...options]) => ({
      number,
      part: index + 1,
      skill,
      question,
      options,
    })),
)
