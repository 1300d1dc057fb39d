import { heldCardNext, type HeldCardClosing, type HeldCardNext } from '#contracts/card_holders'
import { cardRoute, maskedNumber, type CardStatus, type ParcelStatus } from '#contracts/cards'
import type { PaymentMethodType } from '#contracts/companies'
import type { Owner } from '#contracts/owners'
import { cardManagement } from '#app/cards/issuing/queries/card_management'
import { creditLineOf, lineRefusal } from '#app/credit/credit_lines/queries/credit_line'
import { companyIn } from '#app/people/owners/owner'
import { prepared } from '#app/platform/database/database'
import { monthBegan, spentSince } from './card_holder.js'

/** Current or former. */
export interface HeldCard {
  companyName: string
  companyUniqueSerial: string
  /** Last digits; null without a card. */
  cardNumber: string | null
  cardStatus: CardStatus | null
  parcelStatus: ParcelStatus | null
  next: HeldCardNext
  /** Null when usable, or not in use. */
  closedBy: HeldCardClosing | null
  /** Rials a Jalali month; null for none. */
  ceiling: number | null
  spentThisMonth: number
  /** Null while held. */
  removedAt: Date | null
}

interface Row extends Omit<HeldCard, 'cardNumber' | 'next' | 'closedBy'> {
  holderId: string
  lastFour: string | null
  paymentMethod: PaymentMethodType
  isRefused: boolean
}

const sql = `
  select held."holderId", held."companyName", held."companyUniqueSerial", held."lastFour",
         held."cardStatus", held."parcelStatus", held.ceiling, held."spentThisMonth",
         held."paymentMethod", held."isRefused", held."removedAt"
    from (
      select distinct on (holder.company_id)
             holder.id as "holderId", company.name as "companyName",
             company.id as "companyUniqueSerial", card.last_four as "lastFour",
             card.status as "cardStatus", card.parcel_status as "parcelStatus",
             holder.ceiling, ${spentSince('holder')} as "spentThisMonth",
             company.payment_method as "paymentMethod",
             'REJECTED' in (holder.status, holder.contract_status) as "isRefused",
             holder.removed_at as "removedAt"
        from card_holders holder
        join companies_files company on company.id = holder.company_id
        left join lateral (
          select id, last_four, status, parcel_status from issuing_cards
           where holder_id = holder.id order by created_at desc, id desc limit 1
        ) card on true
       where holder.user_id = ? and (holder.removed_at is null or card.id is not null)
       order by holder.company_id, holder.removed_at desc nulls first
    ) held
   order by held."removedAt" desc nulls first, held."companyName", held."companyUniqueSerial"`

/** For cards in use. */
const closingOf = async (
  owner: Owner,
  method: PaymentMethodType
): Promise<HeldCardClosing | null> => {
  if (method === 'OTP') return 'METHOD'
  return lineRefusal(await creditLineOf(owner), 0) && 'CREDIT'
}

/** Former holders see no terms. */
const termsOf = async (owner: Owner, { removedAt, ceiling, spentThisMonth, ...row }: Row) => {
  if (removedAt) return { ceiling: null, spentThisMonth: 0, closedBy: null }
  const isUsed = row.cardStatus === 'ENABLED'
  const closedBy = isUsed ? await closingOf(owner, row.paymentMethod) : null
  return { ceiling, spentThisMonth, closedBy }
}

const cardOf = async (row: Row): Promise<HeldCard> => {
  const { companyName, companyUniqueSerial, lastFour, cardStatus, parcelStatus } = row
  const { isRefused, removedAt } = row
  const owner = companyIn(companyUniqueSerial)
  const route = cardRoute(await cardManagement({ owner, holderId: row.holderId }))
  return {
    companyName,
    companyUniqueSerial,
    cardNumber: lastFour && maskedNumber(lastFour),
    cardStatus,
    parcelStatus,
    next: heldCardNext({
      isRemoved: removedAt !== null,
      isRefused,
      cardStatus,
      parcelStatus,
      route,
    }),
    ...(await termsOf(owner, row)),
    removedAt,
  }
}

/** Whatever the token; removed ones last; empty for others. */
export const heldCards = async (userId: string): Promise<{ items: HeldCard[] }> => {
  const rows = await prepared<Row>('held_cards', sql, [monthBegan(), userId])
  return { items: await Promise.all(rows.map(cardOf)) }
}
