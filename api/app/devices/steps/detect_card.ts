import { maskedNumber } from '#contracts/cards'
import { refusalOfCard, type CardPaymentRefusal } from '#contracts/devices'
import { cardOfNumber } from '#app/cards/steps/lock_card'
import { clock } from '#app/shared/clock'

/** Whether a card that was swiped is ours, before anybody types a PIN. Whose it is, a device never learns. */
export interface DetectedCard {
  isOurs: boolean
  cardNumber: string
  /** Null where it may be charged. */
  refusal: CardPaymentRefusal | null
}

export const detectedCard = async (number: string): Promise<DetectedCard> => {
  const card = await cardOfNumber(number)
  return {
    isOurs: card !== undefined,
    cardNumber: maskedNumber(number.slice(-4)),
    refusal: card ? refusalOfCard(card, clock.today()) : 'CARD_UNKNOWN',
  }
}
