/** Programs to write inside the texts of a lesson. */
export const exercise = {
  is_solved: 'Yechilgan',
  solved: 'Yechildi, barakalla!',
  solved_points_one: 'Yechildi, barakalla! +{{count}} ball',
  solved_points_other: 'Yechildi, barakalla! +{{count}} ball',
  sending: 'Server ham tekshirib koʻryapti…',
  waiting: 'Kodingiz saqlandi. Server uni sal keyinroq, internet boʻlganda tekshiradi.',
  hidden: 'Yashirin tekshiruv: qolganlari oʻtganda uni server oʻtkazadi.',
  failed_hidden: 'Yashirin tekshiruv oʻtmadi: {{title}}. Dastur boshqa holatlarda ham toʻgʻri ishlaydimi?',
  failed_there: 'Server tekshirganda oʻtmadi: {{title}}.',
  hints: 'Maslahatlar',
  solution: 'Yechimni koʻrish',
  solution_costs: 'Yechimni ochsangiz, bu mashq ball bermaydi.',
  solution_title: 'Ustoz yechimi',
  to_solve: 'Testdan oldin mashqlar qoldi',
  to_solve_text: 'Ularni yechsangiz, test ochiladi.',
  back: 'Mashqqa qaytish',
} as const
