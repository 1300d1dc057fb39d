import type { RouteMatcher } from '@adonisjs/core/types/http'
import type { IdKind } from '#app/platform/resource/filters'

/** Any UUID that PostgreSQL reads: whether there is such a record, the database says. */
const uuid: RouteMatcher = {
  match: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  cast: (id) => id.toLowerCase(),
}

/** What a path may say where it names a record; anything else leads to no route, and gets its 404. */
export const idMatchers = {
  uuid,
  integer: { match: /^\d{1,10}$/ },
  // A key that is made of words, or several numbers in one.
  text: { match: /^[^/\0]+$/ },
} as const satisfies Record<IdKind, RouteMatcher>

/** A member of a company is named by their phone. */
export const phoneMatcher: RouteMatcher = { match: /^09\d{9}$/ }
