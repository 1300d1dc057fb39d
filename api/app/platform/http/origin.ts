import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'

/**
 * Scheme and host under which customers reach us: as the operator says, and only without that as the
 * browser says, who may name any host.
 */
export const originOf = ({ request }: HttpContext): string => {
  const appUrl = env.get('APP_URL')
  return appUrl ? new URL(appUrl).origin : `${request.protocol()}://${request.host()}`
}
