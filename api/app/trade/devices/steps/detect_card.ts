import { maskedNumber } from '#contracts/cards'
import { refusalOfCard, type CardPaymentRefusal } from '#contracts/devices'
import { clock } from '#app/platform/time/clock'
import type { Device } from '../queries/device_of.js'
import { cardAtDevice } from './card_at_device.js'
import { refuseLockedDevice } from './device_tries.js'

/** Before the PIN; never says whose it is. */
export interface DetectedCard {
  isOurs: boolean
  cardNumber: string
  /** Null when chargeable. */
  refusal: CardPaymentRefusal | null
}

export const detectCard = async (device: Device, number: string): Promise<DetectedCard> => {
  await refuseLockedDevice(device)
  const card = await cardAtDevice(device, number)
  return {
    isOurs: card !== undefined,
    cardNumber: maskedNumber(number.slice(-4)),
    refusal: card ? refusalOfCard(card, clock.today()) : 'CARD_UNKNOWN',
  }
}
