import { words } from '#contracts/words'
import { companyOwning, ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { disputeFile } from './queries/dispute_file.js'

const accepted = (amount: string) => `case r.status when 'ACCEPTED' then ${amount} else 0 end`

/** Distributors and branches see their own. */
export default defineResource('disputes', {
  title: 'گزارش‌های مشکل کالا',
  singular: 'گزارش مشکل',
  permission: 'disputes.list',
  query: () =>
    reading('disputes as r')
      .leftJoin('orders as o', 'o.id', 'r.order_id')
      .leftJoin('distributors_suppliers as d', 'd.id', 'o.distributor_id')
      .leftJoin('distributors_branches as b', 'b.id', 'o.branch_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'o.owner_id'),
  fields: {
    id: 'r.id',
    orderId: field.id('r.order_id', { filter: true }),
    openedAt: field.moment('r.opened_at', { filter: true, sort: true }),
    answerBy: field.day('r.answer_by', { filter: true, sort: true }),
    status: field.label('r.status', words.dispute, { filter: true, sort: true }),
    userId: field.id('owner.user_id', { filter: true, bankOnly: true }),
    externalId: field.code('o.external_id'),
    referenceNumber: field.code('o.reference_number', { export: false }),
    distributorName: field.text('d.name'),
    branchName: field.text('b.name'),
    customerName: field.text(`coalesce(owner.name, '')`),
    phone: field.code('owner.phone'),
    distributorId: field.id('o.distributor_id', { filter: true }),
    goodsAmount: field.rials('r.goods_amount', { filter: true, sort: true }),
    // Between owner and bank.
    refundAmount: field.rials('r.refund_amount', { label: 'reportedRefundAmount', bankOnly: true }),
    // Zero unless accepted.
    acceptedGoodsAmount: field.rials(accepted('r.goods_amount'), { sum: true }),
    acceptedRefundAmount: field.rials(accepted('r.refund_amount'), { sum: true, bankOnly: true }),
    note: field.text('r.note', { label: 'buyersReport' }),
    decidedAt: field.moment('r.decided_at', { label: 'finishedAt', filter: true, sort: true }),
    decidedBy: field.label('r.decided_by', words.disputeParty, { label: 'closedBy', filter: true }),
    answer: field.text('r.answer'),
  },
  search: ['o.search_key'],
  defaultSort: ['openedAt', 'DESC'],
  confine: { distributor: 'o.distributor_id', branch: 'o.branch_id' },
  show: disputeFile,
  history: {
    ...ofItself('disputes'),
    company: companyOwning(
      'select owner_id from orders where id = (select order_id from disputes where id = ?)'
    ),
  },
})
