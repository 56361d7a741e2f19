import type { Lang, QuestionInsight, SchoolFigures, VideoPlace, VideoStretch } from '@qadam/contract'
import { dayColumn, numberColumn, textColumn } from '../../../actions/table-columns.ts'
import type { TableColumn } from '../../../actions/table-reply.ts'
import { codeInWords } from '../../../i18n/export-words.ts'
import { questionTypeName } from '../../learning/questions/index.ts'

export const schoolColumns: readonly TableColumn<SchoolFigures>[] = [
  dayColumn('day', ({ day }) => day),
  numberColumn('active', ({ active }) => active),
  numberColumn('lessons', ({ lessons }) => lessons),
  numberColumn('decided', ({ decided }) => decided),
  numberColumn('in_time', ({ in_time }) => in_time),
  numberColumn('coins_given', ({ coins_given }) => coins_given),
  numberColumn('coins_spent', ({ coins_spent }) => coins_spent),
  numberColumn('coins_held', ({ coins }) => coins),
  numberColumn('payments', ({ payments }) => payments),
  numberColumn('sum', ({ paid }) => paid),
]

export function questionColumns(lang: Lang): TableColumn<QuestionInsight>[] {
  return [
    textColumn('lesson', ({ lesson_title }) => lesson_title),
    numberColumn('number', ({ order_number }) => order_number),
    textColumn('type', ({ type }) => questionTypeName(type, lang)),
    textColumn('question', ({ text }) => text),
    numberColumn('tries', ({ tries }) => tries),
    numberColumn('right_percent', ({ share }) => (share === null ? null : Math.round(share * 1000) / 10)),
    numberColumn('discrimination', ({ discrimination }) => discrimination),
    textColumn('flags', ({ flags }) => flags.map((flag) => codeInWords(flag, lang)).join(', ')),
  ]
}

export const stretchColumns: readonly TableColumn<VideoStretch & { video: VideoPlace }>[] = [
  textColumn('lesson', ({ video }) => video.lesson_title),
  numberColumn('number', ({ video }) => video.order_number),
  numberColumn('from_s', ({ from_s }) => from_s),
  numberColumn('to_s', ({ to_s }) => to_s),
  numberColumn('watched', ({ watched }) => watched),
  numberColumn('again_by', ({ again_by }) => again_by),
  numberColumn('again', ({ again }) => again),
]
