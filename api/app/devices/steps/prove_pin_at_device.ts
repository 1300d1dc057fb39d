import { deviceRules, type CardPaymentRefusal } from '#contracts/devices'
import type { CardRow } from '#app/cards/steps/lock_card'
import { provePin, type PinVerdict } from '#app/cards/steps/prove_pin'
import { settleToday } from '#app/identity/daily_attempts'
import { messages } from '../i18n/fa.js'
import type { Device } from '../queries/device_of.js'

export const devicePinPurpose = 'DEVICE_PIN'

/**
 * What came of a card's PIN. A wrong one counts for the card and for the device, where one thief may try the
 * cards of many; a device that is locked tells nothing of any card, and costs none a try.
 * @throws Throttled while either is locked, also for a right one
 */
export const provePinAtDevice = (device: Device, card: CardRow, pin: string): Promise<PinVerdict> =>
  provePin(card, pin, messages.pinLocked, (isRight) =>
    settleToday({
      purpose: devicePinPurpose,
      who: device.id,
      isRight,
      max: device.isPartner ? deviceRules.wrongPinsPerDayOfPartner : deviceRules.wrongPinsPerDay,
      message: messages.devicePinsLocked,
      isShared: true,
    })
  )

/** What a device is told of it. */
export const refusalOfPin: Readonly<Record<PinVerdict, CardPaymentRefusal | null>> = {
  RIGHT: null,
  WRONG: 'PIN_WRONG',
  LOCKED: 'PIN_LOCKED',
}
