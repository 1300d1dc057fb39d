import type { OrderFile } from '@kasbeno/api/answers'
import type { RaRecord } from 'react-admin'

/** Rows are read by react-admin's components; what the page shows beyond its row has types. */
export type Order = RaRecord & OrderFile
export type OrderItem = OrderFile['orderItems'][number]
/** Rials; debit positive, credit negative. */
export type LedgerEntry = NonNullable<OrderFile['ledgerEntries']>[number]
