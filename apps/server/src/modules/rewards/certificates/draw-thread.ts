import { serveJobs } from '../../../threads/thread-side.ts'
import { drawCertificate } from './draw-certificate.ts'

serveJobs(drawCertificate)
