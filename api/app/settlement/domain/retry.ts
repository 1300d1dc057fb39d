import { isShebaValid } from '@persian-tools/persian-tools'

interface Refused {
  /** The account that was approved, and the one that the distributor has today. */
  iban: string
  ibanToday: string | null
  /** One of its invoices is reported as FRAUD. */
  isFrozen: boolean
}

/**
 * What a failed transfer needs before it goes to the bank again: nothing where the distributor's account is
 * the one that was approved, a second person where it is another, an IBAN where there is none that the bank
 * would take, and the end of the inquiry where an invoice is FRAUD.
 */
export const retryOf = ({
  iban,
  ibanToday,
  isFrozen,
}: Refused): 'SEND' | 'APPROVE' | 'NO_IBAN' | 'FROZEN' => {
  if (isFrozen) return 'FROZEN'
  if (!ibanToday || !isShebaValid(ibanToday)) return 'NO_IBAN'
  return ibanToday === iban ? 'SEND' : 'APPROVE'
}
