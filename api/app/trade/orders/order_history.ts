import { companyOwning, type History } from '#app/platform/history/history'

/**
 * Up to the distributor's money; repayments are the bank's. "Paid" refers to the agreed version, whatever returned
 * later.
 */
export const orderHistory: History = {
  subjects: [{ type: 'orders' }],
  company: companyOwning('select owner_id from orders where id = ?'),
  events: `
    select invoice.paid_at, 'order.paid', 'customer', invoice.owner_id,
           jsonb_strip_nulls(jsonb_build_object('source', invoice.payment_source, 'amount',
             coalesce(paid.grand_total_amount,
                      case invoice.refund_amount when 0 then invoice.grand_total_amount end)))
      from orders invoice
      left join order_payments payment on payment.order_id = invoice.id
      left join order_versions paid on paid.order_id = invoice.id and paid.version = payment.version
     where invoice.id = ?
    union all
    select repayment.completed_at, 'order.repaid', 'customer', repayment.owner_id,
           jsonb_build_object('amount', part.amount)
      from installments_debts installment
      join installments_repayment_parts part on part.installment_id = installment.id
      join installments_repayments repayment on repayment.id = part.repayment_id
     where installment.order_id = ?
    union all
    select cleared_at, 'order.cleared', 'system', null, null from installments_debts where order_id = ?
    union all
    select payout.answered_at, 'order.settled', 'system', null,
           jsonb_build_object('amount', payout.amount - payout.discount, 'trackingNumber', payout.tracking_number)
      from orders_payouts payout
     where payout.order_id = ? and payout.status = 'PAID'`,
}
