import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import { limits, SchoolError, serverLimits } from '@qadam/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import type { CourseFileLimits } from '../files/course-files.ts'
import type { UploadStore } from '../files/file-store.ts'
import type { MediaGate, MediaSigner } from '../files/media-signer.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { ProcessMeasures } from '../measures/process-measures.ts'
import { Scrape } from '../measures/scrape.ts'
import type { OnlinePayments } from '../registry/http-ports.ts'
import type { Handlers } from '../actions/action-handler.ts'
import { addAdmission, isOverloaded, type QueueFigures } from './admission.ts'
import { actionRouter, languageOf, type ActionEndpoint, type RouterTools } from './action-router.ts'
import { apiDescription } from './api-description.ts'
import { certificatePages } from './certificate-pages.ts'
import { demoPaymentPage } from './demo-payment-page.ts'
import { cutForwarded } from './client-address.ts'
import { codeFrames } from './code-frames/code-frames.ts'
import { createDrain, type Drain } from './drain.ts'
import { asSchoolError, sendFailure } from './envelope.ts'
import { healthRoutes } from './health.ts'
import { liveEventsRoutes } from './live-events.ts'
import { mediaRoute } from './media.ts'
import { parentPages } from './parent-pages.ts'
import { paymentProviders } from './payment-providers.ts'
import { publicPageFiles } from './public-page.ts'
import { addRequestLog } from './request-log.ts'
import { addSecurityHeaders, setSecurityHeaders } from './security-headers.ts'
import { endSlowBodies } from './slow-bodies.ts'
import { staticFiles, type WebRoots } from './static-files.ts'
import { telegramWebhook, type TelegramEar } from './telegram-webhook.ts'
import { trustProxyOption, type TrustedProxies } from './trusted-proxies.ts'
import { uploadRoutes } from './uploads.ts'

export interface AppDependencies extends RouterTools {
  /** The most that authors may send of a kind of file; the usual where it is absent. */
  courseFiles?: CourseFileLimits
  media: MediaSigner & MediaGate
  files: UploadStore
  live: LiveHub
  /** A name that no handler serves is `action.unknown`. */
  actions: { student: Handlers; staff: Handlers }
  webRoots: WebRoots
  /** The folder of NAME.mp3 files behind /sounds. */
  soundsDir: string
  /** Receives the updates of Telegram; absent where the school has no bot. */
  telegram?: TelegramEar | undefined
  log: FastifyBaseLogger
  drain?: Drain
  /** Of the disk with the school's data, in bytes; without it nobody asks. */
  freeSpace?: () => Promise<number>
  /** Who would wait too long for the database is refused; nobody where it is absent. */
  queue?: QueueFigures
  /** What /metrics tells; of the requests to this app and of the school where it is absent. */
  measures?: { process: ProcessMeasures; scrape: Scrape }
  /** The school's public address; absent where none is configured. */
  publicUrl?: string | undefined
  /** Proxies whose X-Forwarded-For and -Proto are trusted. */
  trustProxy?: TrustedProxies
  /** Lets another machine read the metrics. */
  metricsToken?: string | undefined
  /** Above this event-loop delay new requests are turned away; 0 switches it off. */
  maxEventLoopDelay_ms?: number
  /** Over so long a body has to keep to the least rate. */
  slowBodyWindow_ms?: number
  /** A folder of wheels that students' programs may import. */
  pythonPackages?: string | undefined
  /** The payment providers that call the school; none where it is absent. */
  onlinePayments?: OnlinePayments
}

// Ten files of 15 MB over a weak mobile network take this long.
const requestTimeout_ms = 15 * 60_000
const defaultMaxEventLoopDelay_ms = 2_000
/** Over which the delay of the event loop is measured each time. */
const loopSample_ms = 1_000

/** Whether the request ended before all of it was here. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

/** The whole server behind one port, joined but not yet listening. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new Fastify.LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxyOption(deps.trustProxy ?? false),
    bodyLimit: serverLimits.request.maxBodyBytes,
    requestTimeout: requestTimeout_ms,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply)
      void sendFailure(reply, asSchoolError(error), languageOf(request))
    },
    routerOptions: { maxParamLength: 300 },
    // A machine that is slow or busy takes longer to start than the usual ten seconds for a part; that is no failure.
    pluginTimeout: 0,
  }) as FastifyInstance // the logger's type is the only difference, and only Fastify's own part of it is read

  app.decorateRequest('actionName', null)
  app.decorateRequest('person', null)
  app.decorateRequest('lang', limits.defaultLanguage)
  app.decorateRequest('releaseUploads', null)
  app.addHook('onRequest', (request, _reply, done) => {
    cutForwarded(request.headers)
    done()
  })
  endSlowBodies(app, deps.slowBodyWindow_ms)
  addRequestLog(app)
  addSecurityHeaders(app)
  app.addHook('onRequest', (request, _reply, done) => {
    request.lang = languageOf(request)
    done()
  })
  // The first samples hold the start itself: by them a slow machine refused whoever came first after each restart.
  let isStarting = false
  app.addHook('onListen', (done) => {
    isStarting = true
    setTimeout(() => (isStarting = false), 2 * loopSample_ms).unref()
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: deps.maxEventLoopDelay_ms ?? defaultMaxEventLoopDelay_ms,
    sampleInterval: loopSample_ms,
    pressureHandler: (request) => {
      if (isStarting) return
      // Actions alone: pages and media cost little, and a browser that opens a page must never show an envelope. Health
      // checks must get an answer just then, too.
      if (request.url.startsWith('/api/')) throw new SchoolError('server.busy')
    },
  })
  await app.register(compress, {
    global: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.setErrorHandler((error, request, reply) => {
    const known = asSchoolError(error)
    const facts = { err: error, action: request.actionName ?? undefined }
    if (hasLeft(request)) {
      request.log.info(facts, 'the client went away')
      return sendFailure(reply, known, request.lang)
    }
    // An error of the log is a fault of ours; what is only away or busy passes.
    if (known.status === 503) request.log.warn(facts, known.code)
    else if (known.status >= 500) request.log.error(facts, known.code)
    return sendFailure(reply, known, request.lang)
  })

  const drain = deps.drain ?? createDrain()
  const measures = deps.measures ?? ownMeasures(deps)
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the requested address: a client's input must not become a label.
    const action = request.actionName ?? request.routeOptions.url ?? 'unknown'
    measures.process.requestEnded(action, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  const { scrape } = measures
  const { queue } = deps
  if (queue) addAdmission(app, { queue, registry: measures.process.registry, random: deps.random })
  await app.register(healthRoutes, {
    ...{ db: deps.db, drain, scrape, metricsToken: deps.metricsToken },
    freeSpace: deps.freeSpace ?? (async () => await Promise.resolve(Infinity)),
    isOverloaded: () => queue !== undefined && isOverloaded(queue),
  })
  const endpoints = endpointsOf(deps)
  for (const endpoint of endpoints) await app.register(actionRouter, { endpoint, tools: deps })
  await app.register(apiDescription, {
    endpoints: endpoints.map(({ path, tokenHeader, handlers }) => ({
      path,
      tokenHeader,
      actions: Object.values(handlers).map((handler) => handler.action),
    })),
    findSession: deps.findSession,
    clock: deps.clock,
  })
  await app.register(liveEventsRoutes, { db: deps.db, hub: deps.live, drain, clock: deps.clock, endpoints })
  await app.register(paymentProviders, {
    db: deps.db,
    live: deps.live,
    clock: deps.clock,
    timeZone: deps.timeZone,
    onlinePayments: deps.onlinePayments,
  })
  await app.register(uploadRoutes, deps)
  await app.register(mediaRoute, { db: deps.db, files: deps.files, gate: deps.media, clock: deps.clock })
  await app.register(publicPageFiles)
  await app.register(certificatePages, deps)
  await app.register(demoPaymentPage, deps)
  await app.register(parentPages, deps)
  if (deps.telegram) await app.register(telegramWebhook, deps.telegram)
  await app.register(codeFrames, { pythonPackages: deps.pythonPackages })
  await app.register(staticFiles, { webRoots: deps.webRoots, soundsDir: deps.soundsDir })
  return app
}

function ownMeasures({ db, clock }: AppDependencies): NonNullable<AppDependencies['measures']> {
  const process = new ProcessMeasures()
  return { process, scrape: new Scrape({ db, clock, process }) }
}

function endpointsOf(deps: AppDependencies): ActionEndpoint[] {
  return [
    {
      path: '/api/student',
      tokenHeader: 'x-student-auth',
      roles: ['student'],
      handlers: deps.actions.student,
    },
    {
      path: '/api/staff',
      tokenHeader: 'x-staff-auth',
      roles: ['teacher', 'admin'],
      handlers: deps.actions.staff,
    },
  ]
}
