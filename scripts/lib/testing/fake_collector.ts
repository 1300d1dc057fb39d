import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Span {
  name: string
  traceId: string
  attributes: Record<string, string>
}
interface Value {
  stringValue?: string
  intValue?: string | number
}
interface Told {
  resourceSpans: {
    scopeSpans: {
      spans: { name: string; traceId: string; attributes: { key: string; value: Value }[] }[]
    }[]
  }[]
}

export class FakeCollector {
  readonly spans: Span[] = []
  text = ''
  private readonly server: Server

  constructor() {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.url === '/v1/traces') this.take(body)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
  }

  async open() {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
  }

  async close() {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Sends traces here. */
  get environment(): NodeJS.ProcessEnv {
    const { port } = this.server.address() as AddressInfo
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    }
  }

  private take(body: string) {
    this.text += body
    const { resourceSpans } = JSON.parse(body) as Told
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans))
    for (const { name, traceId, attributes } of spans) {
      const pairs = attributes.map(({ key, value }) => [
        key,
        String(value.stringValue ?? value.intValue ?? ''),
      ])
      this.spans.push({ name, traceId, attributes: Object.fromEntries(pairs) })
    }
  }
}
