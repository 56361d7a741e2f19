export const timeFactor = {
  title: 'Qoʻshimcha vaqt',
  now: 'Qoʻshimcha vaqt: × {{factor}}',
  about: '{{name}}: testlar va daraja imtihoni uchun',
  usual: 'Odatdagi vaqt',
  part_one: 'imtihon qismiga {{minutes}} daqiqa',
  part_other: 'imtihon qismiga {{minutes}} daqiqa',
  reason: 'Sababi (ixtiyoriy)',
  reason_hint: 'Jurnalga yoziladi. Kasallik tafsilotlarini yozmang.',
  later: 'Bundan keyin boshlanadigan test va qismlarga amal qiladi. Hozir ketayotganining vaqti oʻzgarmaydi.',
  save: 'Saqlash',
  saved: 'Qoʻshimcha vaqt saqlandi',
} as const
