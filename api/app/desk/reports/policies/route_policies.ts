import router from '@adonisjs/core/services/router'
import type { Access } from '#app/people/identity/middleware/access_middleware'

/** A route, and who may call it; null where it does not say so. */
export interface RoutePolicy {
  method: string
  pattern: string
  access: Access | null
}

interface Named {
  name?: string
  args?: unknown
}

const accessOf = (middleware: Iterable<Named>): Access | null => {
  const declared = [...middleware].filter(({ name }) => name === 'access')
  return declared.length === 1 ? (declared[0].args as Access) : null
}

/** Every route of the router, in the order of the alphabet. */
export const routePolicies = (): RoutePolicy[] =>
  Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern, middleware }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          method,
          pattern,
          access: accessOf(middleware.all() as Iterable<Named>),
        }))
    )
    .sort((one, other) =>
      `${one.pattern} ${one.method}` < `${other.pattern} ${other.method}` ? -1 : 1
    )
