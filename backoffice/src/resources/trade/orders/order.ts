import type { OrderFile } from '@kasbeno/api/answers'

export type OrderItem = OrderFile['orderItems'][number]
export type KeptVersion = OrderFile['versions'][number]
/** Rials; debit positive, credit negative. */
export type LedgerEntry = NonNullable<OrderFile['ledgerEntries']>[number]
