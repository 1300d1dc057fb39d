import { isCardExpired } from '#contracts/cards'
import { clock } from '#app/platform/time/clock'
import { BusinessRule, Conflict } from '#app/platform/errors'
import type { CardKeeper } from '../domain/card_keeper.js'
import { messages } from '../i18n/fa.js'
import { cardManagement } from '../queries/card_management.js'
import { newestCard, type CardRow } from './lock_card.js'

export const assertDelivered = ({ status }: CardRow): void => {
  // What its holder has frozen becomes ENABLED by a code, never by a CVV2.
  if (status !== 'DELIVERED') throw new Conflict(messages.refusedMove.ENABLED)
}

const assertUnexpired = ({ expiresOn }: CardRow) => {
  if (isCardExpired(expiresOn, clock.today())) throw new BusinessRule(messages.cardExpired)
}

const assertReady = async (keeper: CardKeeper) => {
  const { isContractSigned, hasActivePlatformFee } = await cardManagement(keeper)
  if (!isContractSigned) throw new BusinessRule(messages.contractUnsigned)
  if (!hasActivePlatformFee) throw new BusinessRule(messages.feeUnpaid)
}

/** @throws NotFound, Conflict unless DELIVERED, BusinessRule once expired, and without contract or fee */
export const activatableCard = async (keeper: CardKeeper): Promise<CardRow> => {
  const card = await newestCard(keeper)
  assertDelivered(card)
  assertUnexpired(card)
  await assertReady(keeper)
  return card
}
