import type { Fault } from '@qadam/course-archive'

/** More faults than anybody reads at once; how many there are is told, too. */
export const mostShown = 200
/** Characters of what an archive calls things itself: a name of megabytes is a fault, and is not told two hundred times. */
const LONGEST = 300

export interface ShownFaults {
  list: Fault[]
  count: number
  /** How many of them are that Russian is missing. */
  untranslated: number
}

/** Those of missing Russian last: a school that wants none is told the others all the same. */
export function shownFaults(faults: readonly Fault[]): ShownFaults {
  const others = faults.filter(({ code }) => code !== 'no_russian')
  const untranslated = faults.filter(({ code }) => code === 'no_russian')
  return {
    list: [...others, ...untranslated].slice(0, mostShown).map(clipped),
    count: faults.length,
    untranslated: untranslated.length,
  }
}

/** The first ones before the others. */
export function together(first: ShownFaults, others: ShownFaults): ShownFaults {
  return {
    list: [...first.list, ...others.list].slice(0, mostShown),
    count: first.count + others.count,
    untranslated: first.untranslated + others.untranslated,
  }
}

function clipped(fault: Fault): Fault {
  const { question, path } = fault
  return {
    ...fault,
    file: clip(fault.file),
    message: clip(fault.message),
    ...(question === undefined ? {} : { question: clip(question) }),
    ...(path === undefined ? {} : { path: clip(path) }),
  }
}

/** Without the halves of characters and the NULs, which the database can't store. */
function clip(text: string): string {
  const short = text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
  return short.toWellFormed().replaceAll('\u0000', '\uFFFD')
}
