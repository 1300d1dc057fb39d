import type { Owner } from '#contracts/owners'
import { setting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared, type Trx } from '#app/platform/database/database'
import { passedAlone, type AloneKind, type Passed } from '#app/platform/two_people/done_alone'
import { creditPreviews } from '../i18n/previews.js'

/** By allocation or raise. */
export const givenAlone: AloneKind = {
  name: 'credit',
  commands: ['credit.allocate', 'credit.change-limit'],
  joins: `join credit_lines given on given.id = case line.command
      when 'credit.allocate' then (line.after ->> 'creditLineId')::uuid else line.subject_id end`,
  subject: 'given.id::text',
  owner: `given.owner_type || ':' || given.owner_id`,
  amount: `greatest(coalesce((line.after ->> 'amount')::bigint,
      (line.after ->> 'limit')::bigint - (line.before ->> 'limit')::bigint), 0)`,
}

const othersSql = `
  select coalesce(sum(coalesce(account.target_limit, account.credit_limit)), 0)::bigint as sum
    from credit_lines line join ledger_accounts account on account.id = line.account_id
   where line.owner_type = ? and line.owner_id = ? and line.plan <> ?`

interface Given {
  /** Null at an allocation. */
  lineId: string | null
  owner: Owner
  /** Rials: new limit and raise. */
  limit: number
  more: number
}

/** Null when one person is enough. Counts all lines of the owner, and what this person gave alone. */
export const whyAllocationNeedsTwo = async (
  { lineId, owner, limit, more }: Given,
  actor: StaffActor,
  trx: Trx
): Promise<Pick<Passed, 'message'> | null> => {
  if (more <= 0) return null
  const confirmer = await setting('creditByOnePersonRials', trx)
  const act = { actor, subject: lineId ?? '', owner, amount: more, limits: { confirmer } }
  const passed = await passedAlone(givenAlone, act, trx)
  if (passed) return passed
  const above = await setting('fourEyesAboveRials', trx)
  const others = await prepared<{ sum: number }>(
    'limits_of_owner',
    othersSql,
    [owner.type, owner.id, owner.plan],
    trx
  )
  const before = others[0].sum + limit - more
  if (before + more <= above) return null
  return { message: creditPreviews.ownersLimits(before, before + more, above) }
}
