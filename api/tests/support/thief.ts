import { settingDefaults } from '#contracts/settings'
import { sqlState, transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => sqlState(error)
  )
export const fourEyes = settingDefaults.fourEyesAboveRials
export const denied = '42501'
export const violatedCheck = '23514'
export const frozen = 'KB005'
export const misdated = 'KB007'
export const misdatedLine = 'KB008'
export const unfounded = 'KB009'

/** In one transaction, so that what is looked at when it commits is looked at. */
export const steal = (...statements: (readonly [sql: string, bindings?: readonly unknown[]])[]) =>
  refusedBy(
    transaction(async (trx) => {
      for (const [sql, bindings = []] of statements) await trx.rawQuery(sql, bindings as never)
    })
  )

const postSql = `select ledger.post(?, ?, ?, ?, ?, ?::timestamptz, ?::text[], ?::uuid[], ?::bigint[])`
export const entry = (
  kind: string,
  [type, id]: readonly [string, string],
  lines: readonly (readonly [account: string, party: string | null, amount: number])[],
  businessAt = new Date().toISOString()
) => {
  const [accounts, parties, amounts] = [0, 1, 2].map((at) => lines.map((line) => line[at]))
  return [
    postSql,
    [newId(), kind, type, id, newId(), businessAt, accounts, parties, amounts],
  ] as const
}
export const money = (walletId: string, amount = 5_000_000) =>
  [
    ['gateway-clearing', null, amount],
    ['wallet', walletId, -amount],
  ] as const

export const lineOfTrail = (over: Record<string, unknown> = {}) => {
  const line: Record<string, unknown> = {
    id: newId(),
    at: new Date().toISOString(),
    actor_type: 'staff',
    actor_name: 'nobody',
    command: 'credit.change-limit',
    subject_type: 'credit-lines',
    subject_id: newId(),
    ...over,
  }
  const names = Object.keys(line)
  const sql = `insert into audit_lines (${names.join()}) values (${names.map(() => '?').join()})`
  return [sql, Object.values(line)] as const
}
export const decidedLimit = (lineId: string, limit: number) =>
  lineOfTrail({ subject_id: lineId, after: JSON.stringify({ limit }) })
export const setLimit = (accountId: string, limit: number) =>
  ['select ledger.set_limit(?, ?)', [accountId, limit]] as const
