export const planRequestKinds = ['OPEN', 'CLOSE'] as const
export type PlanRequestKind = (typeof planRequestKinds)[number]

/** Papers that prove a business, and their order on the phone. */
export const certificateRules = { nameMax: 60, positionMax: 1_000 } as const
