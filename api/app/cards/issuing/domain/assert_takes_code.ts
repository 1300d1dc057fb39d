import { takesCode, type CardCodePurpose, type CardStatus } from '#contracts/cards'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** @throws Conflict where a code of that purpose does nothing */
export const assertTakesCode = (
  purpose: CardCodePurpose,
  { status }: { status: CardStatus }
): void => {
  if (takesCode[purpose](status)) return
  throw new Conflict(purpose === 'UNFREEZE' ? messages.notFrozen : messages.notEnabled)
}
