/** When something was: what both the lesson area and the rest say. */
export const dates = {
  today: 'сегодня, {{time}}',
  this_year: '{{day}} {{month}}, {{time}}',
  day: '{{day}} {{month}}',
  other_year: '{{day}} {{month}} {{year}} г., {{time}}',
  day_other_year: '{{day}} {{month}} {{year}} г.',
  months: {
    january: 'января',
    february: 'февраля',
    march: 'марта',
    april: 'апреля',
    may: 'мая',
    june: 'июня',
    july: 'июля',
    august: 'августа',
    september: 'сентября',
    october: 'октября',
    november: 'ноября',
    december: 'декабря',
  },
} as const
