export const shell = {
  product: 'Qadam — консоль',
  navigation: 'Разделы',
  to_home: 'Qadam — главная',
  skip: 'Перейти к содержанию',
  loading: 'Загрузка…',
  page_loading: 'Страница загружается',
  offline: 'Нет связи с интернетом. Ваши решения сохранятся и уйдут позже.',
  still_offline: 'Интернета всё ещё нет',
  choose_file: 'Выбрать файл',
  choose_other_file: 'Выбрать другой файл',
  close: 'Закрыть',
  cancel: 'Отмена',
  undo: 'Отменить',
  keep: 'Оставить',
  notifications: 'Уведомления',
} as const

export const errors = {
  network: 'Нет связи с интернетом. Проверьте сеть и попробуйте ещё раз.',
  try_again_later: 'Сейчас не получилось. Попробуйте немного позже.',
  busy: 'Сервер сейчас занят. Попробуйте немного позже.',
  retry: 'Попробовать ещё раз',
  load_failed: 'Не удалось загрузить',
  unvisited: 'Эта страница ещё не загружена',
  unvisited_text: 'Нет интернета. Как только связь вернётся, страница откроется сама.',
  unexpected_error_occurred: 'OOPS!',
  unexpected_text:
    'Что-то сломалось, и это не ваша вина. Всё, что вы написали, сохранено на этом устройстве, обновите страницу.',
  reload: 'Обновить страницу',
  not_found: 'Такой страницы нет',
  not_found_text: 'Адрес мог измениться, или эту работу проверяет другой преподаватель.',
  go_home: 'На главную',
} as const

export const time = {
  days: '{{value}} дн',
  hours: '{{value}} ч',
  minutes: '{{value}} мин',
  ago: '{{stretch}} назад',
  just_now: 'только что',
} as const

export const tray = {
  refused: 'Решение не принято: {{student}} — {{task}}',
  already_reviewed:
    'Эту работу раньше вас проверил другой преподаватель. Ваш комментарий сохранён: откройте работу и при необходимости измените решение.',
  claimed: 'Эту работу сейчас проверяет другой преподаватель. Ваш комментарий сохранён.',
  newer_version: 'Ученик уже сдал новую версию: оценивают её. Ваш комментарий сохранён.',
  open: 'Открыть работу',
  change: 'Изменить',
  dismiss: 'Понятно',
  sent_approved: '{{student}}: работа принята',
  sent_rejected: '{{student}}: работа возвращена',
} as const

export const table = {
  columns: 'Столбцы',
  no_more: 'Список закончился',
  first_page: 'Первая страница',
  newest: 'Самые новые',
  older: 'Более ранние',
} as const
