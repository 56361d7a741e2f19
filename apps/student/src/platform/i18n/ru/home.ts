export const home = {
  greeting: 'Привет, {{name}}!',
  subtitle: 'Сегодня ещё один шаг.',
  my_courses: 'Мои курсы',
  all_courses: 'Все',
  all_done: 'Отлично, всё пройдено!',
  all_done_text: 'Новых уроков пока нет. Пройденные можно повторить в любое время.',
  streak_one: 'день в серии',
  streak_few: 'дня в серии',
  streak_many: 'дней в серии',
  streak_other: 'дня в серии',
  streak_keep: 'Один верный ответ сегодня — и серия продолжится.',
  streak_begin: 'Начните сегодня с одного верного ответа.',
} as const
