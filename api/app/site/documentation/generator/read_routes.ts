import router from '@adonisjs/core/services/router'
import type { Operation } from '../domain/operation.js'

export type RouteFacts = Pick<
  Operation,
  'name' | 'method' | 'pattern' | 'access' | 'isThrottled' | 'idempotency'
>

interface Named {
  name?: string
  args?: unknown
}

/** Pages of people, and the document itself. */
const undocumented = /^\/(demo\/|api\/docs)/

const idempotencyOf = (named: Named | undefined): Operation['idempotency'] => {
  if (!named) return 'none'
  return (named.args as { required?: boolean })?.required ? 'required' : 'optional'
}

/** The routes of the committed router, once for each method that a client would use. */
export const readRoutes = (): RouteFacts[] =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => !undocumented.test(pattern))
    .flatMap(({ name, methods, pattern, middleware }) => {
      const all = [...(middleware.all() as Iterable<Named>)]
      const named = (wanted: string) => all.find((one) => one.name === wanted)
      return methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          name: name!,
          method: method.toLowerCase(),
          pattern,
          access: named('access')?.args ?? null,
          isThrottled: Boolean(named('throttle') ?? named('document')),
          idempotency: idempotencyOf(named('idempotent')),
        }))
    })
