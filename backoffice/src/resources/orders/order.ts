import type { OrderFile } from '@kasbeno/api/answers'

export type OrderItem = OrderFile['orderItems'][number]
/** Rials; debit positive, credit negative. */
export type LedgerEntry = NonNullable<OrderFile['ledgerEntries']>[number]
