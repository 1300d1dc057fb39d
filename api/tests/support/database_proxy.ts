import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import env from '#start/env'

/**
 * What becomes of a message on its way: `lose` ends both sides before the server reads it, `loseAnswer` once the
 * server has carried it out, `hang` keeps the connection and tells nobody anything any more.
 */
export type Accident = 'lose' | 'loseAnswer' | 'hang'

const applicationName = Buffer.from('application_name\0kasbeno\0')

/** Stands between an API of its own and PostgreSQL, and lets what is called an accident happen once. */
export class DatabaseProxy {
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((client) => this.#join(client))
  readonly #target = new URL(env.get('DATABASE_URL'))
  #next: { text: string; accident: Accident } | undefined
  #isFrozen = false

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String((this.#server.address() as AddressInfo).port)
    return url.href
  }

  /** The next message of the application's pool with this text has an accident. */
  at(text: string, accident: Accident): void {
    this.#next = { text, accident }
  }

  /** Whether the accident has happened. */
  get hasHappened(): boolean {
    return this.#next === undefined
  }

  /** As a server that was stopped: it takes connections, and says nothing on any. */
  freeze(): void {
    this.#isFrozen = true
  }
  thaw(): void {
    this.#isFrozen = false
    this.#endAll()
  }

  /** As a server that is not there: who knocks is refused. */
  async close(): Promise<void> {
    this.#server.close()
    this.#endAll()
    await once(this.#server, 'close')
  }

  #endAll(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname)
    const pair = [client, server]
    let isOurs: boolean | undefined
    let isHung = false
    let isAnswerLost = false
    const end = () => pair.forEach((socket) => socket.destroy())
    for (const socket of pair) {
      this.#sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        end()
      })
    }
    client.on('data', (bytes) => {
      isOurs ??= bytes.includes(applicationName)
      if (isHung || this.#isFrozen) return
      if (isOurs && this.#next && bytes.includes(this.#next.text)) {
        const { accident } = this.#next
        this.#next = undefined
        if (accident === 'lose') return end()
        if (accident === 'loseAnswer') isAnswerLost = true
        else isHung = true
      }
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (isAnswerLost) return end()
      if (!isHung && !this.#isFrozen) client.write(bytes)
    })
  }
}
