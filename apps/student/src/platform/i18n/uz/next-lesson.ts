/** What stands of the next lesson beside a laptop's screens. */
export const nextLesson = {
  next: 'Keyingi dars',
  questions_one: '{{count}} ta savol',
  questions_other: '{{count}} ta savol',
  to_pass: 'Test: oʻtish uchun {{percent}}',
  attempts_left_one: '{{count}} ta urinish bor',
  attempts_left_other: '{{count}} ta urinish bor',
} as const
