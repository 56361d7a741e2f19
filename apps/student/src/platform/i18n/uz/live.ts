export const live = {
  approved: 'Ishingiz qabul qilindi!',
  approved_text: 'Ustozning javobi darsda sizni kutmoqda.',
  rejected: 'Ustoz ishingizga izoh yozdi',
  rejected_text: 'Uni darsda oʻqing, ishni tuzating va qayta topshiring.',
}
