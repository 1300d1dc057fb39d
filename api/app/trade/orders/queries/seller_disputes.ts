import type { DisputeStatus } from '#contracts/disputes'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { disputeItems, type Dispute } from './disputes_of_order.js'

/** Without the fees. */
export interface SellerDispute extends Omit<Dispute, 'refundAmount' | 'walletAmount'> {
  orderId: string
  referenceNumber: string
  externalId: string
}

const columns = `
  d.id, d.order_id as "orderId", o.reference_number as "referenceNumber",
  o.external_id as "externalId", d.status, d.goods_amount as "goodsAmount", d.note,
  d.opened_at as "openedAt", d.answer_by as "answerBy", d.decided_at as "decidedAt",
  d.decided_by as "decidedBy", d.answer, ${disputeItems} as items`
const from = `from disputes d join orders o on o.id = d.order_id`
const owned = `o.distributor_id = ? and (?::text is null or d.status = ?)`

/** What was reported of the distributor's invoices, the newest first. */
export const sellersDisputes = async (
  distributorId: string,
  { status = null }: { status?: DisputeStatus | null },
  page: Page
): Promise<Paged<SellerDispute>> => {
  const filter = [distributorId, status, status]
  const rows = await prepared<SellerDispute>(
    'sellers_disputes',
    `select ${columns} ${from} where ${owned} order by d.opened_at desc, d.id desc limit ? offset ?`,
    [...filter, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_sellers_disputes',
    `select count(*) as total ${from} where ${owned}`,
    filter
  )
  return paged(rows, page, total)
}

/** @throws NotFound also for another distributor's */
export const sellersDispute = async (distributorId: string, id: string): Promise<SellerDispute> => {
  const [row] = await prepared<SellerDispute>(
    'sellers_dispute',
    `select ${columns} ${from} where o.distributor_id = ? and d.id = ?`,
    [distributorId, id]
  )
  if (!row) throw new NotFound()
  return row
}
