import { ThreadPool } from '../../../threads/thread-pool.ts'
import type { BuiltInReply, HelpRequest } from './built-in/built-in-reply.ts'
import { wordsOf } from './built-in/words.ts'

const pool = new ThreadPool<HelpRequest, BuiltInReply>({
  script: new URL('analysis-thread.ts', import.meta.url),
  size: 2,
  patience_ms: 3000,
  maxHeap_mb: 192,
})

/**
 * The built-in helper's answer, away from the event loop: what a student wrote can take a parser seconds. On a timeout,
 * the answer says so.
 * @param owner whose files are analysed.
 */
export async function analyse(help: HelpRequest, owner: number): Promise<BuiltInReply> {
  return (await pool.run(help, owner)) ?? { text: wordsOf(help.lang).tooHard, isFault: true }
}
