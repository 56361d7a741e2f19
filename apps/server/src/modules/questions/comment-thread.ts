import { serveJobs } from '../../threads/thread-side.ts'
import { renderComment } from './render-markdown.ts'

serveJobs<readonly string[]>((sources) => sources.map(renderComment))
