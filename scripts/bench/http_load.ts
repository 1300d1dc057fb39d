import { once } from 'node:events'
import { type Socket, connect } from 'node:net'

export interface RawAnswer {
  status: number
  body: string
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthPattern = /content-length: (\d+)/i

/** A kept-alive connection sending prepared bytes: the load must be cheaper than the server. */
class Connection {
  private readonly socket: Socket
  private received: Buffer = Buffer.alloc(0)
  private waiting: ((answer: RawAnswer) => void) | undefined
  private broken: ((error: Error) => void) | undefined

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (bytes) => this.take(bytes))
    this.socket.on('error', (error) => this.broken?.(error))
    this.socket.on('close', () => this.broken?.(new Error('the server closed the connection')))
  }

  async open() {
    await once(this.socket, 'connect')
    return this
  }

  send(request: Buffer) {
    return new Promise<RawAnswer>((resolve, reject) => {
      if (this.socket.destroyed) throw new Error('the server closed the connection')
      this.waiting = resolve
      this.broken = reject
      this.socket.write(request)
    })
  }

  close() {
    this.broken = undefined
    this.socket.destroy()
  }

  private take(bytes: Buffer) {
    this.received = this.received.length ? Buffer.concat([this.received, bytes]) : bytes
    const end = this.received.indexOf(headEnd)
    if (end < 0) return
    const head = this.received.toString('latin1', 0, end)
    const from = end + headEnd.length
    const to = from + Number(lengthPattern.exec(head)?.[1] ?? 0)
    if (this.received.length < to) return
    const answer = {
      status: Number(head.slice(9, 12)),
      body: this.received.toString('utf8', from, to),
    }
    this.received = Buffer.alloc(0)
    this.waiting?.(answer)
  }
}

const openAll = (port: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => new Connection(port).open()))

function expectSuccess({ status, body }: RawAnswer) {
  if (status !== 200) throw new Error(`the load was answered with ${status}: ${body}`)
}

interface RequestParts {
  method: string
  path: string
  token: string
  body?: object
}

/** As a browser would send it. */
export function requestBytes({ method, path, token, body }: RequestParts) {
  const text = body ? JSON.stringify(body) : ''
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    'Accept-Encoding: gzip, deflate, br',
    `Authorization: Bearer ${token}`,
    ...(body
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/**
 * Closed loop: each connection sends after its answer.
 * @returns requests per second
 */
export async function rateOf(port: number, requests: Buffer[], width: number) {
  const connections = await openAll(port, width)
  const queue = requests.values()
  const started = performance.now()
  await Promise.all(
    connections.map(async (connection) => {
      for (const request of queue) expectSuccess(await connection.send(request))
    })
  )
  const seconds = (performance.now() - started) / 1000
  for (const connection of connections) connection.close()
  return requests.length / seconds
}

/**
 * Open loop: a slow answer must not thin out the load.
 * @returns milliseconds per answer, from its due time
 */
export async function latenciesAt(port: number, perSecond: number, requests: Buffer[]) {
  const connections = await openAll(port, 32)
  const free = [...connections]
  const wanted: ((connection: Connection) => void)[] = []
  // Round-robin, so that none idles until closed.
  const taken = async () =>
    free.shift() ?? new Promise<Connection>((resolve) => wanted.push(resolve))
  const giveBack = (connection: Connection) => {
    const next = wanted.shift()
    if (next) next(connection)
    else free.push(connection)
  }
  const started = performance.now()
  const one = async (request: Buffer, index: number) => {
    const due = started + (index * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const connection = await taken()
    expectSuccess(await connection.send(request))
    giveBack(connection)
    return performance.now() - due
  }
  const latencies = await Promise.all(requests.map(one))
  for (const connection of connections) connection.close()
  return latencies
}
