export const shop = {
  your_coins: 'Tangalaringiz',
  how: 'Tangalar qanday toʻplanadi',
  coin: 'tanga',
  rule_lesson: 'Dars tugatilganda',
  rule_module: 'Modul tugatilganda',
  rule_streak_one: '{{count}} kunlik strike uchun',
  rule_streak_other: '{{count}} kunlik strike uchun',
} as const
