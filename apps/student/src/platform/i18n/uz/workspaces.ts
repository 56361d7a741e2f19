export const workspaces = {
  title: 'Oʻzingiz kod yozing',
  python: 'Python muharriri',
  python_text: 'Dastur yozing va shu yerning oʻzida ishga tushiring.',
  web: 'Veb-muharrir',
  web_text: 'Sahifa yarating va natijasini darhol koʻring.',
} as const
