import type { EntryKind } from '@kasbeno/api/contracts/ledger'
import type { InstallmentStatus } from '@kasbeno/api/contracts/orders'
import type { RaRecord } from 'react-admin'

export interface OrderItem {
  itemName: string
  unitType: string
  qty: number
  price: number
}

export interface LedgerEntry {
  id: string
  kind: EntryKind
  bookedAt: string
  /** Rials; debit positive, credit negative. */
  postings: { account: string; amount: number }[]
}

export interface Order extends RaRecord {
  userId: string | null
  customerName: string
  distributorId: string
  distributorName: string
  orderItems: OrderItem[]
  installment: {
    amount: number
    paidAmount: number
    status: InstallmentStatus
    dueDate: string
    clearedAt: string | null
  } | null
  /** Only for those who may read the ledger. */
  ledgerEntries?: LedgerEntry[]
}
