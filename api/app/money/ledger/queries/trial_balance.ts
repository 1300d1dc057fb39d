import { DateTime } from 'luxon'
import {
  houseAccounts,
  keptAccounts,
  type LedgerAccount,
  type TrialBalance,
} from '#contracts/ledger'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** Recent bookings may not be committed yet; `guards.sql` undoes what takes longer. */
export const settledAfterMs = 5_000

interface Row {
  account: LedgerAccount
  debit: number
  credit: number
}

/** `bigint` sums are parsed to a safe integer or refused. */
const sql = `
  select posting.account,
         coalesce(sum(posting.amount) filter (where posting.amount > 0), 0)::bigint as debit,
         coalesce(-sum(posting.amount) filter (where posting.amount < 0), 0)::bigint as credit
    from ledger.postings posting
    join ledger.entries entry on entry.id = posting.entry_id
   where entry.booked_at <= ?
   group by posting.account`

/** @throws InvalidFields for the last seconds and the future */
const momentOf = (at: string): DateTime<true> => {
  const moment = DateTime.fromISO(at, { zone: 'utc' })
  const refuse = (rule: string, message: string) =>
    new InvalidFields([{ field: 'at', rule, message }])
  // PostgreSQL has no year 0.
  if (!moment.isValid || moment.year < 1) throw refuse('date', messages.notAMoment)
  if (moment > clock.systemNow().minus(settledAfterMs))
    throw refuse('before', messages.momentTooYoung)
  return moment as DateTime<true>
}

const byAccount = [...keptAccounts, ...houseAccounts]

/** Debit, credit and balance of every account in rials, now or at a past moment. A debit balance is positive. */
export const trialBalance = async (at?: string): Promise<TrialBalance> => {
  const moment = at === undefined ? null : momentOf(at)
  const rows = await prepared<Row>('trial_balance', sql, [moment?.toISO() ?? 'infinity'])
  const accounts = byAccount.map((account) => {
    const { debit, credit } = rows.find((row) => row.account === account) ?? { debit: 0, credit: 0 }
    return { account, debit, credit, balance: debit - credit }
  })
  return {
    at: (moment ?? clock.systemNow()).toISO(),
    accounts,
    totalDebit: accounts.reduce((sum, { debit }) => sum + debit, 0),
    totalCredit: accounts.reduce((sum, { credit }) => sum + credit, 0),
  }
}
