import { DateTime } from 'luxon'
import {
  houseAccounts,
  keptAccounts,
  type LedgerAccount,
  type TrialBalance,
  type TrialBalanceLine,
} from '#contracts/ledger'
import { clock, tehran } from '#app/platform/time/clock'
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
   where entry.booked_at <= ? and entry.business_at < ?
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

interface Until {
  /** A moment: what was booked later does not count. */
  at?: string
  /** A business day: what belongs to a later one does not count, whenever it was booked. */
  on?: string
}

const lineOf = ({ account, debit, credit }: Row): TrialBalanceLine => {
  const balance = debit - credit
  const [debitBalance, creditBalance] = [Math.max(balance, 0), Math.max(-balance, 0)]
  return { account, debit, credit, balance, debitBalance, creditBalance }
}

const sumOf = (lines: TrialBalanceLine[], side: keyof Omit<TrialBalanceLine, 'account'>): number =>
  lines.reduce((sum, line) => sum + line[side], 0)

/** Debit, credit and balance of every account in rials, now or at a past moment, of all days or up to one. */
export const trialBalance = async ({ at, on }: Until = {}): Promise<TrialBalance> => {
  const moment = at === undefined ? null : momentOf(at)
  const dayAfter = on && DateTime.fromISO(on, { zone: tehran }).plus({ days: 1 }).toISO()
  const bounds = [moment?.toISO() ?? 'infinity', dayAfter ?? 'infinity']
  const rows = await prepared<Row>('trial_balance', sql, bounds)
  const accounts = byAccount.map((account) =>
    lineOf(rows.find((row) => row.account === account) ?? { account, debit: 0, credit: 0 })
  )
  return {
    at: (moment ?? clock.systemNow()).toISO(),
    on: on ?? null,
    accounts,
    totalDebit: sumOf(accounts, 'debit'),
    totalCredit: sumOf(accounts, 'credit'),
    totalDebitBalance: sumOf(accounts, 'debitBalance'),
    totalCreditBalance: sumOf(accounts, 'creditBalance'),
  }
}
