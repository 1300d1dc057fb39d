import type { HttpContext } from '@adonisjs/core/http'
import type { MemberRole } from '#contracts/companies'
import type { Permission, PartnerScope } from '#contracts/identity'
import type { OwnerName } from '#contracts/owners'
import { plansSoldBy } from '#contracts/partners'
import type { Plan } from '#contracts/plans'
import type { SignatureLevel } from '#contracts/quorum'
import { Forbidden } from '../errors.js'

/** Who calls: read once from the token by the access middleware. */
interface Caller {
  /** Of the request that is answered: the audit trail leads by it to the log. Jobs have none. */
  traceId?: string
}
export interface Membership {
  memberId: string
  role: MemberRole
  level: SignatureLevel
}
export interface CustomerActor extends Caller {
  kind: 'customer'
  id: string
  phone: string
  sessionId: string
  /** Whom the token speaks for, and for nobody else; the plan is empty before one is chosen. */
  owner: OwnerName & { plan: Plan | '' }
  /** Set exactly where the owner is a company. */
  member?: Membership
  isTest: boolean
}
export interface StaffActor extends Caller {
  kind: 'staff'
  id: string
  username: string
  fullName: string
  sessionId: string
  role: string
  permissions: readonly Permission[]
  /** Users of a distributor see their own distributor, branch users their own branch alone. */
  distributorId: string | null
  branchId: string | null
  /** The password was given by somebody else and has not been changed yet. */
  mustChangePassword?: boolean
}
/** Of one branch where `branchId` says so, else of the whole distributor. */
export interface DistributorUser extends StaffActor {
  distributorId: string
}
export interface PartnerActor extends Caller {
  kind: 'partner'
  id: string
  name: string
  distributorId: string | null
  scopes: readonly PartnerScope[]
  isTest: boolean
}
/** Jobs and the clock. */
export interface SystemActor {
  kind: 'system'
  id: null
  name: string
}
export type Actor = CustomerActor | StaffActor | PartnerActor
export type CallerKind = Actor['kind']
export type AnyActor = Actor | SystemActor

/** The member of staff behind a command; null where a job or a customer is. */
export const staffIdOf = (actor: AnyActor): string | null =>
  actor.kind === 'staff' ? actor.id : null

export const system = (name: string): SystemActor => ({ kind: 'system', id: null, name })

/** The caller of a route whose access admits that kind alone. */
export const customerOf = ({ auth }: HttpContext): CustomerActor =>
  auth.use('customer').getUserOrFail()
export const staffOf = ({ auth }: HttpContext): StaffActor => auth.use('staff').getUserOrFail()
/** @throws Forbidden for the bank's own people: the panel of a distributor is none of theirs */
export const distributorUserOf = (ctx: HttpContext): DistributorUser => {
  const caller = staffOf(ctx)
  const { distributorId } = caller
  if (!distributorId) throw new Forbidden()
  return { ...caller, distributorId }
}
export const partnerOf = ({ auth }: HttpContext): PartnerActor =>
  auth.use('partner').getUserOrFail()

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** By which of its scopes a partner's program was let in. */
    partnerScope?: PartnerScope
  }
}

/** A partner's program that speaks for a distributor, on the plans of the scope it came with. */
export interface Seller extends PartnerActor {
  distributorId: string
  plans: readonly Plan[]
}

/** Whoever acts for a distributor: its people on every plan, its program on those that it sells. */
export type DistributorActor = AnyActor & {
  distributorId: string
  plans?: readonly Plan[]
}

/** Who sells for a distributor: its program, or its people at the desk. */
export type AnySeller = Seller | DistributorUser

/** @throws Forbidden when the program speaks for no distributor, or its scope sells nothing */
export const sellerOf = (ctx: HttpContext): Seller => {
  const partner = partnerOf(ctx)
  const { distributorId } = partner
  const plans = ctx.partnerScope && plansSoldBy[ctx.partnerScope]
  if (!distributorId || !plans) throw new Forbidden()
  return { ...partner, distributorId, plans }
}

/** Names the account of a caller: members of a company draw on the same one. */
export const accountKey = (actor: Actor): string =>
  actor.kind === 'customer'
    ? `owner:${actor.owner.type}:${actor.owner.id}`
    : `${actor.kind}:${actor.id}`

export const actorName = (actor: AnyActor): string => {
  if (actor.kind === 'staff') return actor.username
  return actor.kind === 'customer' ? actor.phone : actor.name
}
