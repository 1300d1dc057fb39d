import type { CardStatus } from '#contracts/cards'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** @throws Conflict also for a frozen one */
export const assertEnabled = ({ status }: { status: CardStatus }): void => {
  if (status !== 'ENABLED') throw new Conflict(messages.notEnabled)
}
