import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BankRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
  /** The body as JSON; empty for XML. */
  json: Record<string, unknown>
}
interface Status {
  httpStatus: number
}
/**
 * A text or an object to answer with; `SILENT`: the connection breaks without an answer; a status; or one
 * of these, later.
 */
export type BankAnswer = string | object | typeof SILENT | Status | Promise<BankAnswer>
export const SILENT = Symbol('no answer')
/** An HTTP status with nothing in it. */
export const statusOf = (httpStatus: number): Status => ({ httpStatus })

export interface FakeBank {
  baseUrl: string
  requests: BankRequest[]
  stop: () => Promise<void>
}

const read = async (request: IncomingMessage): Promise<BankRequest> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  const json = body.startsWith('{') ? JSON.parse(body) : {}
  return { path: request.url ?? '', headers: request.headers, body, json }
}

/** A bank on a port of its own, which speaks the wire protocol that `answer` writes. */
export const aFakeBank = async (
  answer: (request: BankRequest) => BankAnswer
): Promise<FakeBank> => {
  const requests: BankRequest[] = []
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming)
    requests.push(request)
    const answered = await answer(request)
    if (answered === SILENT) return incoming.socket.destroy()
    if (typeof answered === 'object' && 'httpStatus' in answered) {
      return response.writeHead(answered.httpStatus).end('<html>no</html>')
    }
    return response.end(typeof answered === 'string' ? answered : JSON.stringify(answered))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
