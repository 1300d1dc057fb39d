import type { HolderTerms } from '#contracts/devices'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { startOfJalaliMonth } from '#app/platform/time/jalali'

const termsSql = `
  select company.payment_method as "paymentMethod", holder.ceiling,
         (select coalesce(sum(payment.amount), 0)::bigint from issuing_cards paid
            join card_payments payment on payment.card_id = paid.id
           where paid.holder_id = holder.id and payment.status = 'PAID'
             and payment.created_at >= ?) as "spentThisMonth"
    from issuing_cards card
    left join cardholders_holders holder on holder.id = card.holder_id
    left join companies_files company on company.id = holder.company_id
   where card.id = ?`

/** A company card's agreement and spending. Locking the one payable card of a holder guards the sum. */
export const cardTerms = async (cardId: string, client?: Client): Promise<HolderTerms> => {
  const since = startOfJalaliMonth(clock.businessNow()).toJSDate()
  const [terms] = await prepared<HolderTerms>('terms_of_holder', termsSql, [since, cardId], client)
  return terms
}
