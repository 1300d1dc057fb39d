import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProviderCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A local SMS provider: keeps what it was asked and answers what it is told to. */
export const anSmsProvider = async (status: number, answer: unknown) => {
  const calls: ProviderCall[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      calls.push({ method, path, headers, body })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
