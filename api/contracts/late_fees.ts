export const lateFeeRequestKinds = ['FORGIVE'] as const
export type LateFeeRequestKind = (typeof lateFeeRequestKinds)[number]
