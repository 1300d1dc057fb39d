import { discountOf, type PayoutStatus, type RunKind } from '#contracts/settlement'
import { feeTermsOf } from '#app/trade/distributors/queries/fee_terms'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { daysBetween } from '#app/platform/time/jalali'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { receivables, type ReceivableRow } from './receivables.js'

/** Rials; the IBAN is masked. */
export interface PastTransfer {
  paymentId: string
  runId: string
  kind: RunKind
  upTo: string
  status: PayoutStatus
  iban: string
  trackingNumber: string | null
  invoices: number
  gross: number
  discount: number
  amount: number
  approvedAt: Date
  paidAt: Date
}
/** May be paid early: cost and rest in rials. */
export interface AwaitingDiscount extends ReceivableRow {
  discount: number
  net: number
}
export interface TransferInvoice {
  referenceNumber: string
  externalId: string
  amount: number
  discount: number
  net: number
}

const pageBindings = ({ pageSize, pageNumber }: Page) => [pageSize, pageSize * pageNumber]

const readPage = async <Row>(
  name: string,
  { columns, from, order }: { columns: string; from: string; order: string },
  bindings: (string | number | null)[],
  page: Page
): Promise<Paged<Row>> => {
  const rows = await prepared<Row>(
    name,
    `select ${columns} ${from} order by ${order} limit ? offset ?`,
    [...bindings, ...pageBindings(page)]
  )
  const [{ total }] = await prepared<{ total: number }>(
    `count_${name}`,
    `select count(*) as total ${from}`,
    bindings
  )
  return paged(rows, page, total)
}

const masked = (iban: string) => `left(${iban}, 4) || '****' || right(${iban}, 4)`

/** The transfers of runs of one kind that the distributor has been paid by, the newest first. */
export const pastTransfers = (
  distributorId: string,
  kind: RunKind,
  page: Page
): Promise<Paged<PastTransfer>> =>
  readPage<PastTransfer>(
    'past_transfers',
    {
      columns: `payouts.reference as "paymentId", run.id as "runId", run.kind, run.up_to as "upTo",
        payouts.status, ${masked('payouts.iban')} as iban, payouts.tracking_number as "trackingNumber",
        (select count(*) from payout_items where payout_id = payouts.id) as invoices,
        payouts.gross, payouts.discount, payouts.net as amount,
        run.approved_at as "approvedAt", payouts.answered_at as "paidAt"`,
      from: `from payouts join settlement_runs run on run.id = payouts.run_id
        where payouts.distributor_id = ? and run.kind = ? and payouts.status = 'PAID'`,
      order: 'payouts.answered_at desc, payouts.reference desc',
    },
    [distributorId, kind],
    page
  )

const receivableColumns = `r.reference_number as "referenceNumber", r.external_id as "externalId", r.amount,
  r.matures_on as "maturesOn", r.status, r.payment_id as "paymentId"`

/** Next first; those in discount runs are listed with the discounts. */
export const awaitingSettlements = (
  distributorId: string,
  page: Page
): Promise<Paged<ReceivableRow>> =>
  readPage<ReceivableRow>(
    'awaiting_settlements',
    {
      columns: receivableColumns,
      from: `from ${receivables}
        where r.distributor_id = ? and r.amount <> 0 and r.kind is distinct from 'DISCOUNT'`,
      order: 'r.matures_on, r.id',
    },
    [distributorId],
    page
  )

/** In a discount run, or payable early today. */
export const awaitingDiscounts = async (
  distributorId: string,
  page: Page
): Promise<Paged<AwaitingDiscount>> => {
  const today = clock.today()
  const { items, meta } = await readPage<
    ReceivableRow & { discount: number | null; yearlyPpm: number }
  >(
    'awaiting_discounts',
    {
      columns: `${receivableColumns}, r.discount, fee.discount_yearly_ppm as "yearlyPpm"`,
      from: `from ${receivables}
        left join lateral ${feeTermsOf('r.distributor_id')} fee on true
        where r.distributor_id = ? and r.amount <> 0
          and (r.kind = 'DISCOUNT'
            or r.status = 'OPEN' and r.amount > 0 and r.matures_on > ?
               and fee.discount_yearly_ppm is not null)`,
      order: 'r.matures_on, r.id',
    },
    [distributorId, today],
    page
  )
  const discounted = items.map(({ yearlyPpm, discount: fixed, ...row }) => {
    const days = daysBetween(today, row.maturesOn)
    const discount = fixed ?? discountOf(row.amount, yearlyPpm, days)
    return { ...row, discount, net: row.amount - discount }
  })
  return { items: discounted, meta }
}

export const transferInvoices = async (
  distributorId: string,
  paymentId: string,
  page: Page
): Promise<Paged<TransferInvoice>> => {
  const [payout] = await prepared<{ id: string }>(
    'own_transfer',
    `select payouts.id from payouts
       join settlement_runs run on run.id = payouts.run_id and run.status in ('APPROVED', 'DONE')
      where payouts.distributor_id = ? and payouts.reference = ?`,
    [distributorId, paymentId]
  )
  if (!payout) throw new NotFound()
  return readPage<TransferInvoice>(
    'transfer_invoices',
    {
      columns: `o.reference_number as "referenceNumber", o.external_id as "externalId", item.amount,
        item.discount, item.amount - item.discount as net`,
      from: `from payout_items item join orders_invoices o on o.id = item.order_id where item.payout_id = ?`,
      order: 'o.reference_number',
    },
    [payout.id],
    page
  )
}
