import { heldCardNext, type HeldCardClosing, type HeldCardNext } from '#contracts/card_holders'
import { cardRoute, maskedNumber, type CardStatus, type ParcelStatus } from '#contracts/cards'
import type { PaymentMethodType } from '#contracts/companies'
import { companyPlans } from '#contracts/plans'
import { cardManagement } from '#app/cards/queries/card_management'
import { companyIn } from '#app/owners/owner'
import { clock } from '#app/shared/clock'
import { prepared } from '#app/shared/database'
import { monthBegan, spentSince } from './card_holder.js'

/** A company's card, as who holds it, or held it last, finds it among theirs. */
export interface HeldCard {
  companyName: string
  companyUniqueSerial: string
  /** Its last digits; null before there is a card. */
  cardNumber: string | null
  cardStatus: CardStatus | null
  parcelStatus: ParcelStatus | null
  next: HeldCardNext
  /** Why nothing is bought with it now; null where something is, and for a card that is not in use. */
  closedBy: HeldCardClosing | null
  /** Rials of card payments in a Jalali month; null where the company's line alone ends them. */
  ceiling: number | null
  /** Rials of this Jalali month. */
  spentThisMonth: number
  /** When the company took the card away; null for who holds it. */
  removedAt: Date | null
}

interface Row extends Omit<HeldCard, 'cardNumber' | 'next' | 'closedBy'> {
  holderId: string
  lastFour: string | null
  paymentMethod: PaymentMethodType
  isCreditOpen: boolean
}

const sql = `
  select held."holderId", held."companyName", held."companyUniqueSerial", held."lastFour",
         held."cardStatus", held."parcelStatus", held.ceiling, held."spentThisMonth",
         held."paymentMethod", held."isCreditOpen", held."removedAt"
    from (
      select distinct on (holder.company_id)
             holder.id as "holderId", company.name as "companyName",
             company.id as "companyUniqueSerial", card.last_four as "lastFour",
             card.status as "cardStatus",
             (select parcel.status from parcels parcel where parcel.card_id = card.id
               order by parcel.created_at desc, parcel.id desc limit 1) as "parcelStatus",
             holder.ceiling, ${spentSince('holder')} as "spentThisMonth",
             company.payment_method as "paymentMethod",
             coalesce(line.expires_on >= named.today
               and fee_is_active(line.owner_type, line.owner_id, line.plan, line.expires_on, named.today)
               and not exists (select from credit_blocks where line_id = line.id), false)
               as "isCreditOpen",
             holder.removed_at as "removedAt"
        from (select ?::date as today) named
        join card_holders holder on holder.user_id = ?
        join companies company on company.id = holder.company_id
        left join credit_lines line on line.owner_id = company.id and line.plan = ?
        left join lateral (
          select id, last_four, status from cards
           where holder_id = holder.id order by created_at desc, id desc limit 1
        ) card on true
       where holder.removed_at is null or card.id is not null
       order by holder.company_id, holder.removed_at desc nulls first
    ) held
   order by held."removedAt" desc nulls first, held."companyName", held."companyUniqueSerial"`

/** What a company arranges for its holders is nothing to who holds its card no more. */
const termsOf = ({ removedAt, ceiling, spentThisMonth, cardStatus, ...row }: Row) => {
  if (removedAt) return { ceiling: null, spentThisMonth: 0, closedBy: null }
  const closing = row.paymentMethod === 'OTP' ? 'METHOD' : row.isCreditOpen ? null : 'CREDIT'
  return { ceiling, spentThisMonth, closedBy: cardStatus === 'ENABLED' ? closing : null } as const
}

const cardOf = async (row: Row): Promise<HeldCard> => {
  const { companyName, companyUniqueSerial, lastFour, cardStatus, parcelStatus, removedAt } = row
  const keeper = { owner: companyIn(companyUniqueSerial), holderId: row.holderId }
  const route = cardRoute(await cardManagement(keeper))
  return {
    companyName,
    companyUniqueSerial,
    cardNumber: lastFour && maskedNumber(lastFour),
    cardStatus,
    parcelStatus,
    next: heldCardNext({ isRemoved: removedAt !== null, cardStatus, route }),
    ...termsOf(row),
    removedAt,
  }
}

/**
 * The companies' cards of a person, whatever their token speaks for, those that were taken away last: who never had a
 * card of a company and shall have none any more finds nothing of it.
 */
export const heldCards = async (userId: string): Promise<{ items: HeldCard[] }> => {
  const named = [monthBegan(), clock.today(), userId, companyPlans[0]]
  const rows = await prepared<Row>('held_cards', sql, named)
  return { items: await Promise.all(rows.map(cardOf)) }
}
