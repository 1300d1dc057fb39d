import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

interface Middleware {
  handle: (ctx: HttpContext, next: NextFn) => unknown
}

/**
 * Several middleware as one, outermost first. The framework constructs each middleware per request, through the
 * container and a dozen promises; those without injection or state are constructed once here. Errors behind the
 * innermost `next` are answered there; an error of one of these is answered once it has left them all.
 */
export const chained = (middleware: readonly Middleware[]) => {
  class Chain {
    handle(ctx: HttpContext, next: NextFn) {
      const from = (index: number): unknown =>
        index === middleware.length
          ? next()
          : middleware[index].handle(ctx, () => from(index + 1) as Promise<unknown>)
      return from(0)
    }
  }
  return () => Promise.resolve({ default: Chain })
}
