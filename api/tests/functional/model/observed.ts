import assert from 'node:assert/strict'
import { failedChecks } from '#tests/support/credit'
import { prepared } from '#app/platform/database/database'
import type { Model } from './model.js'

/**
 * The product as it stands, in the words of the model: one statement, one snapshot. Ids grow with time,
 * so their order is the order in which things came to be.
 */
const sql = `
  select
    (select json_agg(json_build_object(
        'wallet', coalesce(wallet.balance, 0),
        'chosen', (select json_build_object('amount', amount, 'status', status)
                     from chosen_packages where registration_id = r.id),
        'fees', (select coalesce(json_agg(status order by id), '[]')
                   from platform_fees where registration_id = r.id),
        'line', case when line.id is not null then json_build_object(
           'limit', drawn.credit_limit, 'target', drawn.target_limit, 'used', drawn.balance, 'held', drawn.held,
           'year', line.credit_year, 'isGranted', line.has_renewal_credit,
           'blocks', (select coalesce(json_agg(reason order by reason), '[]')
                        from credit_blocks where line_id = line.id)) end) order by u.id)
       from users u
       join registrations r on r.user_id = u.id
       left join ledger.accounts wallet on wallet.owner_id = u.id and wallet.kind = 'wallet'
       left join credit_lines line on line.owner_id = u.id
       left join ledger.accounts drawn on drawn.id = line.account_id) as shops,
    (select coalesce(json_agg(json_build_object('kind', kind, 'status', status) order by id), '[]')
       from approvals) as approvals,
    (select coalesce(json_agg(json_build_object('status', status, 'amount', amount,
        'order', case when order_id is not null then
           (select count(*)::integer from orders where orders.id < order_id) end) order by id), '[]')
       from card_payments) as "cardPayments",
    (select coalesce(json_agg(json_build_object('amount', p.amount, 'status', p.status,
        'bank', coalesce(at_bank.result, 'NONE')) order by p.id), '[]')
       from payments p
       left join sandbox_gateway_payments at_bank on at_bank.token = p.gateway_token) as payments,
    (select coalesce(json_agg(json_build_object(
        'status', o.status, 'total', o.grand_total_amount, 'productFee', o.kasbeno_fee_amount,
        'bankFee', o.bank_fee_amount, 'refund', o.refund_amount, 'source', o.payment_source,
        'isSettled', o.payout_settled, 'isReceived', o.received_at is not null,
        'disputes', (select coalesce(json_agg(json_build_object('status', status, 'goods', goods_amount,
                       'refund', refund_amount) order by opened_at, id), '[]')
                       from disputes where order_id = o.id),
        'code', (select case when consumed_at is null then json_build_object(
                     'source', binding ->> 'source', 'amount', (binding ->> 'amount')::bigint) end
                   from one_time_codes where subject = o.id::text order by sent_at desc limit 1),
        'taken', (select coalesce(sum(item.amount), 0) from payout_items item
                    join payouts on payouts.id = item.payout_id
                    join settlement_runs run on run.id = payouts.run_id
                   where item.order_id = o.id and run.status in ('APPROVED', 'DONE')),
        'installment', case when i.id is not null then json_build_object(
           'amount', i.amount, 'paid', i.paid_amount, 'reversed', i.reversed_amount,
           'status', i.status, 'due', i.due_date - ?::date, 'isLost', i.write_off_id is not null,
           'lateFee', coalesce((select json_build_object('charged', fee.charged, 'open', fee.charged - fee.paid - fee.forgiven)
                                  from late_fees fee where fee.installment_id = i.id),
                               '{"charged": 0, "open": 0}'),
           'place', (select count(*)::integer from installments older where older.id < i.id)) end)
         order by o.id), '[]')
       from orders o left join installments i on i.order_id = o.id) as orders,
    (select coalesce(json_agg(json_build_object(
        'kind', run.kind, 'status', run.status,
        'payouts', (select coalesce(json_agg(json_build_object(
            'gross', gross, 'discount', discount, 'status', status) order by distributor_id), '[]')
           from payouts where run_id = run.id)) order by run.id), '[]')
       from settlement_runs run where run.kind <> 'WITHDRAWAL') as runs,
    (select coalesce(json_agg(json_build_object('amount', amount, 'status', status) order by id), '[]')
       from withdrawals) as withdrawals,
    (select coalesce(json_object_agg(name, sum), '{}') from (
       select concat_ws(':', account,
                case when account = 'distributor-payable' then supplier.place end) as name,
              sum(amount) as sum
         from ledger.postings
         left join (select id, row_number() over (order by id) - 1 as place from distributors) supplier
           on supplier.id = party_id
        where account not in ('wallet', 'credit-used')
        group by 1 having sum(amount) <> 0) booked) as books,
    (select count(*)::integer from ledger.accounts
      where balance < 0 or held < 0 or balance + held > credit_limit) as overdrawn,
    (select count(*)::integer from (
       select from ledger.postings group by entry_id having sum(amount) <> 0) entry) as unbalanced,
    (select count(*)::integer from (
       select from ledger.entries where kind like 'INVOICE_PAID%'
        group by source_id having count(*) > 1) invoice) as "paidTwice"`

const inOrder = (books: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(books)
      .filter(([, amount]) => amount !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
  )

/** What both the model and the database can say of themselves. */
const shown = (model: Model) => ({
  shops: model.shops.map(({ wallet, chosen, fees, line }) => ({
    wallet,
    chosen,
    fees: fees.map(({ status }) => status),
    line: line && {
      limit: line.limit,
      target: line.target,
      used: line.used,
      held: 0,
      blocks: [...line.blocks].sort(),
      year: line.year,
      isGranted: line.isGranted,
    },
  })),
  approvals: model.approvals.map(({ kind, status }) => ({ kind, status })),
  cardPayments: model.cardPayments.map(({ status, amount, order }) => ({ status, amount, order })),
  payments: model.payments.map(({ amount, status, bank }) => ({ amount, status, bank })),
  orders: model.orders.map(
    ({
      code,
      status,
      total,
      productFee,
      bankFee,
      refund,
      source,
      isSettled,
      isReceived,
      disputes,
      taken,
      installment,
    }) => ({
      code: code && { source: code.source, amount: code.amount },
      status,
      total,
      productFee,
      bankFee,
      refund,
      source,
      isSettled,
      isReceived,
      disputes: disputes.map((one) => ({
        status: one.status,
        goods: one.goods,
        refund: one.refund,
      })),
      taken,
      installment,
    })
  ),
  runs: model.runs.map(({ kind, status, payouts }) => ({
    kind,
    status,
    payouts: payouts.map(({ gross, discount, status: paid }) => ({
      gross,
      discount,
      status: paid,
    })),
  })),
  withdrawals: model.withdrawals.map(({ amount, status }) => ({ amount, status })),
  books: inOrder(model.books),
  overdrawn: 0,
  unbalanced: 0,
  paidTwice: 0,
})
export type Observed = ReturnType<typeof shown>

/** @param startedOn the day 0 of the history */
export const observe = async (startedOn: string): Promise<Observed> => {
  const [row] = await prepared<Observed>('observe_model', sql, [startedOn])
  return { ...row, books: inOrder(row.books) }
}

/** Each leaf that differs, by its place; a message of `assert` shows the first few of them alone. */
const leaves = (actual: unknown, expected: unknown, place: string): string[] => {
  const isTree = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null
  if (!isTree(actual) || !isTree(expected)) {
    const said = [actual, expected].map((value) => JSON.stringify(value))
    return said[0] === said[1] ? [] : [`${place}: ${said.join(' against ')}`]
  }
  const names = new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...names].flatMap((name) => leaves(actual[name], expected[name], `${place}.${name}`))
}

/** What differs, or null. */
export const difference = (model: Model, observed: Observed): string | null =>
  leaves(observed, shown(model), 'product').join('\n') || null

/** The model's balances are the product's, and the books prove themselves. */
export const expectAgreement = async (model: Model, startedOn: string): Promise<void> => {
  const differs = difference(model, await observe(startedOn))
  assert.equal(differs, null, `the product is not what the model is\n${differs}`)
  assert.deepEqual(await failedChecks(), [], 'the books do not reconcile')
}
