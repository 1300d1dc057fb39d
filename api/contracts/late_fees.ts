/** What two people decide about a late fee. */
export const lateFeeRequestKinds = ['FORGIVE'] as const
export type LateFeeRequestKind = (typeof lateFeeRequestKinds)[number]
