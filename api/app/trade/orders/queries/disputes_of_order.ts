import type { DisputeParty, DisputeReason, DisputeStatus } from '#contracts/disputes'
import { prepared, type Client } from '#app/platform/database/database'

/** As sold. Rials. */
export interface DisputeItem {
  /** Of that version. */
  line: number
  itemName: string
  unitType: string
  qty: number
  price: number
  reason: DisputeReason
  /** Falls off when accepted. */
  amount: number
}

/** Rials. */
export interface Dispute {
  id: string
  status: DisputeStatus
  goodsAmount: number
  /** Includes fees; frozen, and returned when accepted. */
  refundAmount: number
  /** Part to the wallet; null unless accepted. */
  walletAmount: number | null
  note: string
  openedAt: Date
  /** Supplier's last day. */
  answerBy: string
  decidedAt: Date | null
  decidedBy: DisputeParty | null
  /** By supplier or staff. */
  answer: string | null
  items: DisputeItem[]
}

export const disputeItems = `
  (select json_agg(json_build_object('line', line, 'itemName', item_name, 'unitType', unit_type,
            'qty', qty, 'price', price, 'reason', reason, 'amount', amount) order by line)
     from dispute_items where dispute_id = d.id)`

/** Of the refund's entry. */
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

export const disputesOf = (orderId: string, client: Client): Promise<Dispute[]> =>
  prepared<Dispute>('disputes_of_order', sql, [orderId], client)

const openSql = `select id from open_disputes where order_id = ?`

/** Null without one. */
export const openDisputeOf = async (orderId: string, client: Client): Promise<string | null> => {
  const [open] = await prepared<{ id: string }>('open_dispute', openSql, [orderId], client)
  return open?.id ?? null
}

const linesSql = `
  select coalesce(json_agg(json_build_object('line', line, 'itemName', item_name, 'unitType', unit_type,
           'qty', qty, 'price', price) order by line), '[]') as lines
    from order_items where order_id = ?`

export const linesOf = async (orderId: string, client: Client) => {
  const [{ lines }] = await prepared<{ lines: Omit<DisputeItem, 'reason' | 'amount'>[] }>(
    'lines_of_order',
    linesSql,
    [orderId],
    client
  )
  return lines
}
