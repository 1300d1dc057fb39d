import type { HeldCard } from '#core/api/types.ts'

/** A company's card in use, with a ceiling. */
export const aHeldCard = (changes: Partial<HeldCard> = {}): HeldCard => ({
  companyName: 'پخش مهر',
  companyUniqueSerial: 's1',
  cardNumber: '**** **** **** 7894',
  cardStatus: 'ENABLED',
  parcelStatus: null,
  next: 'USE',
  closedBy: null,
  ceiling: 50_000_000,
  spentThisMonth: 12_000_000,
  removedAt: null,
  ...changes,
})
