import { isShebaValid } from '@persian-tools/persian-tools'

interface Refused {
  /** The account that was approved, and the one that the distributor has today. */
  iban: string
  ibanToday: string | null
  /** One of its invoices is reported as FRAUD. */
  isFrozen: boolean
  /** An answer of the bank speaks against what stands: it may have been paid. */
  hasAlarm: boolean
  /** The account of today is on a blacklist. */
  isHeldBack: boolean
  /** The bank's own file says that it failed, and somebody else than who sends it again has brought it. */
  isProven: boolean
}

/**
 * What a failed transfer needs before it goes to the bank again: nothing where a bank's file that another person
 * has brought says that it failed, and the distributor's account is the one that was approved; else a second person:
 * the money of a transfer that did not fail would go out twice. An IBAN where there is none that the bank would take,
 * the end of an alarm, the end of the inquiry where an invoice is FRAUD, and of the entry where a blacklist has the account.
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
