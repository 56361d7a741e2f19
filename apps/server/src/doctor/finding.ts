import { reasonOf, StartFailure } from '../errors/start-failure.ts'

/** What the doctor says of one thing, in a sentence: it is well, it is worth knowing, or it has to be mended. */
export interface Finding {
  about: string
  state: 'well' | 'note' | 'mend'
  sentence: string
}

export const well = (about: string, sentence: string): Finding => ({ about, state: 'well', sentence })
export const note = (about: string, sentence: string): Finding => ({ about, state: 'note', sentence })
export const mend = (about: string, sentence: string): Finding => ({ about, state: 'mend', sentence })

const patience_ms = 15_000

/** The findings of `examine`; whatever it throws, or that it never ends, is one of them. */
export async function examined(
  about: string,
  examine: () => Promise<Finding[]>,
  wait_ms = patience_ms,
): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(resolve, wait_ms, [
      mend(about, `There was no answer within ${wait_ms / 1000} seconds.`),
    ])
  })
  try {
    return await Promise.race([examine(), tooLate])
  } catch (error) {
    const sentence = error instanceof StartFailure ? error.message : `This failed: ${reasonOf(error)}.`
    return [mend(about, sentence)]
  } finally {
    clearTimeout(timer)
  }
}

const words = { well: 'well', note: 'note', mend: 'MEND' } as const

/** A line a finding. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.map(({ about, state, sentence }) => `${words[state]}  ${about}: ${sentence}`)
  const count = findings.filter(({ state }) => state === 'mend').length
  const end = count === 0 ? 'Nothing has to be mended.' : `To be mended: ${count}.`
  return [...lines, '', end].join('\n')
}
