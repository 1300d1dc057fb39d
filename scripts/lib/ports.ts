import { createServer } from 'node:net'

function listen(port: number, host: string) {
  return new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address() as { port: number }
      server.close(() => resolve(bound))
    })
  })
}

/** Free at this moment, on loopback. */
export const freePort = () => listen(0, '127.0.0.1')

/** An error code ('EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL' …), or undefined. */
export async function whyNotListen(port: number, host: string) {
  try {
    await listen(port, host)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}
