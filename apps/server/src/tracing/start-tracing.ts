import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api'
import { setTracing } from './spans.ts'

export interface TraceSettings {
  /** Of a collector that takes OTLP over HTTP: traces go to `/v1/traces` beneath it. */
  endpoint: string
  /** The share of traces that are kept, from 0 to 1. */
  share: number
}

/** How long the end of a server waits for a collector that is slow or away. */
const LAST_WORDS_MS = 2000

/**
 * Whether a trace is kept goes by its number, so that what belongs together is kept together, and by a key that nobody
 * outside has: the app chooses the number, and with it is to choose nothing else.
 */
export function isKept(key: Buffer, share: number, traceId: string): boolean {
  return createHmac('sha256', key).update(traceId).digest().readUInt32BE(0) < share * 2 ** 32
}

/**
 * Traces requests, by libraries that are loaded only here: who does not trace pays no memory for them. Which traces are
 * kept is for the server alone to say, whatever a caller asks for. One a process.
 * @returns what sends the rest and ends it
 */
export async function startTracing(
  { endpoint, share }: TraceSettings,
  warn: (reason: string) => void,
): Promise<() => Promise<void>> {
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const key = randomBytes(32)
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'qadam' }),
    sampler: {
      shouldSample: (_context, traceId) => ({
        decision: isKept(key, share, traceId)
          ? sdk.SamplingDecision.RECORD_AND_SAMPLED
          : sdk.SamplingDecision.NOT_RECORD,
      }),
    },
    spanProcessors: [
      // A collector that is away costs what waits for it, which is bounded, and no request waits.
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  const silent = () => {}
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  return async () => {
    setTracing(false)
    const sent = provider.shutdown().catch((error: unknown) => warn(String(error)))
    await Promise.race([sent, pause(LAST_WORDS_MS, undefined, { ref: false })])
    trace.disable()
    context.disable()
    diag.disable()
  }
}
