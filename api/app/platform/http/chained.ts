import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

interface Middleware {
  handle: (ctx: HttpContext, next: NextFn) => unknown
}

/**
 * Several middleware as one, from outside inwards. The framework makes each of its middleware anew for every
 * request, through the container and a dozen promises; what has nothing injected and keeps nothing between
 * requests is made once. What the innermost `next` leads to answers its own errors; an error of one of these
 * is answered once it has left them all.
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
