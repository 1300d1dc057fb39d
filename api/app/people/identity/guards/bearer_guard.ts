import { RuntimeException } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { Actor, CallerKind } from '#app/platform/audit/actor'
import { Forbidden, Refusal, Unauthorized } from '#app/platform/errors'
import { readActor } from '../queries/read_actor.js'
import { notePartnerUse } from '../steps/note_partner_use.js'

const bearer = /^Bearer (\S{1,200})$/

const callers = new WeakMap<HttpContext, Promise<Actor | null>>()

const callerWith = async (token: string): Promise<Actor | null> => {
  const caller = await readActor(token)
  if (caller?.kind === 'partner') await notePartnerUse(caller.id)
  return caller
}

/** Who holds the request's token, or null: one query a request, whichever guard asks first. */
export const callerOf = (ctx: HttpContext): Promise<Actor | null> => {
  const known = callers.get(ctx)
  if (known) return known
  const token = bearer.exec(ctx.request.header('authorization') ?? '')?.[1]
  const caller = token ? callerWith(token) : Promise.resolve(null)
  callers.set(ctx, caller)
  return caller
}

/**
 * One kind of caller behind a bearer token of ours: opaque, kept as a hash, one of a family whose reuse ends
 * them all. Tests sign in as people do, so it makes no tokens for a client.
 */
export class BearerGuard<Kind extends CallerKind> implements GuardContract<
  Extract<Actor, { kind: Kind }>
> {
  declare [symbols.GUARD_KNOWN_EVENTS]: undefined
  readonly driverName = 'bearer'
  user?: Extract<Actor, { kind: Kind }>
  authenticationAttempted = false

  constructor(
    private kind: Kind,
    private ctx: HttpContext
  ) {}

  get isAuthenticated(): boolean {
    return this.user !== undefined
  }

  /** @throws Unauthorized */
  getUserOrFail(): Extract<Actor, { kind: Kind }> {
    if (!this.user) throw new Unauthorized()
    return this.user
  }

  /** @throws Unauthorized, Forbidden for callers of another kind */
  async authenticate(): Promise<Extract<Actor, { kind: Kind }>> {
    this.authenticationAttempted = true
    const caller = await callerOf(this.ctx)
    if (!caller) throw new Unauthorized()
    if (caller.kind !== this.kind) throw new Forbidden()
    const traceId = this.ctx.request.id()
    this.user = { ...(caller as Extract<Actor, { kind: Kind }>), traceId }
    return this.user
  }

  async check(): Promise<boolean> {
    try {
      await this.authenticate()
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  authenticateAsClient(): Promise<AuthClientResponse> {
    throw new RuntimeException('Tests sign in through the API.')
  }
}
