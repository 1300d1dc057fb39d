import { isShebaValid } from '@persian-tools/persian-tools'

interface Refused {
  iban: string
  ibanToday: string | null
  isFrozen: boolean
  hasAlarm: boolean
  isHeldBack: boolean
  /** Another person brought the bank file that says it failed. */
  isProven: boolean
}

/**
 * What a failed transfer needs to be sent again: nothing with another person's bank file and an unchanged account, else
 * a second person, since it might be paid twice; a usable IBAN; no alarm, FRAUD inquiry or blacklist entry.
 */
export const retryOf = ({
  iban,
  ibanToday,
  isFrozen,
  hasAlarm,
  isHeldBack,
  isProven,
}: Refused): 'SEND' | 'APPROVE' | 'NO_IBAN' | 'FROZEN' | 'ALARMED' | 'HELD_BACK' => {
  if (hasAlarm) return 'ALARMED'
  if (isFrozen) return 'FROZEN'
  if (!ibanToday || !isShebaValid(ibanToday)) return 'NO_IBAN'
  if (isHeldBack) return 'HELD_BACK'
  return ibanToday === iban && isProven ? 'SEND' : 'APPROVE'
}
