import { createHash } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * A national code belongs to who was approved with it. What somebody typed blocked its real holder before,
 * and drew the invoices that name their customer by it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table users add column national_code_verified_at timestamptz;
      update users set national_code_verified_at = approved.at
        from (select user_id, min(coalesce(identity_sent_at, created_at)) as at from registrations
               where identity_status = 'APPROVED' group by user_id) approved
       where approved.user_id = users.id and users.national_code is not null;
      drop index users_national_code;
      create unique index users_national_code on users (national_code)
        where active and national_code_verified_at is not null;
      create index users_claimed_national_code on users (national_code) where national_code is not null;
      alter table users add constraint users_verified_code_is_known
        check (national_code_verified_at is null or national_code is not null);

      -- The code by which the supplier named its customer; null where a phone did.
      alter table orders add column customer_national_code text;
      create index orders_named_by_code on orders (owner_id) where customer_national_code is not null;
    `)
    this.defer((client) => rememberCodes(client))
  }
}

interface OldOrder {
  id: string
  content_hash: string
  plan: string
  national_code: string
  grand_total_amount: number
  due_date_in_days: number
  invoiced_at: Date
  branch_id: string | null
  items: [string, string, number, number][]
}

const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'
const ordersSql = `
  select o.id, o.content_hash, o.plan, u.national_code, o.grand_total_amount, o.due_date_in_days,
         o.invoiced_at, o.branch_id,
         (select jsonb_agg(jsonb_build_array(item_name, unit_type, qty, price) order by line)
            from order_items where order_id = o.id) as items
    from orders o
    join users u on u.id = o.owner_id
   where o.owner_type = 'PERSON' and o.customer_national_code is null
     and u.national_code is not null and u.national_code_verified_at is null and o.id > ?
   order by o.id limit ${batch}`

/** The digest that a sale had when this migration was written, for a customer named by code. */
const hashByCode = (order: OldOrder): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        order.plan,
        null,
        order.national_code,
        null,
        order.items.map(([name, unit, qty, price]) => [name, unit, Number(qty), Number(price)]),
        Number(order.grand_total_amount),
        order.due_date_in_days,
        order.invoiced_at.getTime(),
        order.branch_id,
      ])
    )
    .digest('hex')

/**
 * How a customer was named was not kept, but the digest of the sale tells. Only orders of people whom nobody
 * has approved are asked: those are the ones that reconciliation must name. An order that was changed since
 * has other items, and stays as it is.
 */
export const rememberCodes = async (client: QueryClientContract): Promise<void> => {
  let after = beforeAll
  for (;;) {
    const { rows }: { rows: OldOrder[] } = await client.rawQuery(ordersSql, [after])
    for (const order of rows) {
      if (!order.items || hashByCode(order) !== order.content_hash) continue
      await client
        .from('orders')
        .where('id', order.id)
        .update({ customer_national_code: order.national_code })
    }
    if (rows.length < batch) return
    after = rows[batch - 1].id
  }
}
