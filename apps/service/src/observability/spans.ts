import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/*
 * Spans of OpenTelemetry's API: where no SDK is started (`tracing.ts`) they cost next to nothing and go nowhere.
 * Attributes are names and numbers, never a text, a token or a key.
 */

/** Asked for each time: a tracer that is kept goes on with an SDK that has been stopped. */
const tracer = () => trace.getTracer('semmai')
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/

/** The context of a W3C `traceparent`; the root where it is absent or malformed. */
function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
}

/** Runs `work` below the span that `traceparent` names: that of the call which queued it. */
export function below<T>(traceparent: string | null, work: () => T): T {
  return context.with(contextOf(traceparent), work)
}

/** Runs `work` in a span of its own, below the one that is active. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
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

/** Whether what happens now belongs to a span that is recorded. */
export function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() ?? false
}

/** The span of one request that came in. */
export interface ServerSpan {
  /** W3C trace context of this span. */
  traceparent: string
  traceId: string
  run<T>(work: () => T): T
  end(request: { method: string; route: string; status: number }): void
}

/** Begins the span of a request, below the caller's; null where no SDK is started. */
export function beginServerSpan(traceparent: string | null): ServerSpan | null {
  const parent = contextOf(traceparent)
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent)
  const { traceId, spanId, traceFlags } = span.spanContext()
  const ownSpan = isSpanContextValid(span.spanContext()) && spanId !== trace.getSpanContext(parent)?.spanId
  if (!ownSpan) return null
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end({ method, route, status }) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
