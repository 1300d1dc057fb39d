import type { Permission } from '#contracts/identity'
import { makerDays } from '#contracts/two_people'
import type { StaffActor } from '../audit/actor.js'
import { clock } from '../time/clock.js'
import { prepared, type Trx } from '../database/database.js'
import { BusinessRule, Conflict } from '../errors.js'
import { messages } from '../i18n/fa.js'
import { newId } from '../values/ids.js'

/** What was done to an account; the first three give its password or its sign-in away. */
export type AccountChange = 'MADE' | 'PASSWORD' | 'SECOND_FACTOR' | 'UNLOCKED' | 'ROLE' | 'RIGHTS'

/** Changes after which somebody else could sign in: they end with a password of the holder's own. */
const signInChanges: readonly AccountChange[] = ['MADE', 'PASSWORD', 'SECOND_FACTOR']

/** Keeps who changed an account, or the rights of all accounts of a role, in the transaction of the change. */
export const keepAccountChange = async (
  kind: AccountChange,
  of: { staffId: string } | { role: string },
  by: { id: string },
  trx: Trx
): Promise<void> => {
  const now = clock.systemNow()
  await trx
    .insertQuery()
    .table('account_changes')
    .insert({
      id: newId(),
      kind,
      staff_id: 'staffId' in of ? of.staffId : null,
      role: 'role' in of ? of.role : null,
      changed_by: by.id,
      changed_at: now.toJSDate(),
      ends_at: signInChanges.includes(kind) ? null : now.plus({ days: makerDays }).toJSDate(),
      had_second_factor: 'staffId' in of && (await hasSecondFactor(of.staffId, trx)),
    })
}

const hasSecondFactor = async (id: string, trx: Trx): Promise<boolean> => {
  const account = await trx
    .from('platform_accounts')
    .select('has_second_factor')
    .where({ id })
    .first()
  return account?.has_second_factor === true
}

/**
 * Somebody who can sign in has changed the account's password. Where its second factor is older than the password that
 * somebody else gave, that is the holder; elsewhere it may have been that hand, and counts as it for a week more.
 */
export const endHands = async (staffId: string, trx: Trx): Promise<void> => {
  const now = clock.systemNow()
  const later = now.plus({ days: makerDays }).toJSDate()
  await trx.rawQuery(ending, [now.toJSDate(), later, staffId])
}

const ending = `
  update account_changes change
     set ends_at = case when change.kind = 'PASSWORD' and change.had_second_factor and not exists (
           select from account_changes removal
            where removal.staff_id = change.staff_id and removal.kind = 'SECOND_FACTOR'
              and removal.changed_at >= change.changed_at) then ?::timestamptz else ?::timestamptz end
   where change.staff_id = ? and change.ends_at is null`

/**
 * SQL with the bindings of `oneHandOf`: the approver, whoever changed the approver's account where that has not ended, and
 * those whose sign-in was in the same hands as the approver's.
 */
export const oneHandSql = `
  with change as (
    select coalesce(change.staff_id, member.id) as account, change.changed_by,
           change.kind in ('MADE', 'PASSWORD', 'SECOND_FACTOR') as is_sign_in
      from account_changes change
      left join platform_accounts member on member.role = change.role
     where change.ends_at is null or change.ends_at > ?),
  hand as (
    select changed_by as hand, account from change where is_sign_in
    union select id, id from platform_accounts)
  select account as id from hand where hand in (select hand from hand where account = ?)
   union
  select changed_by from change where account = ?`

export const oneHandOf = ({ id }: { id: string }) => [clock.systemNow().toJSDate(), id, id]

/** Those of the askers for whom the approver is not a second person. */
export const askersInOneHand = async (
  askers: readonly string[],
  approver: { id: string },
  trx?: Trx
): Promise<Set<string>> => {
  const rows = await prepared<{ id: string }>(
    'askers_in_one_hand',
    `select id from (${oneHandSql}) as one_hand where id = any(?)`,
    [...oneHandOf(approver), askers],
    trx
  )
  return new Set(rows.map((row) => row.id))
}

/** SQL: the account of this column or binding is active, and its role holds the permission today. */
export const mayStill = (staffId: string, permission: Permission): string =>
  `exists (
     select from platform_accounts member join platform_roles roles on roles.key = member.role
      where member.id = ${staffId} and member.active and '${permission}' = any(roles.permissions))`

/** What was asked for ends with the right to ask for it. @throws Conflict */
const assertMayStillAsk = async (
  askedBy: string,
  permission: Permission,
  whenGone: string,
  trx: Trx
) => {
  const able = await prepared(
    `may_still_${permission}`,
    `select 1 where ${mayStill('?', permission)}`,
    [askedBy],
    trx
  )
  if (able.length === 0) throw new Conflict(whenGone)
}

interface TwoPeople {
  /** The id of the member of staff who asked. */
  askedBy: string
  approver: StaffActor
  /** What to tell the asker, where the command has words of its own. */
  whenSame?: string
  /** What whoever asked must still hold, where that is not judged otherwise. */
  askedWith?: Permission
  /** What to tell the approver then, where a request is not rejected but ended in another way. */
  whenGone?: string
}

/**
 * Four eyes are two persons: every command that needs a second one asks here, in its transaction, before
 * it changes anything. Neither the asker may approve, nor an account that the asker has unlocked or given another role
 * within a week, or made or given a password that its holder has not changed since; nor one that the same hand could
 * sign in with.
 * @throws BusinessRule (422), Conflict when whoever asked may no longer ask
 */
export const assertSecondPerson = async (
  { askedBy, approver, whenSame, askedWith, whenGone = messages.askerGone }: TwoPeople,
  trx: Trx
): Promise<void> => {
  if (askedBy === approver.id) throw new BusinessRule(whenSame ?? messages.ownRequest)
  const askers = await askersInOneHand([askedBy], approver, trx)
  if (askers.has(askedBy)) throw new BusinessRule(messages.sameHand)
  if (askedWith) await assertMayStillAsk(askedBy, askedWith, whenGone, trx)
}
