export const shares = {
  title: 'Ulashgan dasturlari',
  hint: 'Havolani maktabning har bir oʻquvchisi ochadi. Nojoʻya narsani qaytarib oling.',
  none: 'Hech narsa ulashmagan.',
  nameless: 'Nomsiz',
  kind: { py: 'Python dasturi', web: 'Veb-sahifa' },
  withdrawn: 'xodim qaytarib olgan',
  end: 'Havolani yopish',
  end_one: 'Havolani yopish: “{{title}}”',
  end_title: 'Havola yopilsinmi?',
  end_text: 'U hech kimga ochilmaydi, nusxa oʻchiriladi. Oʻquvchining oʻz loyihasi joyida qoladi.',
  ended: 'Qaytarib olindi',
  page_title: 'Ulashilgan loyiha',
  gone: 'Havola ochilmaydi',
  gone_text:
    'U toʻliq emas, qaytarib olingan yoki boshqa ustozning guruhidan. Havolani qaytadan oching yoki soʻrang.',
}
