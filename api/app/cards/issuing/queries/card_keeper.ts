import { companyIn } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { CardKeeper } from '../domain/card_keeper.js'
import { cardOwner } from '../domain/card_owner.js'
import { messages } from '../i18n/fa.js'

/** A call about a card. */
export interface CardCall {
  actor: CustomerActor
  /** For the caller's own card. */
  plan?: unknown
  /** The holder's company; default the token's. */
  companyId?: string
  /** Set for commands on another person's card. */
  keeper?: CardKeeper
}

const sql = `
  select id from issuing_holders where company_id = ? and user_id = ? and removed_at is null`

/**
 * A company card belongs to its holder, with any token; other members do not see it.
 * @throws NotFound for no holder; else as `cardOwner`
 */
export const cardKeeper = async ({
  actor,
  plan,
  companyId,
  keeper,
}: CardCall): Promise<CardKeeper> => {
  if (keeper) return keeper
  const owner = companyId ? companyIn(companyId) : cardOwner(actor, plan)
  if (!companyId && !actor.member) return { owner, holderId: null }
  const [holder] = await prepared<{ id: string }>('card_holder_of', sql, [owner.id, actor.id])
  if (!holder) throw new NotFound(messages.noCard)
  return { owner, holderId: holder.id }
}
