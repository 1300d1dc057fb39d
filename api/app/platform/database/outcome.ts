import { AsyncLocalStorage } from 'node:async_hooks'

/** What the database may have stored for the running call. */
export interface Outcome {
  mayHaveWritten: boolean
}

const calls = new AsyncLocalStorage<Outcome>()

/** Follows what a call writes. @returns what `work` returns */
export const followingWrites = <T>(outcome: Outcome, work: () => T): T => calls.run(outcome, work)

export const outcomeOfCall = (): Outcome | undefined => calls.getStore()

/** Functions that write although a `select` calls them; a test compares them with the catalogue. */
export const writingFunctions = [
  'check_code',
  'consume_code',
  'keep_order_payment',
  'note_failure',
  'number_vouchers',
  'open_account',
  'open_installment',
  'move',
  'pay_invoice',
  'pay_invoices',
  'post',
  'put_event',
  'send_code',
  'set_limit',
  'settle_attempt',
  'settle_daily_attempt',
  'settle_shared_attempt',
  'settle_sign_in',
  'take_reserved_code',
  'write_order_version',
] as const

const reading =
  /^\s*(?:\(|begin|rollback|savepoint|release|select|with|values|show|set|fetch|close|declare|explain)/i
const writing = new RegExp(
  String.raw`\b(?:insert\s+into|update\b|delete\s+from|merge\s+into|(?:${writingFunctions.join('|')})\s*\()`,
  'i'
)
/** Counters and idempotency keys are not what the caller asked for. */
const bookkeeping = /\b(?:idempotency_keys|rate_limits)\b/

const known = new Map<string, boolean>()
/** Texts differ by the number of bindings; bounds the cache. */
const knownMax = 2_000

/** Whether a statement may write for the caller; true in doubt. */
export const mayWrite = (sql: string): boolean => {
  const before = known.get(sql)
  if (before !== undefined) return before
  const may = !bookkeeping.test(sql) && (!reading.test(sql) || writing.test(sql))
  if (known.size < knownMax) known.set(sql, may)
  return may
}
