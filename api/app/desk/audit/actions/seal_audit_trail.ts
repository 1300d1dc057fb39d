import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { genesis, lineColumns, sealHash, type ChainedLine } from '../domain/chain.js'
import { sealKey } from '../keys.js'

/** Where the chain ends. */
export interface Head {
  seq: number
  hash: string
}

const batch = 5000
const lockName = 'seal-audit-trail'

/**
 * How long before the end of the chain a line may be dated and still be sealed: transactions commit out
 * of order and clocks differ, but nothing takes an hour. Older than that, a line was put in afterwards;
 * it stays unsealed, and the verification names it.
 */
const lateness = '1 hour'

const headSql = 'select seq, hash from audit_seals order by seq desc limit 1'

const unsealedSql = `
  select ${lineColumns}
    from platform_audit_lines as line
   where line.at > coalesce(
           (select least(line_at, sealed_at) - interval '${lateness}'
              from audit_seals order by seq desc limit 1), '-infinity')
     and not exists (select from audit_seals seal where seal.line_id = line.id)
   order by line.at, line.id
   limit ${batch}`

const sealSql = `
  insert into audit_seals (seq, line_id, line_at, prev_hash, hash, key_id, sealed_at)
  select seq, line_id, line_at, prev_hash, hash, ?, ?
    from unnest(?::bigint[], ?::uuid[], ?::timestamptz[], ?::text[], ?::text[])
      as made (seq, line_id, line_at, prev_hash, hash)`

/**
 * Chains the lines that have no seal yet, in the order of their time. Who writes a line never waits for
 * this; sealers take turns, so that there is one chain.
 * @returns how many lines were sealed, and where the chain ends
 */
export default class SealAuditTrail {
  async execute(): Promise<{ sealed: number; head: Head }> {
    let sealed = 0
    for (;;) {
      const { count, head } = await sealBatch()
      sealed += count
      if (count < batch) return { sealed, head }
    }
  }
}

const sealBatch = () =>
  transaction(async (trx) => {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockName])
    const [known] = await rows<Head>(trx, headSql)
    const lines = await rows<ChainedLine>(trx, unsealedSql)
    let head = known ?? { seq: 0, hash: genesis }
    const seals = lines.map((line) => {
      const prevHash = head.hash
      const seq = head.seq + 1
      head = { seq, hash: sealHash(sealKey.key, seq, prevHash, line) }
      return { ...head, prevHash, line }
    })
    if (seals.length) {
      await rows(trx, sealSql, [
        sealKey.id,
        clock.systemNow().toJSDate(),
        seals.map(({ seq }) => seq),
        seals.map(({ line }) => line.id),
        seals.map(({ line }) => line.at),
        seals.map(({ prevHash }) => prevHash),
        seals.map(({ hash }) => hash),
      ])
    }
    return { count: seals.length, head }
  })

const rows = async <Row>(trx: Trx, sql: string, bindings: unknown[] = []): Promise<Row[]> => {
  const result: { rows: Row[] } = await trx.knexRawQuery(sql, bindings as never)
  return result.rows
}
