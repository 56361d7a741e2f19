import { serveJobs } from '../../../threads/thread-side.ts'
import { readQuestions } from './read-questions.ts'

serveJobs(({ content, seed }: { content: Uint8Array; seed: string }) => readQuestions(content, seed))
