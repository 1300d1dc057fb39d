import { searchKey } from '#contracts/digits'
import { prepared } from '#app/platform/database/database'
import { on } from '#app/platform/events/outbox'
import { defineJob } from '#app/platform/jobs/queue'
import db from '@adonisjs/lucid/services/db'
import { escapeLike } from '#app/platform/resource/query'

const batch = 1_000

const sql = `
  update orders set search_key = search_key || ' ' || ?
   where id in (
     select id from orders where distributor_id = ? and search_key not like ? limit ${batch})
  returning id`

/** By the current name and the one at the sale. */
export const renameInvoices = defineJob<{ distributorId: string }>({
  name: 'rename-invoices',
  async run({ distributorId }) {
    const { name } = await db
      .from('distributors_suppliers')
      .where({ id: distributorId })
      .firstOrFail()
    const key = searchKey(name)
    const bindings = [key, distributorId, `%${escapeLike(key)}%`]
    // Short statements, so that payments run in between.
    while ((await prepared('rename_invoices', sql, bindings)).length === batch);
  },
})

on('DistributorRenamed', ({ distributorId }, then) => then(renameInvoices, { distributorId }))
