import type { Plan } from '#contracts/plans'
import { Unauthorized } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { derivedToken, newToken, tokenHash } from './domain/secrets.js'
import { sessionRules, type Realm } from './domain/session_rules.js'
import { messages } from './i18n/fa.js'

export interface TokenPair {
  bearerToken: string
  refreshToken: string
}

/** A pair for the session that went before; of whoever has left its company, for the person alone. */
export interface RenewedPair extends TokenPair {
  /** Name of the company that the session spoke for, and that its bearer is no member of any more. */
  leftCompany?: string
}

/** Whom a family speaks for: the person in a plan, or a company. */
export interface Context {
  plan: Plan | ''
  companyId?: string
}
type Holder = ({ userId: string } & Context) | { staffUserId: string }

interface Used {
  session_id: string
  user_id: string | null
  is_alive: boolean
  used_at: Date | null
  used_under: string | null
  /** Name of a company that has been left; null for every other context. */
  left_company: string | null
  persons_plan: Plan | ''
}

const inMs = (millis: number) => clock.systemNow().plus({ milliseconds: millis }).toJSDate()
const now = () => clock.systemNow().toJSDate()
const realmOf = (userId: string | null): Realm => (userId ? 'customer' : 'staff')

const endHeirsSql = `
  with recursive heirs as (
    select swapped_to as id from sessions where id = ?
    union
    select heir.swapped_to from sessions heir join heirs on heirs.id = heir.id)
  update sessions set revoked_at = ?
   where id in (select id from heirs) and revoked_at is null`

/**
 * Session families: the access and refresh tokens that grew from one sign-in, in one context. Tokens
 * are stored as hashes; a refresh token works once, and its reuse ends the family. quality "Security"
 */
export class Sessions {
  /** Starts a family. */
  async open(holder: Holder, trx: Trx): Promise<TokenPair> {
    const id = newId()
    const isCustomer = 'userId' in holder
    await trx
      .insertQuery()
      .table('sessions')
      .insert({
        id,
        user_id: isCustomer ? holder.userId : null,
        staff_user_id: isCustomer ? null : holder.staffUserId,
        plan: isCustomer ? holder.plan : '',
        company_id: isCustomer ? (holder.companyId ?? null) : null,
        created_at: now(),
      })
    const pair = { bearerToken: newToken(), refreshToken: newToken() }
    await this.#grant(id, isCustomer ? 'customer' : 'staff', pair, trx)
    return pair
  }

  /**
   * Swaps a refresh token for a new pair. With a key the same swap may be repeated for a minute, as
   * long as its pair was not swapped on: it gives the same pair. Who has left the company that the family speaks for is
   * still signed in: the pair begins a family of the person, and says so.
   * @throws Unauthorized; a token that was used before takes its whole family along
   */
  async rotate(refreshToken: string, key?: string): Promise<RenewedPair & { realm: Realm }> {
    const rotated = await transaction((trx) => this.#rotate(refreshToken, key, trx))
    // Thrown out here, so that the end of the family is committed.
    if (!rotated) throw new Unauthorized(messages.sessionEnded)
    return rotated
  }

  async #rotate(refreshToken: string, key: string | undefined, trx: Trx) {
    const hash = tokenHash(refreshToken)
    const token = await this.#lock(hash, trx)
    if (!token?.is_alive) return null
    const realm = realmOf(token.user_id)
    const keyHash = key ? tokenHash(key) : null
    const pair: TokenPair = key
      ? {
          bearerToken: derivedToken(refreshToken, key, 'access'),
          refreshToken: derivedToken(refreshToken, key, 'refresh'),
        }
      : { bearerToken: newToken(), refreshToken: newToken() }
    const renewed = {
      ...pair,
      realm,
      ...(token.left_company !== null && { leftCompany: token.left_company }),
    }

    if (token.used_at) {
      if (await this.#isRepeat(token, keyHash, pair, trx)) return renewed
      await trx.rawQuery(endHeirsSql, [token.session_id, now()])
      await this.revoke(token.session_id, trx)
      return null
    }
    await trx.from('refresh_tokens').where({ hash }).update({ used_at: now(), used_under: keyHash })
    const family =
      token.left_company === null ? token.session_id : await this.#leaveCompany(token, trx)
    await this.#grant(family, realm, pair, trx)
    return renewed
  }

  /** A token carries one context for good: who has left it goes on in another family. @returns its id */
  async #leaveCompany({ session_id, user_id, persons_plan }: Used, trx: Trx): Promise<string> {
    const id = newId()
    await trx
      .insertQuery()
      .table('sessions')
      .insert({ id, user_id, plan: persons_plan, created_at: now() })
    await trx.from('sessions').where({ id: session_id }).update({ swapped_to: id })
    return id
  }

  /** Ends a family; its tokens fail from the next call on. */
  async revoke(sessionId: string, trx: Trx): Promise<void> {
    await trx
      .from('sessions')
      .where({ id: sessionId })
      .whereNull('revoked_at')
      .update({ revoked_at: now() })
  }

  /** Ends the families of a member of staff, but the one that is kept. */
  async revokeAll(staffUserId: string, trx: Trx, keptSessionId?: string): Promise<void> {
    const families = trx.from('sessions').where({ staff_user_id: staffUserId })
    if (keptSessionId) void families.whereNot({ id: keptSessionId })
    await families.whereNull('revoked_at').update({ revoked_at: now() })
  }

  /**
   * Opens a family in another context; the one before gives no new tokens and soon ends. Swapped once
   * more (an answer was lost, a button pressed twice), the last family stays and those between end.
   * @throws Unauthorized for a family that has ended meanwhile
   */
  async swap(sessionId: string, userId: string, context: Context, trx: Trx): Promise<TokenPair> {
    await this.#lockFamily(sessionId, trx)
    await trx.from('refresh_tokens').where({ session_id: sessionId }).delete()
    await trx
      .from('access_tokens')
      .where({ session_id: sessionId })
      .where('expires_at', '>', inMs(sessionRules.swapGraceMs))
      .update({ expires_at: inMs(sessionRules.swapGraceMs) })
    await trx.rawQuery(endHeirsSql, [sessionId, now()])
    const pair = await this.open({ userId, ...context }, trx)
    await trx.rawQuery(
      `update sessions set swapped_to = (select session_id from access_tokens where hash = ?) where id = ?`,
      [tokenHash(pair.bearerToken), sessionId]
    )
    return pair
  }

  /** A swap and a refresh of one family take turns: the second sees what the first has left. */
  async #lockFamily(sessionId: string, trx: Trx): Promise<void> {
    const alive = await trx
      .from('sessions')
      .select('id')
      .where({ id: sessionId })
      .whereNull('revoked_at')
      .forUpdate()
      .first()
    if (!alive) throw new Unauthorized(messages.sessionEnded)
  }

  /** Locks the token and its family, so that uses of it, and a swap of the family, take turns. */
  async #lock(hash: string, trx: Trx): Promise<Used | undefined> {
    const { rows } = await trx.rawQuery<{ rows: Used[] }>(
      `select token.session_id, session.user_id, token.used_at, token.used_under,
              token.expires_at > ? and session.revoked_at is null
                and coalesce(customer.active, staff.active) as is_alive,
              (select company.name from identity_companies company
                where company.id = session.company_id
                  and not exists (select from identity_members member
                                   where member.company_id = company.id
                                     and member.user_id = session.user_id)) as left_company,
              coalesce(customer.plan, '') as persons_plan
         from refresh_tokens token
         join sessions session on session.id = token.session_id
         left join users customer on customer.id = session.user_id
         left join identity_staff staff on staff.id = session.staff_user_id
        where token.hash = ? for update of session, token`,
      [now(), hash]
    )
    return rows[0]
  }

  async #isRepeat(token: Used, keyHash: string | null, pair: TokenPair, trx: Trx) {
    if (keyHash === null || token.used_under !== keyHash || !token.used_at) return false
    if (now().getTime() - token.used_at.getTime() > sessionRules.repeatMs) return false
    const successor = await trx
      .from('refresh_tokens')
      .select('used_at')
      .where({ hash: tokenHash(pair.refreshToken) })
      .first()
    return successor?.used_at === null
  }

  async #grant(sessionId: string, realm: Realm, pair: TokenPair, trx: Trx) {
    await trx
      .insertQuery()
      .table('access_tokens')
      .insert({
        hash: tokenHash(pair.bearerToken),
        session_id: sessionId,
        expires_at: inMs(sessionRules.accessMs),
      })
    await trx
      .insertQuery()
      .table('refresh_tokens')
      .insert({
        hash: tokenHash(pair.refreshToken),
        session_id: sessionId,
        expires_at: inMs(sessionRules.refreshMs[realm]),
      })
  }
}
