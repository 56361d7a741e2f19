/** When something was: what both the lesson area and the rest say. */
export const dates = {
  today: 'bugun, {{time}}',
  this_year: '{{day}}-{{month}}, {{time}}',
  day: '{{day}}-{{month}}',
  other_year: '{{year}}-yil {{day}}-{{month}}, {{time}}',
  day_other_year: '{{year}}-yil {{day}}-{{month}}',
  months: {
    january: 'yanvar',
    february: 'fevral',
    march: 'mart',
    april: 'aprel',
    may: 'may',
    june: 'iyun',
    july: 'iyul',
    august: 'avgust',
    september: 'sentabr',
    october: 'oktabr',
    november: 'noyabr',
    december: 'dekabr',
  },
} as const
