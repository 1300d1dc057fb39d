/** What two people decide about a late fee. */
export const lateFeeRequestKinds = ['FORGIVE'] as const
export type LateFeeRequestKind = (typeof lateFeeRequestKinds)[number]

/** Who reads late fees, asks to forgive them, and decides about it. */
export const lateFeeRights = {
  all: [
    'late-fees.list',
    'late-fees.forgive',
    'late-fee-requests.list',
    'late-fee-requests.decide',
  ],
  deciding: ['late-fees.list', 'late-fee-requests.list', 'late-fee-requests.decide'],
  reading: ['late-fees.list', 'late-fee-requests.list'],
  guarding: ['late-fees.forgive', 'late-fee-requests.decide'],
} as const
