import type { OrderFile } from '@kasbeno/api/answers'

export type OrderItem = OrderFile['orderItems'][number]
export type KeptVersion = OrderFile['versions'][number]
/** Rials; debit positive. */
export type LedgerEntry = NonNullable<OrderFile['ledgerEntries']>[number]
