import { defineConfig } from '@adonisjs/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { RedactingSpanExporter } from '#app/shared/tracing/redacting_span_exporter'

/**
 * Read by `bin/tracing.ts` before the application exists, and only where traces are on: hence the bare
 * environment. The exporter reads OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS by itself.
 */
export default defineConfig({
  serviceName: 'kasbeno',
  environment: process.env.NODE_ENV,
  samplingRatio: Number(process.env.OTEL_TRACES_RATIO || 1),
  autoDetectResources: false,
  // At the driver, since hot statements go past the query builder; the queue's polling belongs to no request.
  instrumentations: {
    '@opentelemetry/instrumentation-pg': { enabled: true, requireParentSpan: true },
  },
  spanProcessors: [new BatchSpanProcessor(new RedactingSpanExporter(new OTLPTraceExporter()))],
  // Nobody outside chooses what is traced, and gateways are told nothing of it.
  textMapPropagator: null,
})
