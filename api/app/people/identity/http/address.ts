import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Where a request comes from. A client that has hung up meanwhile has no address any more, and gets no answer:
 * under no name it would share the allowance of all who do the same.
 */
export const addressOf = ({ request }: { request: Pick<HttpContext['request'], 'ip'> }): string => {
  const address: string | undefined = request.ip()
  if (!address) throw new Exception('the client has gone', { status: 400 })
  return address
}
