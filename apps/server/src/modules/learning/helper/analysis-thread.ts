import { serveJobs } from '../../../threads/thread-side.ts'
import { builtInReply } from './built-in/built-in-reply.ts'

serveJobs(builtInReply)
