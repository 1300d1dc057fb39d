import { done, refused, type OrderModel, type Outcome } from './model.js'

/** What the product must do with reported invoices. domain "Invoices" */

export const freeze = (order: OrderModel): Outcome => {
  const { status } = order
  if (status === 'FRAUD') return refused.again
  if (status !== 'CREATED' && status !== 'PENDING' && status !== 'COMPLETED') {
    return refused.conflict
  }
  order.before = status
  order.status = 'FRAUD'
  return done
}

export const unfreeze = (order: OrderModel): Outcome => {
  if (!order.before) return refused.again
  order.status = order.before
  order.before = null
  return done
}
