import { serveJobs } from '../../threads/thread-side.ts'
import { builtInReply, type LookedAt } from './built-in/built-in-reply.ts'

serveJobs<LookedAt>(builtInReply)
