import type { DisputeParty, DisputeReason, DisputeStatus } from '#contracts/disputes'
import { prepared, type Client } from '#app/platform/database/database'

/** Goods that an owner reported, as they were sold. Rials. */
export interface DisputeItem {
  /** The number of the invoice's line at that time. */
  line: number
  itemName: string
  unitType: string
  qty: number
  price: number
  reason: DisputeReason
  /** What the line's total falls by when it is accepted. */
  amount: number
}

/** A report of an owner about lines of an invoice, and what became of it. Rials. */
export interface Dispute {
  id: string
  status: DisputeStatus
  goodsAmount: number
  /** With the share of the fees: not collected meanwhile, and given back when it is accepted. */
  refundAmount: number
  /** What of it came to the wallet, the rest freed credit; null unless it was accepted. */
  walletAmount: number | null
  note: string
  openedAt: Date
  /** The supplier's last day to answer. */
  answerBy: string
  decidedAt: Date | null
  decidedBy: DisputeParty | null
  /** What the supplier or staff said to it. */
  answer: string | null
  items: DisputeItem[]
}

export const disputeItems = `
  (select json_agg(json_build_object('line', line, 'itemName', item_name, 'unitType', unit_type,
            'qty', qty, 'price', price, 'reason', reason, 'amount', amount) order by line)
     from dispute_items where dispute_id = d.id)`

/** Of the entry that gave the money back. */
const walletAmount = `
  (select coalesce(-sum(posting.amount) filter (where posting.account = 'wallet'), 0)::bigint
     from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
    where entry.idempotency_key = d.entry_key having count(*) > 0)`

const sql = `
  select d.id, d.status, d.goods_amount as "goodsAmount", d.refund_amount as "refundAmount",
         ${walletAmount} as "walletAmount", d.note,
         d.opened_at as "openedAt", d.answer_by as "answerBy", d.decided_at as "decidedAt",
         d.decided_by as "decidedBy", d.answer, ${disputeItems} as items
    from disputes d where d.order_id = ?
   order by d.opened_at desc, d.id desc`

/** The newest first. */
export const disputesOf = (orderId: string, client: Client): Promise<Dispute[]> =>
  prepared<Dispute>('disputes_of_order', sql, [orderId], client)

const openSql = `select id from open_disputes where order_id = ?`

/** The id of the dispute that is open; null without one. */
export const openDisputeOf = async (orderId: string, client: Client): Promise<string | null> => {
  const [open] = await prepared<{ id: string }>('open_dispute', openSql, [orderId], client)
  return open?.id ?? null
}

const linesSql = `
  select coalesce(json_agg(json_build_object('line', line, 'itemName', item_name, 'unitType', unit_type,
           'qty', qty, 'price', price) order by line), '[]') as lines
    from order_items where order_id = ?`

/** The lines of an invoice as it stands. */
export const linesOf = async (orderId: string, client: Client) => {
  const [{ lines }] = await prepared<{ lines: Omit<DisputeItem, 'reason' | 'amount'>[] }>(
    'lines_of_order',
    linesSql,
    [orderId],
    client
  )
  return lines
}
