import {
  leftUnderCeiling,
  refusalOfAmount,
  refusalOfCard,
  refusalOfTerms,
  type CardPaymentRefusal,
} from '#contracts/devices'
import { lockCard, type CardRow } from '#app/cards/issuing/steps/lock_card'
import { setting } from '#app/reference/settings/settings'
import { clock, tehran } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { cardTerms } from '../queries/holder_terms.js'

const spentSql = `
  select coalesce(sum(amount), 0)::bigint as spent from card_payments
   where card_id = ? and status = 'PAID' and created_at >= ?`

const spentToday = async (cardId: string, trx: Trx): Promise<number> => {
  const midnight = clock.businessNow().setZone(tehran).startOf('day').toJSDate()
  const [{ spent }] = await prepared<{ spent: number }>(
    'card_spent_today',
    spentSql,
    [cardId, midnight],
    trx
  )
  return spent
}

/** Rechecks under the lock: it may be blocked meanwhile, and spending is summed serially. */
export const lockChargeableCard = async (
  { cardId, amount, containerId }: { cardId: string; amount: number; containerId: string | null },
  trx: Trx
): Promise<{ card: CardRow; refusal: CardPaymentRefusal | null; left: number | null }> => {
  const card = await lockCard(cardId, trx)
  const limits = {
    onceMax: await setting('cardPaymentMaxRials', trx),
    dailyMax: await setting('cardDailyMaxRials', trx),
  }
  const terms = await cardTerms(cardId, trx)
  const spent = await spentToday(cardId, trx)
  const refusal =
    refusalOfCard(card, clock.today()) ??
    refusalOfTerms(amount, containerId !== null, terms) ??
    refusalOfAmount(amount, spent, limits)
  return { card, refusal, left: leftUnderCeiling(refusal, limits, spent, terms) }
}
