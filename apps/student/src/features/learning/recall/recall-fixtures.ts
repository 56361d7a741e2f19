import type { RecallCard, RecallSession } from '@qadam/contract'
import { questionOf } from '../questions/question-fixtures.ts'

/** A recall for tests; what a test asserts it states itself. */
export const cardOf = (id: number, tip: string | null = null): RecallCard => ({
  question: {
    ...questionOf({
      id,
      type: 'selected-file',
      options: [
        { id: 1, order: 0, value: 'birinchi' },
        { id: 2, order: 1, value: 'ikkinchi' },
      ],
    }),
    question: `<p>Savol ${id}</p>`,
    tip,
  },
  lesson: 'Roʻyxatlar',
  course: 'Python',
})

export const sessionOf = (ids: readonly number[], over: Partial<RecallSession> = {}): RecallSession => ({
  day: '2026-03-10',
  cards: ids.map((id) => cardOf(id)),
  due: ids.length,
  next_due: null,
  ...over,
})
