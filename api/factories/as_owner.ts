import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

/** What somebody can do who holds the owner's role and switches its guards off: neither foreign keys nor triggers apply. */
export const asOwner = <T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> =>
  db.connection('owner').transaction(async (trx) => {
    await trx.rawQuery('set local session_replication_role = replica')
    return work(trx)
  })
