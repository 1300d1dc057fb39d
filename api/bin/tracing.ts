import { context, SpanStatusCode, trace } from '@opentelemetry/api'

/** What is looked into: requests, our calls to others, and statements. Metrics and logs go their own ways. */
const instrumented = 'http,undici,pg'

/**
 * Starts tracing. Has to be done before anything that is to be traced is imported.
 * @returns how to send what was gathered and stop
 */
export const startTracing = async (): Promise<() => Promise<void>> => {
  process.env.OTEL_NODE_ENABLED_INSTRUMENTATIONS ??= instrumented
  process.env.OTEL_METRICS_EXPORTER ??= 'none'
  process.env.OTEL_LOGS_EXPORTER ??= 'none'
  const { init } = await import('@adonisjs/otel/init')
  // Not among the application's configuration, which is loaded whole whether traces are on or not.
  await init(import.meta.dirname)
  const { useTracer } = await import('#app/shared/tracing/tracer')
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
  const { OtelManager } = await import('@adonisjs/otel/manager')
  return async () => {
    // A collector that cannot be reached takes its spans with it, and nothing else.
    await OtelManager.getInstance()
      ?.shutdown()
      .catch(() => undefined)
  }
}
