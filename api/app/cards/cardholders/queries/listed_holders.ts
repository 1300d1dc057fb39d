import type { CustomerActor } from '#app/platform/audit/actor'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { shownTo } from '#app/onboarding/companies/domain/shown_to'
import { awaitedContracts, type ListedHolder } from './awaited_contracts.js'
import { cardHolder, cardHoldersOf, type CardHolder } from './card_holder.js'

const shownToCaller = (actor: CustomerActor) =>
  shownTo(memberOf(actor), ({ userId }: CardHolder) => userId === actor.id)

export const listedHolders = async (actor: CustomerActor): Promise<ListedHolder[]> => {
  const member = memberOf(actor)
  const [holders, awaited] = await Promise.all([
    cardHoldersOf(member.companyId),
    awaitedContracts(member),
  ])
  const known = new Map(awaited.map((one) => [one.holderId, one]))
  return holders.map(shownToCaller(actor)).map((holder) => {
    const { awaits = null, inPlaceOf = null } = known.get(holder.id) ?? {}
    return { ...holder, awaits, inPlaceOf }
  })
}

/** @throws NotFound */
export const listedHolder = async (actor: CustomerActor, userId: string): Promise<CardHolder> =>
  shownToCaller(actor)(await cardHolder(memberOf(actor).companyId, userId))
