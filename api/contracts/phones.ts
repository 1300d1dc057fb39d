/** What two people decide about a customer's phone. */
export const phoneRequestKinds = ['CHANGE_PHONE'] as const
export type PhoneRequestKind = (typeof phoneRequestKinds)[number]
