import type { HttpContext } from '@adonisjs/core/http'

/** Gives the lines of a request what they all begin with. Most requests write none: theirs is never made. */
export const beginLines = (ctx: HttpContext, bindings: Record<string, unknown>): void => {
  const { logger } = ctx
  let own: typeof logger | undefined
  Object.defineProperty(ctx, 'logger', {
    configurable: true,
    enumerable: true,
    get: () => (own ??= logger.child(bindings)),
  })
}
