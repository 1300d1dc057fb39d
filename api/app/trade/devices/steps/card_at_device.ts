import { mayBeOurs, numberIndexes } from '#app/cards/issuing/card_numbers'
import { cardOfNumber, type CardRow } from '#app/cards/issuing/steps/lock_card'
import type { Device } from '../queries/device_of.js'
import { refuseLockedDevice, settleWrongCard } from './device_tries.js'

/**
 * A number in our range that is no card counts as a wrong card, so that guessing numbers locks as PINs do.
 * @throws Throttled for such a number while locked
 */
export const cardAtDevice = async (
  device: Device,
  number: string
): Promise<CardRow | undefined> => {
  const card = await cardOfNumber(number)
  if (!card && mayBeOurs(number)) {
    // A locked device stores nothing: guesses would fill the table.
    await refuseLockedDevice(device)
    await settleWrongCard(device, { numberIndex: numberIndexes(number)[0]! })
  }
  return card
}
