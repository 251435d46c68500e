import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { BaseLogger } from 'pino'

export interface Tracing {
  /** Sends what is left, as far as the collector takes it. */
  stop(): Promise<void>
}

/**
 * Starts the SDK of OpenTelemetry: spans go to a collector over OTLP (HTTP, protobuf). Address, headers, sampler and
 * resource come from the standard variables (`OTEL_EXPORTER_OTLP_ENDPOINT` and the others), which the SDK reads itself.
 */
export function startTracing({
  version,
  role,
  log,
}: {
  version: string
  role: string
  log: BaseLogger
}): Tracing {
  const warn = (message: string) => log.warn({ otel: message }, 'Traces cannot be sent')
  diag.setLogger(
    { error: warn, warn, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const own = resourceFromAttributes({
    'service.name': `semmai-${role}`,
    'service.version': version,
  })
  const provider = new BasicTracerProvider({
    // What the environment says comes last, so that it wins.
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return {
    async stop() {
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
    },
  }
}
