import type { HttpContext } from '@adonisjs/core/http'

/** Scheme and host under which the customer's browser reached us. */
export const originOf = ({ request }: HttpContext): string =>
  `${request.protocol()}://${request.host()}`
