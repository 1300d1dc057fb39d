import type { CardPaymentRefusal } from '#contracts/devices'
import type { CardRow } from '#app/cards/issuing/steps/lock_card'
import { provePin, type PinVerdict } from '#app/cards/issuing/steps/prove_pin'
import { messages } from '../i18n/fa.js'
import type { Device } from '../queries/device_of.js'
import { refuseLockedDevice, settleRightCard, settleWrongCard } from './device_tries.js'

/**
 * A wrong PIN counts for card and device. A locked device costs no card a try, a locked card costs the device none.
 * @throws Throttled while either is locked, also for the right PIN
 */
export const provePinAtDevice = (device: Device, card: CardRow, pin: string): Promise<PinVerdict> =>
  provePin(card, pin, messages.pinLocked, {
    refuseLocked: () => refuseLockedDevice(device),
    settle: (isRight) =>
      isRight ? settleRightCard(device) : settleWrongCard(device, { cardId: card.id }),
  })

export const refusalOfPin: Readonly<Record<PinVerdict, CardPaymentRefusal | null>> = {
  RIGHT: null,
  WRONG: 'PIN_WRONG',
  LOCKED: 'PIN_LOCKED',
}
