import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'

/** Spans of this product; they go nowhere unless `startTracing` found an address to send them to. */
export const tracer = trace.getTracer('beachhead')

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>
}

/**
 * Sends traces by OpenTelemetry's protocol when its usual variables name an address (OTEL_EXPORTER_OTLP_ENDPOINT or
 * OTEL_EXPORTER_OTLP_TRACES_ENDPOINT); headers, service name and attributes come from its variables too. Without an
 * address nothing of it is loaded. Spans hold names, numbers and ids, and nothing that a person wrote.
 */
export async function startTracing(
  environment: Record<string, string | undefined>,
): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = environment
  if (OTEL_SDK_DISABLED === 'true') return undefined
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporter, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ])
  const named = resources.detectResources({
    detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector],
  })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'beachhead' }).merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return { stop: () => provider.shutdown() }
}

/** Runs `work` in a span of its own; a failure marks the span with the error's name. */
export async function inSpan<T>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
      throw error
    } finally {
      span.end()
    }
  })
}
