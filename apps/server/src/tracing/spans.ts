import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'

let isTracing = false

/** From then on work is traced, or no more: by `startTracing` alone. */
export function setTracing(on: boolean): void {
  isTracing = on
}

interface Work {
  /** Made only where somebody looks: of a statement it takes reading its text. */
  name: () => string
  kind?: keyof typeof SpanKind
  /** The `traceparent` that came along, of work that another process began. */
  parent?: string | undefined
  attributes?: () => Attributes
}

/**
 * Does work within a span of its own, beneath the one that this is done in. What failed is marked so, without a word of
 * the failure: it may hold what somebody typed.
 */
export async function inSpan<Result>(
  { name, kind = 'INTERNAL', parent, attributes }: Work,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  if (!isTracing) return await work()
  const options = { kind: SpanKind[kind], ...(attributes && { attributes: attributes() }) }
  const above = parent === undefined ? context.active() : contextOf(parent)
  return await trace.getTracer('qadam').startActiveSpan(name(), options, above, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** W3C Trace Context: what a caller says that is none begins a trace of our own. */
function contextOf(traceparent: string) {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
}

/** What a statement does, to which table: of its text nothing else, though values stand apart from it. */
export function statementName(text: string): string {
  const [, verb = 'sql'] = /^[\s(]*([a-z]+)/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/i.exec(text) ?? []
  return [verb.toLowerCase(), table?.toLowerCase()].filter((word) => word !== undefined).join(' ')
}
