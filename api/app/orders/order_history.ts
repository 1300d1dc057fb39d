import { companyOwning, type History } from '#app/shared/history/history'

/** An invoice from its sale to the distributor's money; repayments lie between the customer and the bank. */
export const orderHistory: History = {
  subjects: [{ type: 'orders' }],
  company: companyOwning('select owner_id from orders where id = ?'),
  events: `
    select paid_at, 'order.paid', 'customer', owner_id,
           jsonb_build_object('amount', grand_total_amount, 'source', payment_source)
      from orders where id = ?
    union all
    select repayment.completed_at, 'order.repaid', 'customer', repayment.owner_id,
           jsonb_build_object('amount', part.amount)
      from installments installment
      join repayment_parts part on part.installment_id = installment.id
      join repayments repayment on repayment.id = part.repayment_id
     where installment.order_id = ?
    union all
    select cleared_at, 'order.cleared', 'system', null, null from installments where order_id = ?
    union all
    select payout.answered_at, 'order.settled', 'system', null,
           jsonb_build_object('amount', item.amount - item.discount, 'trackingNumber', payout.tracking_number)
      from payout_items item
      join payouts payout on payout.id = item.payout_id and payout.status = 'PAID'
     where item.order_id = ?`,
}
