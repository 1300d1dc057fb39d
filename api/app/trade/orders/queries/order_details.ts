import type { InstallmentStatus, OrderStatus, PaymentSource } from '#contracts/orders'
import type { Plan } from '#contracts/plans'
import { settingDefaults } from '#contracts/settings'
import type { OwnerName } from '#contracts/owners'
import { knownOfOwner, type Known } from '#app/people/blacklists/queries/listed'
import { lateFeeLeft } from '#app/credit/late_fees/queries/late_fee_of'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { addDays } from '#app/platform/time/jalali'
import { amountFrom, type OrderItem } from '../domain/cost.js'
import { refusalToPay, type PaymentRefusal } from '../domain/pay_refusal.js'

/** All that the owner sees and the payment needs, in one round trip. */
export interface OrderFacts {
  id: string
  externalId: string
  referenceNumber: string
  plan: Plan
  status: OrderStatus
  createdAt: Date
  invoicedAt: Date
  dueDateInDays: number
  payableUntil: string
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  refundAmount: number
  /** What a cancellation or a refusal says; the owner reads it as its distributor does. */
  cancelReason: string | null
  paymentSource: PaymentSource | null
  paidAt: Date | null
  bankReferenceNumber: string | null
  distributorId: string
  distributorName: string
  distributorSlug: string
  distributorLogo: string | null
  requiresConfirmation: boolean
  installmentReceiptAmount: number | null
  installmentReceiptStatus: InstallmentStatus | null
  dueDate: string | null
  installmentId: string | null
  /** Rials; null without an installment. */
  installmentRemainingAmount: number | null
  /** Unpaid; taken before the debt. */
  lateFeeAmount: number
  /** Negative when past due. */
  daysLeft: number | null
  /** Digest of what the payer agrees to. */
  content: string
  phone: string
  firstname: string | null
  lastname: string | null
  orderItems: (OrderItem & { id: number })[]
  /** 1 when never changed. */
  version: number
  /** Null when paid by code. */
  cardPayment: { lastFour: string; merchantName: string } | null
  walletId: string | null
  cashBalance: number
  lineId: string | null
  lineAccountId: string | null
  creditBalance: number
  isBlocked: boolean
  isExpired: boolean
  isFeePaid: boolean
  lacksContract: boolean
  /** Not accepted in its current version. */
  lacksApprobation: boolean
  /** What blacklists know its owner by. */
  known: Known
  vatRatePpm: number
}

const sql = `
  select o.id, o.external_id as "externalId", o.reference_number as "referenceNumber", o.plan, o.status,
         o.created_at as "createdAt", o.invoiced_at as "invoicedAt",
         o.due_date_in_days as "dueDateInDays", o.payable_until as "payableUntil",
         o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
         o.bank_fee_amount as "bankFeeAmount", o.refund_amount as "refundAmount",
         o.cancel_reason as "cancelReason", o.payment_source as "paymentSource", o.paid_at as "paidAt",
         o.bank_reference_number as "bankReferenceNumber",
         d.id as "distributorId", d.name as "distributorName", d.slug as "distributorSlug",
         d.logo as "distributorLogo",
         d.requires_confirmation as "requiresConfirmation",
         i.amount - i.reversed_amount as "installmentReceiptAmount", i.status as "installmentReceiptStatus",
         i.id as "installmentId",
         i.amount - i.paid_amount - i.reversed_amount as "installmentRemainingAmount",
         ${lateFeeLeft('i.id')} as "lateFeeAmount",
         i.due_date - ?::date as "daysLeft",
         i.due_date as "dueDate",
         invoice_content(o.id) as content,
         u.phone, u.firstname, u.lastname,
         (select json_agg(json_build_object('id', line, 'itemName', item_name, 'unitType', unit_type,
                   'qty', qty, 'price', price) order by line)
            from order_items where order_id = o.id) as "orderItems",
         coalesce((select max(version) from order_versions where order_id = o.id), 1) as version,
         (select json_build_object('lastFour', payment.last_four, 'merchantName', payment.merchant_name)
            from orders_card_payments payment
           where payment.order_id = o.id) as "cardPayment",
         wallet.id as "walletId", coalesce(wallet.balance, 0) as "cashBalance",
         line.id as "lineId", line.account_id as "lineAccountId",
         coalesce(drawn.credit_limit - drawn.balance - drawn.held, 0) as "creditBalance",
         exists (select from credit_blocks where line_id = line.id) as "isBlocked",
         coalesce(line.expires_on < ?, false) as "isExpired",
         fee_is_active(o.owner_type, o.owner_id, o.plan, line.expires_on, ?) as "isFeePaid",
         coalesce((
           select (value #>> '{}')::boolean from settings_values where key = 'creditNeedsSignedContract'
         ), false) and not contract_is_signed(o.owner_type, o.owner_id, o.plan, line.credit_year,
           line.has_renewal_credit) as "lacksContract",
         o.needs_approbation and not order_is_approved(o.id) as "lacksApprobation",
         ${knownOfOwner('o.owner_type', 'o.owner_id')} as known,
         coalesce((select (value #>> '{}')::integer from settings_values where key = 'vatRatePpm'),
           ${settingDefaults.vatRatePpm}) as "vatRatePpm"
    from orders o
    join distributors_suppliers d on d.id = o.distributor_id
    left join installments_debts i on i.order_id = o.id
    left join identity_people u on u.id = o.owner_id
    left join ledger_accounts wallet on wallet.kind = 'wallet'
      and wallet.owner_type = o.owner_type and wallet.owner_id = o.owner_id and wallet.plan = ''
    left join credit_lines_of_owners line
      on line.owner_type = o.owner_type and line.owner_id = o.owner_id and line.plan = o.plan
    left join ledger_accounts drawn on drawn.id = line.account_id
   where o.id = any(?::uuid[]) and o.owner_type = ? and o.owner_id = ?`

/**
 * In the order of distinct `ids`.
 * @throws NotFound also for another owner's
 */
export const factsOfOrders = async (
  owner: OwnerName,
  ids: string[],
  client?: Client
): Promise<OrderFacts[]> => {
  const today = clock.today()
  const named = [today, today, today, ids, owner.type, owner.id]
  const found = await prepared<OrderFacts>('order_facts', sql, named, client)
  return ids.map((id) => {
    const facts = found.find((one) => one.id === id)
    if (!facts) throw new NotFound()
    return facts
  })
}

/** @throws NotFound also for another owner's */
export const orderFacts = async (
  owner: OwnerName,
  id: string,
  client?: Client
): Promise<OrderFacts> => (await factsOfOrders(owner, [id], client))[0]

/** With the due date if paid today. */
export interface PaymentOption {
  source: PaymentSource
  amount: number
  dueDate: string | null
  refusal: PaymentRefusal | null
}

/** Hidden from the owner. */
const inner = [
  'content',
  'distributorId',
  'requiresConfirmation',
  'walletId',
  'lineId',
  'lineAccountId',
  'isBlocked',
  'isExpired',
  'isFeePaid',
  'lacksContract',
  'lacksApprobation',
  'known',
  'vatRatePpm',
] as const satisfies readonly (keyof OrderFacts)[]
type Shown = Omit<OrderFacts, (typeof inner)[number]>

export interface OrderDetails extends Shown {
  orderStatus: OrderStatus
  /** Empty once not payable. */
  paymentOptions: PaymentOption[]
}

/** person §2, §3 */
export const detailsOf = (facts: OrderFacts): OrderDetails => {
  const hidden = new Set<string>(inner)
  const shown = Object.entries(facts).filter(([name]) => !hidden.has(name))
  return {
    ...(Object.fromEntries(shown) as Shown),
    orderStatus: facts.status,
    paymentOptions: paymentOptionsOf(facts),
  }
}

const paymentOptionsOf = (facts: OrderFacts): PaymentOption[] => {
  const today = clock.today()
  if (refusalToPay(facts, 'WALLET', today) === 'NOT_PAYABLE') return []
  return (['CREDIT', 'WALLET'] as const).map((source) => ({
    source,
    amount: amountFrom(source, facts),
    dueDate: source === 'CREDIT' ? addDays(today, facts.dueDateInDays) : null,
    refusal: refusalToPay(facts, source, today),
  }))
}
