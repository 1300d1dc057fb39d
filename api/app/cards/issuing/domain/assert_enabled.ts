import type { CardStatus } from '#contracts/cards'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** Only a card that is in use has a PIN to change, or can be blocked by its holder. @throws Conflict */
export const assertEnabled = ({ status }: { status: CardStatus }): void => {
  if (status !== 'ENABLED') throw new Conflict(messages.notEnabled)
}
