import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { followingWrites, type Outcome } from '../database/outcome.js'

const outcomes = new WeakMap<HttpContext, Outcome>()
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isCommand = ({ request }: HttpContext): boolean => !safeMethods.has(request.method())

/** Whether what a call was about may have been kept, whatever became of the call. */
export const mayHaveWritten = (ctx: HttpContext): boolean =>
  outcomes.get(ctx)?.mayHaveWritten ?? false

export default class OutcomeMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (!isCommand(ctx)) return next()
    const outcome: Outcome = { mayHaveWritten: false }
    outcomes.set(ctx, outcome)
    return followingWrites(outcome, next)
  }
}
