import logger from '@adonisjs/core/services/logger'
import { deviceRules } from '#contracts/devices'
import { refuseLockedToday, recordAttempt } from '#app/people/identity/daily_attempts'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { messages } from '../i18n/fa.js'
import type { Device } from '../queries/device_of.js'

export const devicePinPurpose = 'DEVICE_PIN'

/** A wrong PIN's card, or an unknown number. */
export type WrongCard = { cardId: string } | { numberIndex: string }

const placeOf = ({ id: who }: Device) => ({
  purpose: devicePinPurpose,
  who,
  message: messages.deviceTriesLocked,
})

/** @throws Throttled until tomorrow */
export const refuseLockedDevice = (device: Device): Promise<void> =>
  refuseLockedToday(placeOf(device))

const insertSql = `
  insert into device_wrong_pins (device_id, card_id, number_index, day) values (?, ?, ?, ?)
  on conflict do nothing returning device_id`

/** @returns whether it is the card's first failure today at this device */
const keepWrongCard = (deviceId: string, card: WrongCard): Promise<boolean> =>
  transaction(async (trx) => {
    const today = clock.today()
    await trx
      .from('device_wrong_pins')
      .where('device_id', deviceId)
      .where('day', '<', today)
      .delete()
    const [cardId, index] = 'cardId' in card ? [card.cardId, null] : [null, card.numberIndex]
    const bindings = [deviceId, cardId, index, today]
    const kept = await prepared('keep_wrong_card', insertSql, bindings, trx)
    return kept.length > 0
  })

const maxOf = ({ isPartner }: Device): number =>
  isPartner ? deviceRules.wrongCardsPerDayOfPartner : deviceRules.wrongCardsPerDay

/** Tells staff which device is attacked. */
const noteLock = async (device: Device): Promise<void> => {
  const wrongCards = maxOf(device)
  logger.warn({ deviceId: device.id, wrongCards }, 'wrong cards have locked a device for the day')
  const subject = { type: 'devices', id: device.id }
  await transaction((trx) =>
    audit(
      { actor: system('devices'), command: 'devices.lock', subject, after: { wrongCards } },
      trx
    )
  )
}

/** @throws Throttled while locked */
export const settleRightCard = async (device: Device): Promise<void> => {
  await recordAttempt({ ...placeOf(device), isRight: true, max: maxOf(device), isShared: true })
}

/**
 * Distinct wrong cards per day, as one thief may try many cards.
 * @throws Throttled while locked
 */
export const settleWrongCard = async (device: Device, card: WrongCard): Promise<void> => {
  if (!(await keepWrongCard(device.id, card))) return refuseLockedDevice(device)
  const tried = { ...placeOf(device), isRight: false, max: maxOf(device), isShared: true }
  if ((await recordAttempt(tried)).hasLocked) await noteLock(device)
}
