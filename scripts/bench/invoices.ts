import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { requestBytes } from './http_load.ts'
import { type Shop, plan } from './shops.ts'

export interface Payable {
  orderId: string
  distributorId: string
  shop: Shop
  codeId: string
  codeHash: string
  /** As the API stores it. */
  asker: string
  /** Content digest that the code is bound to. */
  content: string
}

export const code = '48293'

/** Rials; the product fee includes VAT. */
export const price = { goods: 10_000_000, productFee: 110_000, bankFee: 300_000, vatInside: 10_000 }
/** Parts per million (per year for the bank's) that give these fees over 60 days. */
export const rates = { productFeePpm: 11_000, bankFeeYearlyPpm: 182_500 }
export const total = price.goods + price.productFee + price.bankFee
export const bindingTo = (content: string, count = 1) => ({
  amount: total * count,
  content,
  source: 'CREDIT',
})

const writeOrders = `
  insert into orders (id, reference_number, distributor_id, partner_client_id, external_id, content_hash,
    owner_type, owner_id, plan, grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
    product_fee_ppm, bank_fee_yearly_ppm, due_date_in_days, invoiced_at, payable_until, search_key,
    created_at, updated_at)
  select given.id, reference, given.distributor_id, client.id, 'INV-' || reference, md5(reference),
         'PERSON', user_id, '${plan}', ${price.goods}, ${price.productFee}, ${price.bankFee},
         ${rates.productFeePpm}, ${rates.bankFeeYearlyPpm}, 60, now(), now()::date + 30,
         'inv-' || reference, now(), now()
    from (select *, nextval('order_references')::text as reference
            from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as given(id, distributor_id, user_id)) given
    join partner_clients client on client.distributor_id = given.distributor_id`

const writeItems = `
  with told as (
    insert into order_versions (order_id, version, cause, grand_total_amount, kasbeno_fee_amount,
      bank_fee_amount, created_at)
    select id, 1, 'SALE', ${price.goods}, ${price.productFee}, ${price.bankFee}, now()
      from unnest($1::uuid[]) id
    returning order_id, version)
  insert into order_lines (order_id, version, line, item_name, unit_type, qty, price)
  select order_id, version, line, 'روغن مایع', 'کارتن', 1, ${price.goods / 2}
    from told, generate_series(1, 2) line`

export const writeCodesFor = (purpose: string) => `
  insert into one_time_codes
    (id, purpose, subject, phone, asker, code_hash, binding, seal, sent_at, expires_at)
  select id, '${purpose}', subject, phone, asker, hash, binding, seal, now(), now() + interval '1 day'
    from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::text[])
         as given(id, subject, phone, asker, hash, binding, seal)`
export const writeCodes = writeCodesFor('INVOICE_PAYMENT')

/** @returns digests in order */
async function contentsOf(admin: pg.Client, orderIds: string[]) {
  const { rows } = await admin.query<{ content: string }>(
    `select invoice_content(id) as content
       from unnest($1::uuid[]) with ordinality as given(id, n) order by n`,
    [orderIds]
  )
  return rows.map(({ content }) => content)
}

async function newIds(admin: pg.Client, count: number) {
  const { rows } = await admin.query<{ id: string }>(
    `select uuidv7() as id from generate_series(1, ${count})`
  )
  return rows.map(({ id }) => id)
}

/** Keyed hashes as the API stores them. */
export class CodeSeals {
  private readonly pepper: string

  constructor(pepper: string) {
    this.pepper = pepper
  }

  /** @param orderId or another subject */
  hashOf(
    { orderId, shop }: { orderId: string; shop: Pick<Shop, 'sessionId'> },
    purpose = 'INVOICE_PAYMENT'
  ) {
    return this.hmac(code, purpose, orderId, `session:${shop.sessionId}`)
  }

  askerOf({ sessionId }: Pick<Shop, 'sessionId'>) {
    return this.hmac('asker', `session:${sessionId}`)
  }

  sealOf(
    { codeId, codeHash, content }: Pick<Payable, 'codeId' | 'codeHash' | 'content'>,
    count = 1
  ) {
    return this.seal({ codeId, codeHash }, bindingTo(content, count))
  }

  /** @param binding keys in order */
  seal({ codeId, codeHash }: Pick<Payable, 'codeId' | 'codeHash'>, binding: object) {
    return this.hmac(codeId, codeHash, JSON.stringify(Object.entries(binding)))
  }

  private hmac(...parts: string[]) {
    return createHmac('sha256', this.pepper).update(JSON.stringify(parts)).digest('base64url')
  }
}

interface Wanted {
  count: number
  /** Distinct shops next to each other avoid lock contention. */
  shops: Shop[]
  distributors: string[]
  pepper: string
}

export async function addInvoices(
  admin: pg.Client,
  { count, shops, distributors, pepper }: Wanted
) {
  const [orderIds, codeIds] = [await newIds(admin, count), await newIds(admin, count)]
  const seals = new CodeSeals(pepper)
  const placeOf = (index: number) => ({
    shop: shops[index % shops.length]!,
    distributorId: distributors[index % distributors.length]!,
  })
  await admin.query(writeOrders, [
    orderIds,
    orderIds.map((_, index) => placeOf(index).distributorId),
    orderIds.map((_, index) => placeOf(index).shop.userId),
  ])
  await admin.query(writeItems, [orderIds])
  const contents = await contentsOf(admin, orderIds)
  const invoices = orderIds.map((orderId, index): Payable => {
    const { shop, distributorId } = placeOf(index)
    const code = { codeId: codeIds[index]!, codeHash: seals.hashOf({ orderId, shop }) }
    return {
      orderId,
      distributorId,
      shop,
      ...code,
      asker: seals.askerOf(shop),
      content: contents[index]!,
    }
  })
  const column = <Value>(read: (invoice: Payable) => Value) => invoices.map(read)
  await admin.query(writeCodes, [
    codeIds,
    orderIds,
    column(({ shop }) => shop.phone),
    column(({ asker }) => asker),
    column(({ codeHash }) => codeHash),
    column(({ content }) => JSON.stringify(bindingTo(content))),
    column((invoice) => seals.sealOf(invoice)),
  ])
  return invoices
}

export const paymentRequest = ({ orderId, shop }: Payable) =>
  requestBytes({
    method: 'POST',
    path: `/api/order/pending-orders/${orderId}/payment-otp-verify`,
    token: shop.token,
    body: { otpSecret: code },
  })

/** @throws Error unless each is paid, with entry and installment */
export async function expectPaid(admin: pg.Client, invoices: Payable[]) {
  const { rows } = await admin.query<{ paid: string }>(
    `select count(*) as paid from unnest($1::uuid[]) id
       join orders o using (id) join installments i on i.order_id = o.id
       join ledger.entries e on e.source_type = 'order' and e.source_id = o.id
      where o.status = 'COMPLETED' and o.paid_at is not null`,
    [invoices.map(({ orderId }) => orderId)]
  )
  if (Number(rows[0]!.paid) !== invoices.length)
    throw new Error(`only ${rows[0]!.paid} of ${invoices.length} invoices were paid`)
}
