import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { outsidePermissions, type PartnerScope, type Permission } from '#contracts/identity'
import { PasswordChangeNeeded } from '#app/identity/exceptions'
import { readActor } from '#app/identity/queries/read_actor'
import type { Actor, StaffActor } from '#app/shared/actor'
import { Forbidden, Unauthorized } from '#app/shared/errors'

/**
 * Who may call a route; `new-staff` also before they have changed a first password. A distributor's user needs the permission and is confined to its own
 * distributor and branch by the query behind the route.
 */
export type Access =
  | 'public'
  | 'customer'
  | 'staff'
  | 'new-staff'
  | 'signed-in'
  | { staff: Permission }
  | { partner: PartnerScope }

/** Commands and reports know no distributor: they act for the whole bank. */
const isGiven = ({ permissions, distributorId }: StaffActor, permission: Permission): boolean =>
  permissions.includes(permission) &&
  (distributorId === null || outsidePermissions.includes(permission))

const admits = (access: Access, actor: Actor): boolean => {
  if (access === 'signed-in') return actor.kind !== 'partner'
  if (access === 'customer' || access === 'staff') return actor.kind === access
  if (access === 'new-staff') return actor.kind === 'staff'
  if (access === 'public') return true
  return 'staff' in access
    ? actor.kind === 'staff' && isGiven(actor, access.staff)
    : actor.kind === 'partner' && actor.scopes.includes(access.partner)
}

/** Whoever else knows the password could act in their name: until it is changed, nothing else is open. */
const waitsForPassword = (access: Access, actor: Actor): boolean =>
  actor.kind === 'staff' &&
  actor.mustChangePassword === true &&
  access !== 'new-staff' &&
  access !== 'signed-in'

/** Every route declares its access with this middleware; it reads the caller from the bearer token. */
export default class AccessMiddleware {
  async handle(ctx: HttpContext, next: NextFn, access: Access) {
    if (access === 'public') return next()
    const token = /^Bearer (\S{1,200})$/.exec(ctx.request.header('authorization') ?? '')?.[1]
    const actor = token && (await readActor(token))
    if (!actor) throw new Unauthorized()
    if (waitsForPassword(access, actor)) throw new PasswordChangeNeeded()
    if (!admits(access, actor)) throw new Forbidden()
    ctx.actor = { ...actor, traceId: ctx.request.id() }
    return next()
  }
}
