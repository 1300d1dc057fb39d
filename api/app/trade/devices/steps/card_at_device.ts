import { mayBeOurs, numberIndexes } from '#app/cards/issuing/card_numbers'
import { cardOfNumber, type CardRow } from '#app/cards/issuing/steps/lock_card'
import type { Device } from '../queries/device_of.js'
import { refuseLockedDevice, settleWrongCard } from './device_tries.js'

/**
 * The card of a number that was typed or swiped. A number that could be ours, and is not, counts as a wrong card: whoever
 * looks for cards by trying numbers is locked as whoever tries PINs. Cards of other banks do not count.
 * @throws Throttled for such a number while the device is locked
 */
export const cardAtDevice = async (
  device: Device,
  number: string
): Promise<CardRow | undefined> => {
  const card = await cardOfNumber(number)
  if (!card && mayBeOurs(number)) {
    // Of a locked device nothing is kept: whoever goes on trying would fill the table.
    await refuseLockedDevice(device)
    await settleWrongCard(device, { numberIndex: numberIndexes(number)[0]! })
  }
  return card
}
