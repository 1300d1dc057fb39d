import { isShebaValid } from '@persian-tools/persian-tools'

/**
 * What a failed transfer needs before it goes to the bank again: nothing where the distributor's account is
 * the one that was approved, a second person where it is another, and an IBAN where there is none that
 * the bank would take.
 */
export const retryOf = (
  approvedIban: string,
  iban: string | null
): 'SEND' | 'APPROVE' | 'NO_IBAN' => {
  if (!iban || !isShebaValid(iban)) return 'NO_IBAN'
  return iban === approvedIban ? 'SEND' : 'APPROVE'
}
