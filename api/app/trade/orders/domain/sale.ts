import type { DateTime } from 'luxon'
import type { OrderStatus } from '#contracts/orders'
import type { CustomerReference } from '../queries/sale_facts.js'
import type { OrderItem } from './cost.js'

/** Rials. */
export interface Sale {
  externalId: string
  customer: CustomerReference
  items: OrderItem[]
  grandTotalAmount: number
  dueDateInDays: number
  invoicedAt: DateTime
  branchId?: string
}
export interface SaleAnswer {
  id: string
  referenceNumber: string
  status: OrderStatus
}
