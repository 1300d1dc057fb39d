export const blacklistKinds = ['PHONE', 'NATIONAL_CODE', 'COMPANY_ID', 'IBAN'] as const
export type BlacklistKind = (typeof blacklistKinds)[number]

/** In force until it is removed or its last day is over. */
export const blacklistStates = ['IN_FORCE', 'OVER', 'REMOVED'] as const
export type BlacklistState = (typeof blacklistStates)[number]

/** Where an entry refuses a person. */
export const blacklistPlaces = [
  'SIGN_IN',
  'STEP',
  'ALLOCATION',
  'SALE',
  'PAYMENT',
  'RENEWAL',
  'LIMIT',
  'PHONE_CHANGE',
  'PAYOUT',
  'DELEGATION',
] as const
export type BlacklistPlace = (typeof blacklistPlaces)[number]
