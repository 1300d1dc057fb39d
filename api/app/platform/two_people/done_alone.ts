import { aloneScopes, aloneWindows, type AloneScope, type AloneWindow } from '#contracts/two_people'
import type { Owner } from '#contracts/owners'
import type { AuditCommand } from '#contracts/trail'
import type { StaffActor } from '../audit/actor.js'
import { clock, tehran } from '../time/clock.js'
import { prepared, type Trx } from '../database/database.js'
import { doneBefore } from '../i18n/done_alone.js'

/**
 * What one person may do alone up to a sum, and how to find what was done so: the lines of the trail, as `line`, with
 * the records that they are about.
 */
export interface AloneKind {
  name: string
  commands: readonly [AuditCommand, ...AuditCommand[]]
  /** SQL, after `from audit_lines line`. */
  joins: string
  /** SQL of what it was done to, of its owner (type and id, with a colon between), and of the rials. */
  subject: string
  owner: string
  amount: string
}

interface Act {
  actor: StaffActor
  subject: string
  owner: Pick<Owner, 'type' | 'id'>
  /** Rials. */
  amount: number
  /** Up to which sum one person is enough; what is absent does not count. */
  limits: Partial<Record<AloneScope, number>>
}

/** Why a second person is needed: with what was done before, this passes a limit. Rials. */
export interface Passed {
  scope: AloneScope
  window: AloneWindow
  before: number
  limit: number
  message: string
}

const ownerKey = ({ type, id }: Act['owner']) => `${type}:${id}`

/** SQL: what single members of staff have done, in business time; what two have decided names who asked. */
export const doneAloneSql = ({ commands, joins, subject, owner, amount }: AloneKind): string => `
  select ${subject} as subject, ${owner} as owner, line.actor_id as confirmer, ${amount} as amount,
         line.at + line.advanced_days * interval '1 day' as at
    from audit_lines line ${joins}
   where line.command in (${commands.map((command) => `'${command}'`).join(', ')})
     and line.actor_type = 'staff' and line.after -> 'requestedBy' is null`

const whose = { subject: 'subject = ?', owner: 'owner = ?', confirmer: 'confirmer = ?' }

const sumsSql = (kind: AloneKind): string => `
  with done as (${doneAloneSql(kind)}
     -- The system's clock is never ahead of the business'.
     and line.at >= ?)
  select ${aloneScopes
    .flatMap((scope) => [
      `coalesce(sum(amount) filter (where ${whose[scope]} and at >= ?), 0)::bigint as "${scope}DAY"`,
      `coalesce(sum(amount) filter (where ${whose[scope]}), 0)::bigint as "${scope}MONTH"`,
    ])
    .join(', ')}
    from done where at >= ?`

/** Until the transaction ends, nobody else adds to what this person or this owner is summed up by. */
const lockSums = async ({ name }: AloneKind, { actor, owner }: Act, trx: Trx): Promise<void> => {
  for (const key of [actor.id, ownerKey(owner)]) {
    await prepared(
      'lock_done_alone',
      'select pg_advisory_xact_lock(hashtextextended(?, 0))',
      [`alone:${name}:${key}`],
      trx
    )
  }
}

const sumsOf = async (kind: AloneKind, { actor, subject, owner }: Act, trx: Trx) => {
  const now = clock.businessNow()
  const since = now.minus({ days: aloneWindows.MONTH }).toJSDate()
  const today = now.setZone(tehran).startOf('day').toJSDate()
  const keys: Record<AloneScope, string> = { subject, owner: ownerKey(owner), confirmer: actor.id }
  const [sums] = await prepared<Record<`${AloneScope}${AloneWindow}`, number>>(
    `done_alone_${kind.name}`,
    sumsSql(kind),
    [
      clock.systemNow().minus({ days: aloneWindows.MONTH }).toJSDate(),
      ...aloneScopes.flatMap((scope) => [keys[scope], today, keys[scope]]),
      since,
    ],
    trx
  )
  return sums
}

/**
 * Why this needs a second person after what was done alone before: to the same thing, for the same owner, and by the
 * same person, today and within thirty days; null when one is enough. The caller holds the lock of the thing, and does
 * it in the same transaction.
 */
export const passedAlone = async (kind: AloneKind, act: Act, trx: Trx): Promise<Passed | null> => {
  await lockSums(kind, act, trx)
  const sums = await sumsOf(kind, act, trx)
  for (const scope of aloneScopes) {
    const limit = act.limits[scope]
    for (const window of ['DAY', 'MONTH'] as const) {
      const before = sums[`${scope}${window}`]
      if (limit === undefined || before + act.amount <= limit) continue
      const message = doneBefore({ scope, window, before, limit, amount: act.amount })
      return { scope, window, before, limit, message }
    }
  }
  return null
}

/**
 * SQL of a check: whom or by whom more was done alone within thirty days than one person may, of the last two months.
 * @param limits SQL of the most that each sum may be
 */
export const slicedSql = (kind: AloneKind, limits: Partial<Record<AloneScope, string>>): string => `
  with done as (${doneAloneSql(kind)} and line.at > now() - interval '60 days')
  ${Object.entries(limits)
    .map(
      ([scope, limit]) => `
  select '${scope}' as scope, ${scope}::text as whose, max(sum) as amount, "limit"
    from (select ${scope}, sum(amount) over (
            partition by ${scope} order by at
            range between interval '${aloneWindows.MONTH} days' preceding and current row) as sum
            from done) summed,
         (select ${limit} as "limit") allowed
   where sum > "limit" group by 1, 2, 4`
    )
    .join(' union all ')}`
