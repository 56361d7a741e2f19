export const accounts = {
  title: 'Hisobim',
  nav: 'Hisobim',
  roles: { teacher: 'Ustoz', admin: 'Administrator' },
  password: 'Parol',
  password_required: 'Parolni kiriting',
  show_password: 'Parolni koʻrsatish',
  hide_password: 'Parolni yashirish',
  wrong_password: 'Parol notoʻgʻri',
  session_ended: 'Qayta kiring',
  session_ended_text:
    '{{name}}, sessiya muddati tugadi. Parolni kiriting — ishingiz qolgan joyidan davom etadi.',
  continue: 'Davom etish',
  other_account: 'Boshqa hisob bilan kirish',
  language: 'Til',
  theme: 'Koʻrinish',
  theme_system: 'Avtomatik',
  theme_light: 'Yorugʻ',
  theme_dark: 'Tungi',
  sign_out: 'Chiqish',
  sign_out_title: 'Hisobdan chiqasizmi?',
  sign_out_text: 'Barcha oyna va varaqlarda hisobdan chiqasiz.',
  sign_out_unsent_one:
    '{{count}} ta qaror hali serverga yetib bormagan. U shu qurilmada saqlanadi va keyingi safar kirganingizda yuboriladi.',
  sign_out_unsent_other:
    '{{count}} ta qaror hali serverga yetib bormagan. Ular shu qurilmada saqlanadi va keyingi safar kirganingizda yuboriladi.',
  stay: 'Qolish',
} as const
