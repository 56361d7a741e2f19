/** A module page's texts on its lessons. */
export const modulePage = {
  no_lessons: 'Bu modulda hali dars yoʻq',
  lessons: 'Darslar, pastdan yuqoriga',
  type_Learn: 'Dars',
  type_Learn_Practice: 'Dars va amaliyot',
  type_Practice: 'Amaliyot',
  type_Demoday: 'Demo kun',
  minutes_one: '{{count}} daqiqa',
  minutes_other: '{{count}} daqiqa',
  note_checking: 'Ustoz tekshirmoqda',
  note_failed: 'Tuzatib, qayta topshiring',
  note_failed_test: 'Test: {{percent}}, yana urinib koʻring',
  note_result: 'Test: {{percent}}',
  not_reached: 'Hali yetib kelmadingiz',
  not_reached_lesson: '«{{title}}» ochilishi uchun:',
  not_reached_module: 'Bu modul hali yopiq. Ochilishi uchun:',
  back_to_course: '{{title}} kursiga qaytish',
} as const
