import { deviceRules, type CardPaymentRefusal } from '#contracts/devices'
import type { CardRow } from '#app/cards/steps/lock_card'
import { provePin, type PinVerdict } from '#app/cards/steps/prove_pin'
import { refuseLockedToday, settleToday } from '#app/identity/daily_attempts'
import { clock } from '#app/shared/clock'
import { prepared, transaction } from '#app/shared/database'
import { messages } from '../i18n/fa.js'
import type { Device } from '../queries/device_of.js'

export const devicePinPurpose = 'DEVICE_PIN'

const insertSql = `
  insert into device_wrong_pins (device_id, card_id, day) values (?, ?, ?)
  on conflict do nothing returning card_id`

/** @returns whether it is the card's first wrong PIN of the day at the device */
const keepWrongCard = (deviceId: string, cardId: string): Promise<boolean> =>
  transaction(async (trx) => {
    const today = clock.today()
    await trx
      .from('device_wrong_pins')
      .where('device_id', deviceId)
      .where('day', '<', today)
      .delete()
    const kept = await prepared('keep_wrong_card', insertSql, [deviceId, cardId, today], trx)
    return kept.length > 0
  })

/**
 * What came of a card's PIN. A wrong one counts for the card; for the device, where one thief may try the cards of
 * many, different cards count. A device that is locked tells nothing of any card, and costs none a try; a card that is
 * locked costs the device none.
 * @throws Throttled while either is locked, also for a right one
 */
export const provePinAtDevice = (
  device: Device,
  card: CardRow,
  pin: string
): Promise<PinVerdict> => {
  const place = { purpose: devicePinPurpose, who: device.id, message: messages.devicePinsLocked }
  return provePin(card, pin, messages.pinLocked, {
    refuseLocked: () => refuseLockedToday(place),
    settle: async (isRight) => {
      if (!isRight && !(await keepWrongCard(device.id, card.id))) return refuseLockedToday(place)
      await settleToday({
        ...place,
        isRight,
        max: device.isPartner ? deviceRules.wrongPinsPerDayOfPartner : deviceRules.wrongPinsPerDay,
        isShared: true,
      })
    },
  })
}

/** What a device is told of it. */
export const refusalOfPin: Readonly<Record<PinVerdict, CardPaymentRefusal | null>> = {
  RIGHT: null,
  WRONG: 'PIN_WRONG',
  LOCKED: 'PIN_LOCKED',
}
