export const nextLesson = {
  next: 'Следующий урок',
  questions_one: '{{count}} вопрос',
  questions_few: '{{count}} вопроса',
  questions_many: '{{count}} вопросов',
  questions_other: '{{count}} вопроса',
  to_pass: 'Тест: чтобы пройти, {{percent}}',
  attempts_left_one: 'Есть {{count}} попытка',
  attempts_left_few: 'Есть {{count}} попытки',
  attempts_left_many: 'Есть {{count}} попыток',
  attempts_left_other: 'Есть {{count}} попытки',
} as const
