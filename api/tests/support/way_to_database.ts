import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import env from '#start/env'

/** The database at an address of its own, where it comes and goes as a test wants. */
export class WayToDatabase {
  readonly #target = new URL(env.get('DATABASE_URL'))
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((client) => {
    const server = connect(Number(this.#target.port), this.#target.hostname)
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.pipe(server).pipe(client)
  })

  async open(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  get url(): string {
    return databaseAt((this.#server.address() as AddressInfo).port)
  }

  /** Nobody listens there any more, and who was connected is not. */
  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#sockets.forEach((socket) => socket.destroy())
    await closed
  }
}

/** The database's own address, with another port. */
export const databaseAt = (port: number | string): string => {
  const url = new URL(env.get('DATABASE_URL'))
  url.port = String(port)
  return url.href
}
