import { serveJobs } from '../../../threads/thread-side.ts'
import { renderComment } from './render-markdown.ts'

serveJobs((sources: readonly string[]) => sources.map(renderComment))
