import { toAsciiDigits } from '#contracts/digits'

/** Digits, and what stands between them; no dots, which make an address of them. */
const plainNumber = /^\d(?:[\d/_ -]{0,28}\d)?$/

/**
 * The number of an invoice in a message. A partner's own number is free text, and free text of partners never
 * enters an SMS: unless it is a number indeed, ours stands in its place.
 */
export const numberInSms = (invoice: { externalId: string; referenceNumber: string }): string => {
  const number = toAsciiDigits(invoice.externalId)
  return plainNumber.test(number) ? number : invoice.referenceNumber
}
