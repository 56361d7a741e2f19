export const workspaces = {
  title: 'Пишите свой код',
  python: 'Редактор Python',
  python_text: 'Пишите программы и запускайте их прямо здесь.',
  web: 'Веб-редактор',
  web_text: 'Создайте страницу и сразу смотрите, что получилось.',
} as const
