export const home = {
  greeting: 'Salom, {{name}}!',
  subtitle: 'Bugun yana bir qadam.',
  my_courses: 'Kurslarim',
  all_courses: 'Hammasi',
  all_done: 'Barakalla, hammasi bajarildi!',
  all_done_text: 'Hozircha yangi dars yoʻq. Oʻtilgan darslarni istalgan vaqtda takrorlashingiz mumkin.',
  streak_one: 'kunlik strike',
  streak_other: 'kunlik strike',
  streak_keep: 'Bugun ham bitta toʻgʻri javob kifoya.',
  streak_begin: 'Bugun bitta toʻgʻri javob bilan boshlang.',
} as const
