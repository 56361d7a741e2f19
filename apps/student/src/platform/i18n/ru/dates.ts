/** When something was: what both the lesson area and the rest say. */
export const dates = {
  today: 'сегодня, {{time}}',
  this_year: '{{day}} {{month}}, {{time}}',
  other_year: '{{day}} {{month}} {{year}} г., {{time}}',
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
