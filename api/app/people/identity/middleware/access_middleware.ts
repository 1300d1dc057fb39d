import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { outsidePermissions, type PartnerScope, type Permission } from '#contracts/identity'
import { PasswordChangeNeeded } from '#app/people/identity/exceptions'
import { runInTurn } from '#app/people/identity/http/commands_in_progress'
import { countPartnerCall } from '#app/people/identity/http/partner_rate'
import { callerOf } from '#app/people/identity/guards/bearer_guard'
import type { Actor, CallerKind, StaffActor } from '#app/platform/audit/actor'
import { Forbidden, Unauthorized } from '#app/platform/errors'
import { receiveBody } from '#app/platform/http/receive_body'

/**
 * Who may call a route; `new-staff` also before they have changed a first password. A distributor's user needs the permission and is confined to its own
 * distributor and branch by the query behind the route.
 */
export type Access =
  | 'public'
  | 'customer'
  | 'staff'
  // What they may do of it is told by what it is about; nobody of a distributor does.
  | 'bank-staff'
  | 'new-staff'
  | 'signed-in'
  // Who holds `orStaff` alone is kept to some rows by the query behind the route.
  | { staff: Permission; orStaff?: Permission }
  | { partner: PartnerScope }
  // Staff and the programs of a scope alike.
  | { staff: Permission; partner: PartnerScope }

/** Commands of the bank and its reports know no distributor: they act for the whole of it. */
const isGiven = (
  { permissions, distributorId }: StaffActor,
  permission: Permission,
  isBanks: boolean
): boolean =>
  permissions.includes(permission) &&
  (distributorId === null || (outsidePermissions.includes(permission) && !isBanks))

/** Those below the prefix of distributors ask whose user calls. */
const isCommandOfBank = ({ request, route }: HttpContext): boolean =>
  !['GET', 'HEAD'].includes(request.method()) && !route?.pattern.startsWith('/api/distributor/')

/** Rights of which one opens a route to staff. */
export const staffRights = (access: Access | null): Permission[] => {
  if (typeof access !== 'object' || access === null || !('staff' in access)) return []
  return [access.staff, ...('orStaff' in access && access.orStaff ? [access.orStaff] : [])]
}

/** The guards that may let somebody in. */
const guardsOf = (access: Exclude<Access, 'public'>): CallerKind[] => {
  if (access === 'signed-in') return ['customer', 'staff']
  if (access === 'customer') return ['customer']
  if (typeof access !== 'object') return ['staff']
  return [
    ...('staff' in access ? ['staff' as const] : []),
    ...('partner' in access ? ['partner' as const] : []),
  ]
}

const admits = (access: Access, actor: Actor, isBanks: boolean): boolean => {
  if (access === 'bank-staff') return actor.kind === 'staff' && actor.distributorId === null
  if (typeof access === 'string') return true
  if (actor.kind === 'staff')
    return staffRights(access).some((right) => isGiven(actor, right, isBanks))
  return actor.kind === 'partner' && 'partner' in access && actor.scopes.includes(access.partner)
}

/** Whoever else knows the password could act in their name: until it is changed, nothing else is open. */
const waitsForPassword = (access: Access, actor: Actor): boolean =>
  actor.kind === 'staff' &&
  actor.mustChangePassword === true &&
  access !== 'new-staff' &&
  access !== 'signed-in'

/** @throws Unauthorized, PasswordChangeNeeded, Forbidden */
const authenticate = async (ctx: HttpContext, access: Exclude<Access, 'public'>) => {
  const refusalOf = (caller: Actor) =>
    waitsForPassword(access, caller) ? new PasswordChangeNeeded() : new Forbidden()
  try {
    const caller = await ctx.auth.authenticateUsing(guardsOf(access))
    if (waitsForPassword(access, caller) || !admits(access, caller, isCommandOfBank(ctx)))
      throw refusalOf(caller)
  } catch (error) {
    if (!(error instanceof errors.E_UNAUTHORIZED_ACCESS)) throw error
    const caller = await callerOf(ctx)
    throw caller ? refusalOf(caller) : new Unauthorized()
  }
}

/**
 * Every route declares its access with this middleware, which asks the guards for the caller. The body is read then, and
 * not before; commands take turns once it is there.
 */
export default class AccessMiddleware {
  async handle(ctx: HttpContext, next: NextFn, access: Access) {
    if (access !== 'public') await authenticate(ctx, access)
    if (typeof access === 'object' && 'partner' in access) {
      ctx.partnerScope = access.partner
      await countPartnerCall(ctx, access.partner)
    }
    await receiveBody(ctx)
    return runInTurn(ctx, next)
  }
}
