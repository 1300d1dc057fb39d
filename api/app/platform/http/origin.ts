import type { HttpContext } from '@adonisjs/core/http'
import { namedAddress } from '../process/address.js'

/**
 * Scheme and host under which customers reach us: as the operator says, and only without that as the
 * browser says, who may name any host.
 */
export const originOf = ({ request }: HttpContext): string =>
  namedAddress()?.origin ?? `${request.protocol()}://${request.host()}`
