/** What the search of the back-office finds, in the order in which it is told. */
export const hitKinds = [
  'CUSTOMER',
  'SHOP',
  'COMPANY_FILE',
  'MEMBER',
  'HOLDER',
  'INVOICE',
  'CARD',
  'PARCEL',
  'PAYMENT',
  'WITHDRAWAL',
  'PAYOUT',
  'DISTRIBUTOR',
  'MERCHANT',
  'DEVICE',
  'LEAD',
  'CALL_INFO',
] as const
export type HitKind = (typeof hitKinds)[number]

export interface SearchHit {
  kind: HitKind
  title: string
  below: string
  /** Where it leads: a member of a company, to the company. */
  resource: string
  id: string
}

export interface SearchAnswer {
  items: SearchHit[]
  /** Some of it took too long: with more letters it would not. */
  isPartial: boolean
}

export const searchRules = {
  hitsMax: 20,
  /** An index knows no fewer letters; with fewer, nothing is looked for. */
  lettersMin: 3,
  lengthMax: 100,
  wordsMax: 6,
} as const
