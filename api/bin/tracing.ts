import { register } from 'node:module'
import { context, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import { createAddHookMessageChannel } from 'import-in-the-middle'
import { RedactingSpanExporter } from '#app/platform/tracing/redacting_span_exporter'
import { useTracer } from '#app/platform/tracing/tracer'

/**
 * Requests, our calls to others, and statements: at the driver, since hot statements go past the query builder, and
 * only those of a request or a job, since the queue's polling belongs to neither.
 */
const instrumentations = () => [
  new HttpInstrumentation(),
  new UndiciInstrumentation(),
  new PgInstrumentation({ requireParentSpan: true }),
]

/** The exporter reads OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS by itself. */
const makeProvider = () =>
  new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'kasbeno',
      'service.instance.id': process.env.HOSTNAME || crypto.randomUUID(),
      'deployment.environment.name': process.env.NODE_ENV || 'development',
    }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_RATIO || 1)),
    }),
    spanProcessors: [new BatchSpanProcessor(new RedactingSpanExporter(new OTLPTraceExporter()))],
  })

/**
 * Starts tracing. Has to be done before anything that is to be traced is imported.
 * @returns how to send what was gathered and stop
 */
export const startTracing = async (): Promise<() => Promise<void>> => {
  const { registerOptions, waitForAllMessagesAcknowledged } = createAddHookMessageChannel()
  register('import-in-the-middle/hook.mjs', import.meta.url, registerOptions)
  const provider = makeProvider()
  // No propagator: nobody outside chooses what is traced, and gateways are told nothing of it.
  provider.register({ propagator: null })
  registerInstrumentations({ instrumentations: instrumentations(), tracerProvider: provider })
  await waitForAllMessagesAcknowledged()
  const tracer = trace.getTracer('kasbeno')
  useTracer({
    inSpan: (name, work) =>
      // Whatever happens to run around it: a job is the beginning of a story of its own.
      tracer.startActiveSpan(name, { root: true }, context.active(), async (span) => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      }),
    nameRequest: ({ request, route }) => {
      const span = trace.getActiveSpan()
      span?.setAttribute('kasbeno.trace_id', request.id()!)
      if (!route) return
      span
        ?.updateName(`${request.method()} ${route.pattern}`)
        .setAttribute('http.route', route.pattern)
    },
  })
  return async () => {
    // A collector that cannot be reached takes its spans with it, and nothing else.
    await provider.shutdown().catch(() => undefined)
  }
}
