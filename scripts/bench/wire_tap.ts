import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** All that was sent before waiting. */
export interface RoundTrip {
  sql: string
  values: (string | null)[]
}

const applicationName = Buffer.from('application_name\0kasbeno\0')
const headBytes = 5

const textAt = (bytes: Buffer, from: number) => bytes.toString('utf8', from, bytes.indexOf(0, from))

/** Name and text values of a Bind message. */
function readBind(body: Buffer) {
  const nameAt = body.indexOf(0) + 1
  let at = body.indexOf(0, nameAt) + 1
  at += 2 + 2 * body.readInt16BE(at)
  const count = body.readInt16BE(at)
  at += 2
  const values: (string | null)[] = []
  for (let index = 0; index < count; index++) {
    const length = body.readInt32BE(at)
    at += 4
    values.push(length < 0 ? null : body.toString('utf8', at, at + length))
    at += Math.max(0, length)
  }
  return { name: textAt(body, nameAt), values }
}

class Listener {
  private unread: Buffer = Buffer.alloc(0)
  private started = false
  private counts = false
  private readonly statements = new Map<string, string>()
  private next: RoundTrip = { sql: '', values: [] }
  private readonly onTrip: (trip: RoundTrip) => void

  constructor(onTrip: (trip: RoundTrip) => void) {
    this.onTrip = onTrip
  }

  hear(bytes: Buffer) {
    this.unread = Buffer.concat([this.unread, bytes])
    if (!this.started) this.hearStartup()
    while (this.started && this.unread.length >= headBytes) {
      const end = 1 + this.unread.readInt32BE(1)
      if (this.unread.length < end) return
      const type = String.fromCharCode(this.unread[0]!)
      const body = this.unread.subarray(headBytes, end)
      this.unread = this.unread.subarray(end)
      if (this.counts) this.hearMessage(type, body)
    }
  }

  /** The startup message names the application; the job queue is ignored. */
  private hearStartup() {
    if (this.unread.length < 4 || this.unread.length < this.unread.readInt32BE(0)) return
    const length = this.unread.readInt32BE(0)
    this.counts = this.unread.subarray(0, length).includes(applicationName)
    this.unread = this.unread.subarray(length)
    this.started = true
  }

  private hearMessage(type: string, body: Buffer) {
    if (type === 'P') this.statements.set(textAt(body, 0), textAt(body, body.indexOf(0) + 1))
    if (type === 'B') {
      const { name, values } = readBind(body)
      this.next = { sql: this.statements.get(name) ?? name, values }
    }
    if (type === 'Q') this.next = { sql: textAt(body, 0), values: [] }
    if (type === 'S' || type === 'Q') this.onTrip(this.next)
  }
}

/** Proxies PostgreSQL and records round trips, BEGIN and COMMIT included, with the prepared SQL. */
export class WireTap {
  private readonly trips: RoundTrip[] = []
  private readonly sockets = new Set<Socket>()
  private readonly server = createServer((client) => this.join(client))
  private readonly port: number

  constructor(databasePort: number) {
    this.port = databasePort
  }

  /** @returns the port to use instead */
  listen() {
    return new Promise<number>((resolve) => {
      this.server.listen(0, '127.0.0.1', () => resolve((this.server.address() as AddressInfo).port))
    })
  }

  async during(work: () => Promise<unknown>): Promise<RoundTrip[]> {
    this.trips.length = 0
    await work()
    return [...this.trips]
  }

  close() {
    this.server.close()
    for (const socket of this.sockets) socket.destroy()
  }

  private join(client: Socket) {
    const database = connect({ port: this.port, host: '127.0.0.1', noDelay: true })
    const listener = new Listener((trip) => this.trips.push(trip))
    client.on('data', (bytes) => listener.hear(bytes))
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) {
      this.sockets.add(socket)
      // The other side is gone.
      socket.on('error', () => undefined)
      socket.on('close', () => [client, database].forEach((each) => each.destroy()))
    }
  }
}
