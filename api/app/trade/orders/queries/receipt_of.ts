import db from '@adonisjs/lucid/services/db'
import type { OrderStatus } from '#contracts/orders'
import type { OwnerName } from '#contracts/owners'
import { clock, tehran } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { judgeReceipt, judgeReport, receiptUntil, type ReceiptFacts } from '../domain/dispute.js'
import { disputesOf, type Dispute } from './disputes_of_order.js'

/** What the owner of an invoice may do about its receipt, and what was reported of it. */
export interface Receipt {
  receivedAt: Date | null
  /** Last day, `YYYY-MM-DD`; null before payment. */
  receiptUntil: string | null
  canConfirm: boolean
  canReport: boolean
  disputes: Dispute[]
}

interface Row {
  status: OrderStatus
  receivedAt: Date | null
  paidOn: string | null
}

const sql = `
  select o.status, o.received_at as "receivedAt",
         (o.paid_at at time zone '${tehran}')::date as "paidOn"
    from orders o where o.id = ? and o.owner_type = ? and o.owner_id = ?`

/** @throws NotFound also for another owner's */
export const receiptFacts = async (
  owner: OwnerName,
  orderId: string,
  client: Client
): Promise<ReceiptFacts & { disputes: Dispute[] }> => {
  const [row] = await prepared<Row>('receipt_facts', sql, [orderId, owner.type, owner.id], client)
  if (!row) throw new NotFound()
  const { paidOn, ...facts } = row
  return {
    ...facts,
    receiptUntil: paidOn && receiptUntil(paidOn),
    today: clock.today(),
    disputes: await disputesOf(orderId, client),
  }
}

export const receiptOf = async (owner: OwnerName, orderId: string): Promise<Receipt> => {
  const facts = await receiptFacts(owner, orderId, db.connection())
  return {
    receivedAt: facts.receivedAt,
    receiptUntil: facts.receiptUntil,
    canConfirm: judgeReceipt(facts) === 'ALLOWED',
    canReport: judgeReport(facts) === 'ALLOWED',
    disputes: facts.disputes,
  }
}
