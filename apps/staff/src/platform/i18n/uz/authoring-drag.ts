export const authoringDrag = {
  handle: 'Surish: {{title}}',
  instructions:
    'Olish uchun boʻshliq tugmasini bosing, yuqoriga va pastga tugmalari bilan suring, boʻshliq bilan qoʻying. Esc bekor qiladi.',
  picked_up: '«{{title}}» olindi.',
  over: '«{{title}}» endi «{{target}}» oʻrnida.',
  dropped: '«{{title}}» qoʻyildi.',
  cancelled: '«{{title}}» oʻz joyiga qaytdi.',
} as const
