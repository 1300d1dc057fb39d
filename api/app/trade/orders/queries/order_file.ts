import type { EntryKind, LedgerAccount } from '#contracts/ledger'
import type { InstallmentStatus, KnownVersionCause } from '#contracts/orders'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { mayStill } from '#app/platform/two_people/second_person'
import type { OrderItem } from '../domain/cost.js'
import type { OrderLine } from '../domain/dispute.js'

/** Rials. */
export interface OrderFile {
  orderItems: OrderItem[]
  versions: {
    version: number
    cause: KnownVersionCause
    /** ISO 8601, business time. */
    createdAt: string
    grandTotalAmount: number
    /** Agreed by the payer; false for old payments. */
    isPaidFor: boolean
    items: OrderLine[]
  }[]
  installment: {
    id: string
    amount: number
    paidAmount: number
    reversedAmount: number
    remainingAmount: number
    status: InstallmentStatus
    dueDate: string
    clearedAt: string | null
  } | null
  /** Evidence can be taken. */
  hasApprobation: boolean
  unfraudAskedBy: PersonOfStaff | null
  unfraudAskedAt: string | null
  /** For ledger readers; debit positive. */
  ledgerEntries?: {
    id: string
    kind: EntryKind
    bookedAt: Date
    postings: { account: LedgerAccount; amount: number }[]
  }[]
}

type Facts = Omit<OrderFile, 'ledgerEntries'>

const sql = `
  select (select coalesce(json_agg(json_build_object('itemName', item_name, 'unitType', unit_type,
                   'qty', qty, 'price', price) order by line), '[]')
            from order_items where order_id = o.id) as "orderItems",
         (select coalesce(json_agg(json_build_object('version', told.version, 'cause', told.cause,
                   'createdAt', told.created_at, 'grandTotalAmount', told.grand_total_amount,
                   'isPaidFor', coalesce(payment.version = told.version, false),
                   'items', (select json_agg(json_build_object('line', line, 'itemName', item_name,
                              'unitType', unit_type, 'qty', qty, 'price', price) order by line)
                       from order_lines where order_id = told.order_id and version = told.version))
                   order by told.version desc), '[]')
            from order_versions told
            left join order_payments payment on payment.order_id = told.order_id
           where told.order_id = o.id) as versions,
         (select json_build_object('id', id, 'amount', amount, 'paidAmount', paid_amount,
                   'reversedAmount', reversed_amount,
                   'remainingAmount', amount - paid_amount - reversed_amount, 'status', status, 'dueDate', due_date,
                   'clearedAt', cleared_at)
            from installments_debts where order_id = o.id) as installment,
         exists (select from signatures_approbations
                  where document_type = 'INVOICE' and document_id = o.id) as "hasApprobation",
         ${personOfStaff('asking')} as "unfraudAskedBy",
         case when asking.id is not null then to_json(o.unfraud_asked_at) #>> '{}' end as "unfraudAskedAt"
    from orders o
    left join staff_accounts asking on asking.id = o.unfraud_asked_by
     and ${mayStill('o.unfraud_asked_by', 'orders.fraud')}
   where o.id = ?`

const entriesSql = `
  select e.id, e.kind, e.booked_at as "bookedAt",
         (select json_agg(json_build_object('account', account, 'amount', amount) order by line)
            from ledger_postings where entry_id = e.id) as postings
    from ledger_entries e
   where e.source_type = 'order' and e.source_id = ?
   order by e.booked_at, e.id`

/** Installments are hidden from distributors; access is already checked. */
export const orderFile = async (id: string, caller: StaffActor): Promise<OrderFile> => {
  const [facts] = await prepared<Facts>('order_file', sql, [id])
  if (caller.distributorId) {
    const asked = { unfraudAskedBy: null, unfraudAskedAt: null }
    return { ...facts, ...asked, installment: null, hasApprobation: false }
  }
  if (!caller.permissions.includes('ledger.read')) return facts
  const ledgerEntries = await prepared<NonNullable<OrderFile['ledgerEntries']>[number]>(
    'order_entries',
    entriesSql,
    [id]
  )
  return { ...facts, ledgerEntries }
}
