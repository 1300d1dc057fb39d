import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { numberIndexes } from '../card_numbers.js'
import type { CardCall } from './card_keeper.js'

export interface PasswordResetStatus {
  /** The card is in use. */
  isResettable: boolean
  /** Remaining life of the code; null without. */
  expirationMillis: number | null
}

const sql = `
  select card.status = 'ENABLED' as "isResettable",
         (select ceil(extract(epoch from max(code.expires_at) - ?::timestamptz) * 1000)::bigint
            from identity_codes code
           where code.purpose = 'CARD_FORGOT_PIN' and code.subject = card.id::text
             and code.consumed_at is null and code.expires_at > ?) as "expirationMillis"
    from cards card
    join issuing_keepers keeper on keeper.card_id = card.id and keeper.removed_at is null
   where card.number_index = any(?) and card.owner_id = ? and keeper.user_id = ?`

/** @throws NotFound also for another person's */
export const passwordResetStatus = async (
  { actor, companyId = actor.owner.id }: Omit<CardCall, 'plan'>,
  cardNumber: string
): Promise<PasswordResetStatus> => {
  const now = clock.systemNow().toJSDate()
  const named = [now, now, numberIndexes(cardNumber), companyId, actor.id]
  const [row] = await prepared<PasswordResetStatus>('password_reset_status', sql, named)
  if (!row) throw new NotFound()
  return row
}
