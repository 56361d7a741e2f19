import type { Storyboard } from './storyboard.ts'
import { inputSuhbat } from './storyboards/input-suhbat.ts'
import { matnVaSonlar } from './storyboards/matn-va-sonlar.ts'
import { ozgaruvchilar } from './storyboards/ozgaruvchilar.ts'
import { salomPython } from './storyboards/salom-python.ts'
import { shartIf } from './storyboards/shart-if.ts'
import { siklFor } from './storyboards/sikl-for.ts'
import { siklWhile } from './storyboards/sikl-while.ts'
import { taqqoslash } from './storyboards/taqqoslash.ts'

/** The films of the Python course, in the order of their lessons. */
export const storyboards: readonly Storyboard[] = [
  salomPython,
  ozgaruvchilar,
  matnVaSonlar,
  inputSuhbat,
  shartIf,
  taqqoslash,
  siklWhile,
  siklFor,
]
