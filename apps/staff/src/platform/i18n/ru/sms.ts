export const sms = {
  not_configured:
    'SMS ещё не подключены: они начнут отправляться, когда в настройках сервера появятся ESKIZ_EMAIL и ESKIZ_PASSWORD.',
  today: 'Сегодня отправлено: {{sent}} / {{cap}}',
  over: 'Дневной лимит исчерпан: коды не отправляются, сообщения об оплате уйдут завтра.',
  codes_over:
    'Коды исчерпали свою долю на сегодня: они не отправляются, остальные SMS оставлены для сообщений об оплате.',
  held_back_one: 'Лимит задержал {{count}} SMS.',
  held_back_few: 'Лимит задержал {{count}} SMS.',
  held_back_many: 'Лимит задержал {{count}} SMS.',
  held_back_other: 'Лимит задержал {{count}} SMS.',
} as const
