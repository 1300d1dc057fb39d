import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/**
 * What may leave with a span. Addresses, queries, headers and messages of errors hold phones, codes and the
 * keys of providers, so what is not named here stays; statements hold placeholders for their values.
 */
const allowed = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'server.address',
  'db.system',
  'db.system.name',
  'db.operation',
  'db.operation.name',
  'db.sql.table',
  'db.collection.name',
  'db.statement',
  'db.query.text',
  'error.type',
  'kasbeno.trace_id',
])

const only = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)))

const harmless = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: only(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })

/** Hands spans on without what could be a secret or a person. */
export class RedactingSpanExporter implements SpanExporter {
  constructor(private exporter: SpanExporter) {}

  export(...[spans, done]: Parameters<SpanExporter['export']>): void {
    this.exporter.export(spans.map(harmless), done)
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown()
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.()
  }
}
