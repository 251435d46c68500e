import { randomBytesOnce } from '../new-id.ts'
import { beginServerSpan, type ServerSpan } from '../observability/spans.ts'

export interface TraceContext {
  traceId: string
  /** This request's own span, to be sent on. */
  traceparent: string
  /** Null where traces are not sent anywhere. */
  span: ServerSpan | null
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Continues a W3C `traceparent`, or begins a trace where it is absent or malformed. */
export function continueTrace(header: string | undefined): TraceContext {
  const span = beginServerSpan(header ?? null)
  if (span !== null) return { traceId: span.traceId, traceparent: span.traceparent, span }
  const [, version, id, parent, flags] = header === undefined ? [] : (TRACEPARENT.exec(header) ?? [])
  const valid = version && version !== 'ff' && !/^0+$/.test(id ?? '') && !/^0+$/.test(parent ?? '')
  const random = randomBytesOnce(24).toString('hex')
  const traceId = valid && id ? id : random.slice(16)
  const sampled = valid && flags ? flags : '00'
  return { traceId, traceparent: `00-${traceId}-${random.slice(0, 16)}-${sampled}`, span: null }
}
