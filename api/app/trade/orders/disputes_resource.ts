import { disputeParties, disputeStatuses } from '#contracts/disputes'
import { words } from '#contracts/words'
import { companyOwning, ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { disputeTitle, headers } from './i18n/export.js'
import { disputeFile } from './queries/dispute_file.js'

const accepted = (amount: string) => `case r.status when 'ACCEPTED' then ${amount} else 0 end`

/** What owners reported of their goods, for the bank and, confined to their own, for distributors and branches. */
export default defineResource('disputes', {
  title: disputeTitle,
  permission: 'disputes.list',
  query: () =>
    reading('disputes as r')
      .leftJoin('orders as o', 'o.id', 'r.order_id')
      .leftJoin('distributors as d', 'd.id', 'o.distributor_id')
      .leftJoin('distributor_branches as b', 'b.id', 'o.branch_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'o.owner_id'),
  fields: {
    id: 'r.id',
    orderId: 'r.order_id',
    externalId: 'o.external_id',
    referenceNumber: 'o.reference_number',
    status: 'r.status',
    userId: 'owner.user_id',
    customerName: `coalesce(owner.name, '')`,
    phone: 'owner.phone',
    distributorId: 'o.distributor_id',
    distributorName: 'd.name',
    branchName: 'b.name',
    // As reported.
    goodsAmount: 'r.goods_amount',
    refundAmount: 'r.refund_amount',
    // As decided: what was refused, withdrawn or is open has given nothing back.
    acceptedGoodsAmount: accepted('r.goods_amount'),
    acceptedRefundAmount: accepted('r.refund_amount'),
    note: 'r.note',
    openedAt: 'r.opened_at',
    answerBy: 'r.answer_by',
    decidedAt: 'r.decided_at',
    decidedBy: 'r.decided_by',
    answer: 'r.answer',
  },
  search: ['o.search_key'],
  filters: {
    status: anyOf(disputeStatuses),
    decidedBy: anyOf(disputeParties),
    orderId: equals(),
    distributorId: equals(),
    userId: equals(),
    goodsAmount: between('amounts'),
    openedAt: between('moments'),
    answerBy: between('days'),
    decidedAt: between('moments'),
  },
  sorts: ['openedAt', 'answerBy', 'decidedAt', 'goodsAmount', 'status'],
  defaultSort: ['openedAt', 'DESC'],
  totals: ['acceptedGoodsAmount', 'acceptedRefundAmount'],
  confine: { distributor: 'o.distributor_id', branch: 'o.branch_id' },
  // What the owner pays beside the goods lies between the owner and the bank.
  bankOnly: ['refundAmount', 'acceptedRefundAmount', 'userId'],
  columns: {
    openedAt: column.jalaliMoment(headers.openedAt),
    answerBy: column.jalaliDay(headers.answerBy),
    status: column.label(headers.status, words.dispute),
    externalId: column.code(headers.externalId),
    distributorName: column.text(headers.distributorName),
    branchName: column.text(headers.branchName),
    customerName: column.text(headers.customerName),
    phone: column.code(headers.phone),
    goodsAmount: column.rials(headers.reportedGoodsAmount),
    refundAmount: column.rials(headers.reportedRefundAmount),
    acceptedGoodsAmount: column.rials(headers.acceptedGoodsAmount),
    acceptedRefundAmount: column.rials(headers.acceptedRefundAmount),
    note: column.text(headers.note),
    decidedAt: column.jalaliMoment(headers.decidedAt),
    decidedBy: column.label(headers.decidedBy, words.disputeParty),
    answer: column.text(headers.answer),
  },
  show: disputeFile,
  history: {
    ...ofItself('disputes'),
    company: companyOwning(
      'select owner_id from orders where id = (select order_id from disputes where id = ?)'
    ),
  },
})
