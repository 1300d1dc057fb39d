import type { Reconciliation } from '#contracts/ledger'
import { prepared, transaction } from '#app/platform/database/database'
import { contributedChecks } from '../checks.js'

/** One difference is enough to know that something is wrong. */
const shownMax = 100

export const reconcile = (): Promise<Reconciliation> =>
  transaction(async (trx) => {
    await trx.rawQuery('set transaction isolation level repeatable read read only')
    const results: Reconciliation['checks'] = []
    for (const [name, sql] of contributedChecks()) {
      const differences = await prepared<Record<string, unknown>>(
        `reconcile_${name}`,
        `${sql} limit ${shownMax}`,
        [],
        trx
      )
      results.push({ name, ok: differences.length === 0, differences })
    }
    return { balanced: results.every(({ ok }) => ok), checks: results }
  })
